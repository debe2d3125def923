import ToastText

extension ToastStateMachine {
  /// Starts what a person does with a toast.
  ///
  /// What needs no handler happens at once and gives `nil`, as does what leads nowhere and is
  /// reported. Else run the handler, then the observers, and give the result to ``finish(_:)``.
  public mutating func begin(_ act: ToastAct) -> PendingToastAction? {
    guard let slot = visibleSlot(act.toast) else { return nil }
    guard !slots[slot].isActing else {
      report(
        "action-running", .warning,
        "an action of ‘\(act.toast)’ is running already; choose one once", toast: snapshot(slot))
      return nil
    }
    let message = slots[slot].toast.message
    switch act.via {
    case .tap, .magicTap:
      guard let action = message.tapAction else {
        tap(slot)
        return nil
      }
      return start(action, act.via, slot)
    case .swipeLeading, .swipeTrailing, .swipeLeft, .swipeRight:
      let side = act.via.side(in: resolver.direction(locale)) ?? .leading
      let swipes = message.swipeActions
      guard let action = side == .leading ? swipes.leading : swipes.trailing else {
        swipe(slot, side)
        return nil
      }
      return start(action, act.via, slot)
    case .escape:
      close(slot, by: .dismiss)
      return nil
    case .longPress, .rotor: return choose(named: act.action, act.via, slot)
    }
  }

  /// Ends an action whose handler and observers have run: its effect comes now.
  ///
  /// If the handler gave the toast new content, the toast stays, for the effect was meant for the
  /// old one; if the handler dismissed it, there is nothing left to do.
  public mutating func finish(_ pending: PendingToastAction) {
    let slot = pending.slot
    guard slots[slot].toast.serial == pending.toast.serial, slots[slot].isActing else { return }
    slots[slot].isActing = false
    guard slots[slot].toast.revision == pending.toast.revision else {
      startCountdown(slot)
      return
    }
    let action = pending.run.action
    if let confirmation = action.confirmation {
      emit(.confirmation(confirmation, pending.run), slot)
    }
    switch action.effect {
    case .hold: hold(slot)
    case .dismiss: remove(slot, for: .action(action.id))
    }
  }

  private mutating func start(
    _ action: ToastAction, _ via: ToastGesture, _ slot: Int
  ) -> PendingToastAction {
    stopCountdown(slot)
    slots[slot].isActing = true
    let run = ToastActionRun(action: action, via: via)
    emit(.action(run), slot)
    return PendingToastAction(toast: snapshot(slot), run: run, slot: slot)
  }

  private mutating func tap(_ slot: Int) {
    switch behavior.tap {
    case .nothing: reportNoAction("a tap", slot)
    case .skip: remove(slot, for: .skipped)
    case .hide: remove(slot, for: .tap)
    case .confirm: remove(slot, for: .confirmed)
    }
  }

  private mutating func swipe(_ slot: Int, _ side: ToastSide) {
    if behavior.swipeDismisses {
      remove(slot, for: .swipe(side))
    } else {
      reportNoAction("a \(side.rawValue) swipe", slot)
    }
  }

  /// Chooses from the list of actions by name.
  private mutating func choose(
    named name: String?, _ via: ToastGesture, _ slot: Int
  ) -> PendingToastAction? {
    let offers = behavior.offers(for: slots[slot].toast.message)
    guard let offer = offers.first(where: { $0.id == name }) else {
      let toast = snapshot(slot)
      let list = offers.map { "‘\($0.id)’" }.joined(separator: ", ")
      report(
        "no-such-action", .warning,
        "‘\(toast.id)’ has no action ‘\(name ?? "")’; choose \(list.isEmpty ? "none" : list)",
        toast: toast)
      return nil
    }
    if let action = offer.action { return start(action, via, slot) }
    close(slot, by: offer.role == .ok ? .ok : .dismiss)
    return nil
  }

  /// Chooses the kit's own entry, if the behaviour has it.
  private mutating func close(_ slot: Int, by closing: ToastClosing) {
    if closing == behavior.closing {
      remove(slot, for: closing == .ok ? .confirmed : .dismissed)
    } else {
      reportNoAction("a dismissal", slot)
    }
  }

  private mutating func reportNoAction(_ gesture: String, _ slot: Int) {
    let toast = snapshot(slot)
    report(
      "no-such-action", .info,
      "‘\(toast.id)’ has no action for \(gesture), so nothing happens; attach one", toast: toast)
  }
}
