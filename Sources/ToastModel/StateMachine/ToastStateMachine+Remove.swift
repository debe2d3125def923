import ToastText

extension ToastStateMachine {
  /// Tells a toast to go: it fades if it is visible, and is removed.
  ///
  /// - Parameters:
  ///   - slot: The toast.
  ///   - reason: Why it goes.
  ///   - gap: The gap before the next one of a queue, or `nil` for the behaviour's own.
  mutating func remove(_ slot: Int, for reason: DismissalReason, gap: Duration? = nil) {
    let place = slots[slot].place
    let chosen: String? = if case .action(let id) = reason { id } else { nil }
    let deeds = slots[slot].toast.message.pendingDeeds.filter { $0.id != chosen }
    detach(slot)
    if place == .shown, behavior.fade > .zero {
      slots[slot].place = .leaving
      slots[slot].toast.phase = .leaving
      slots[slot].fadeEnd = now + min(behavior.fade, ToastDuration.longest)
      slots[slot].leavingReason = reason
      links.append(slot, to: &leaving)
      names.add(slot, name: slots[slot].toast.id, .leaving)
      emit(.leaving(reason), slot)
      for action in deeds { emit(.committed(action), slot) }
    } else {
      slots[slot].toast.phase = .gone
      emit(.dismissed(reason), slot)
      for action in deeds { emit(.committed(action), slot) }
      freeSlots.append(slot)
    }
    if place == .shown { fillFront(after: reason, gap: gap) }
  }

  /// Takes a live or held toast out of everything it stands in.
  mutating func detach(_ slot: Int) {
    stopCountdown(slot)
    loseFocus(slot)
    untrackText(slot)
    untrackImportance(slot)
    slots[slot].isActing = false
    let name = slots[slot].toast.id
    switch slots[slot].place {
    case .nowhere, .leaving: break
    case .shown:
      links.remove(slot, from: &shown)
      names.remove(slot, name: name, .live)
    case .queue:
      links.remove(slot, from: &queue)
      names.remove(slot, name: name, .live)
    case .held:
      links.remove(slot, from: &held)
      names.remove(slot, name: name, .held)
    }
    slots[slot].place = .nowhere
  }

  /// Removes a toast that has faded, or whose name comes again.
  mutating func finishLeaving(_ slot: Int) {
    links.remove(slot, from: &leaving)
    names.remove(slot, name: slots[slot].toast.id, .leaving)
    slots[slot].place = .nowhere
    slots[slot].toast.phase = .gone
    emit(.dismissed(slots[slot].leavingReason), slot)
    freeSlots.append(slot)
  }

  /// Brings up what comes after a visible toast that has gone.
  mutating func fillFront(after reason: DismissalReason, gap: Duration?) {
    switch behavior.arrangement {
    case .list, .replacing: break
    case .stack:
      guard let slot = shown.last, slots[slot].toast.phase == .covered else { return }
      links.remove(slot, from: &shown)
      putInFront(slot)
    case .queue:
      guard shown.isEmpty else { return }
      let own = reason == .timeout ? behavior.gap.afterTimeout : behavior.gap.otherwise
      let gap = min(gap ?? own, ToastDuration.longest)
      gapEnd = gap > .zero ? now + gap : nil
      showNext()
    }
  }

  mutating func dismiss(_ name: String) {
    if let slot = names.first(name, .live) ?? names.first(name, .held) {
      remove(slot, for: .dismissed)
    } else {
      reportMissing(name)
    }
  }

  /// Dismisses all: what would come up after another goes first, so that nothing flashes up.
  mutating func dismissAll() {
    while let slot = held.first { remove(slot, for: .dismissed) }
    while let slot = queue.first { remove(slot, for: .dismissed) }
    while let slot = shown.first { remove(slot, for: .dismissed) }
  }

  mutating func skipCurrent(gap: Duration) {
    if let slot = shown.last {
      remove(slot, for: .skipped, gap: max(gap, .zero))
    } else {
      report("no-such-toast", .info, "there is no toast to skip; skip while one is shown")
    }
  }

  /// Reports that a name leads to no toast that could be acted on.
  mutating func reportMissing(_ name: String) {
    if let slot = names.first(name, .leaving) {
      report(
        "toast-leaving", .warning,
        "the toast ‘\(name)’ is leaving already; act before it goes", toast: snapshot(slot))
    } else {
      report(
        "no-such-toast", .warning,
        "there is no toast ‘\(name)’: it has gone or was never presented; act while it is shown")
    }
  }
}
