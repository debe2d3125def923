import ToastText

extension ToastBehavior {
  /// The list of things that can be done with a toast, in the order of the rotor.
  ///
  /// The order is: tap (the default), leading, trailing, *later*, and last the kit's own *dismiss*
  /// or *OK*. An action that is attached to two gestures stands there once, with both.
  ///
  /// ```swift
  /// ToastBehavior.toastKit.offers(for: message).map(\.id)  // ["open", "archive", "later", "dismiss"]
  /// ```
  public func offers(for message: ToastMessage) -> [ToastOffer] {
    var offers: [ToastOffer] = []
    add(message.tapAction, as: .tap, gestures: [.tap, .magicTap], to: &offers)
    let swipes = message.swipeActions
    add(swipes.leading, as: .leading, gestures: [.swipeLeading, .longPress], to: &offers)
    add(swipes.trailing, as: .trailing, gestures: [.swipeTrailing, .longPress], to: &offers)
    let later = offers.filter { $0.role == .later }
    offers.removeAll { $0.role == .later }
    return offers + later + closingOffers
  }

  private func add(
    _ action: ToastAction?, as role: ToastOffer.Role, gestures: [ToastGesture],
    to offers: inout [ToastOffer]
  ) {
    guard let action else { return }
    if let index = offers.firstIndex(where: { $0.id == action.id }) {
      offers[index].gestures += gestures.filter { !offers[index].gestures.contains($0) }
    } else {
      let title = action.title ?? ToastText(key: "action.activate")
      offers.append(
        ToastOffer(
          role: action.effect == .hold ? .later : role, id: action.id, title: title,
          gestures: gestures, action: action))
    }
  }

  private var closingOffers: [ToastOffer] {
    switch closing {
    case .dismiss:
      [
        ToastOffer(
          role: .dismiss, id: "dismiss", title: ToastText(key: "action.dismiss"),
          gestures: [.escape])
      ]
    case .ok:
      [
        ToastOffer(
          role: .ok, id: "ok", title: ToastText(key: "action.ok"), gestures: [.tap, .magicTap])
      ]
    case nil: []
    }
  }
}
