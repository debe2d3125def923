import ToastText

extension ToastStateMachine {
  /// Presents a message and gives the name of the toast that shows it.
  ///
  /// The name is the message's own, or one the engine makes; where the text counts as a repeat, it
  /// is the name of the toast that shows the text already.
  @discardableResult
  public mutating func present(_ message: ToastMessage) -> String {
    if let name = message.id, behavior.identity != .separate {
      if let slot = names.first(name, .live) ?? names.first(name, .held) {
        update(slot, to: message)
        return name
      }
      // A name stands for one toast: what still fades under it is removed before it comes again.
      if let slot = names.first(name, .leaving) { finishLeaving(slot) }
    }
    let words = words(of: message)
    if let words, let slot = repeated(words) { return slots[slot].toast.id }
    let slot = makeSlot(for: message, words: words)
    let name = slots[slot].toast.id
    checkMessage(slot)
    if makeRoom(for: slot) { enter(slot) }
    return name
  }

  mutating func present(_ choice: ToastChoice, id: String?, inputs: [String: String]) {
    let asked = choice.cases.flatMap { $0.conditions.map(\.input) }
    for name in Set(asked).subtracting(inputs.keys).sorted() {
      report(
        "no-such-input", .warning,
        "there is no input ‘\(name)’, so it counts as empty; give it a value")
    }
    var message = choice.message(for: inputs)
    if let id { message.id = id }
    present(message)
  }

  private mutating func makeSlot(for message: ToastMessage, words: ToastWords?) -> Int {
    lastSerial += 1
    let name = message.id ?? freshName()
    var message = message
    if message.id == nil { message.id = name }
    let time = time(for: message)
    let toast = Toast(
      id: name, serial: lastSerial, message: message, revision: 0, phase: .queued, time: time,
      remaining: time.total, count: 1)
    var slot = ToastSlot(toast: toast)
    slot.text = words
    slot.textTime = now
    if let free = freeSlots.popLast() {
      slots[free] = slot
      return free
    }
    slots.append(slot)
    links.addSlot()
    names.addSlot()
    countdowns.addSlot()
    importances.addSlot()
    return slots.count - 1
  }

  private func freshName() -> String {
    var name = "toast-\(lastSerial)"
    while names.isInUse(name) { name += "-" }
    return name
  }

  /// Reports what is wrong with a message that is shown all the same.
  mutating func checkMessage(_ slot: Int) {
    let toast = slots[slot].toast
    if case .fixed(let time) = toast.message.duration, time <= .zero, behavior.honorsDuration {
      report(
        "not-a-duration", .warning,
        "the duration of ‘\(toast.id)’ is not positive, so the default is taken; give a time over 0",
        toast: toast)
    }
    if let name = toast.message.content.clash {
      report(
        "action-clash", .warning,
        "‘\(toast.id)’ has two actions named ‘\(name)’; give each its own name", toast: toast)
    }
  }

  /// Gives a toast that stands nowhere its place, and shows it if it is its turn.
  mutating func enter(_ slot: Int) {
    names.add(slot, name: slots[slot].toast.id, .live)
    trackImportance(slot)
    trackText(slot)
    switch behavior.arrangement {
    case .stack: show(slot, covering: shown.last)
    case .list: show(slot, covering: nil)
    case .replacing:
      if let former = shown.last { remove(former, for: .replaced) }
      show(slot, covering: nil)
    case .queue(let highPriorityJumpsIn):
      enterQueue(slot, jumps: highPriorityJumpsIn && slots[slot].toast.message.priority == .high)
    }
  }

  private mutating func enterQueue(_ slot: Int, jumps: Bool) {
    if gapEnd == nil, jumps || shown.isEmpty {
      show(slot, covering: shown.last)
      return
    }
    slots[slot].place = .queue
    slots[slot].toast.phase = .queued
    if jumps { links.prepend(slot, to: &queue) } else { links.append(slot, to: &queue) }
    emit(.queued, slot)
  }

  /// Shows a toast, for the first time or after *later*, in front of another.
  private mutating func show(_ slot: Int, covering former: Int?) {
    let isReturning = slots[slot].isReturning
    slots[slot].isReturning = false
    let time = time(for: slots[slot].toast.message)
    slots[slot].toast.time = time
    slots[slot].toast.remaining = time.total
    putInFront(slot, announcing: isReturning ? .restored : .presented, covering: former)
  }

  /// Puts a toast that stands nowhere in front.
  mutating func putInFront(
    _ slot: Int, announcing kind: ToastEvent.Kind? = nil, covering former: Int? = nil
  ) {
    if let former { cover(former) }
    slots[slot].place = .shown
    slots[slot].toast.phase = .front
    links.append(slot, to: &shown)
    if let kind { emit(kind, slot) }
    emit(.front, slot)
    if let former { emit(.covered, former) }
    emitPauses(slot)
    startCountdown(slot)
  }

  private mutating func cover(_ slot: Int) {
    stopCountdown(slot)
    slots[slot].toast.phase = .covered
    guard case .queue = behavior.arrangement else { return }
    links.remove(slot, from: &shown)
    links.prepend(slot, to: &queue)
    slots[slot].place = .queue
    loseFocus(slot)
  }

  /// Shows the next toast of a queue, if it is its turn.
  mutating func showNext() {
    guard shown.isEmpty, gapEnd == nil, let slot = queue.first else { return }
    links.remove(slot, from: &queue)
    if slots[slot].toast.phase == .covered {
      putInFront(slot)
    } else {
      show(slot, covering: nil)
    }
  }
}
