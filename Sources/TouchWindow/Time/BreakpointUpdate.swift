import TouchLanguage
import TouchInspection
import TouchReading
import TouchTrace

/// What stops the scene's time.
package enum BreakpointUpdate {
  /// On what the keys or the pointer are at, where that tells a single step, or else on the selection; or off it.
  package static func toggle(_ c: inout Context) {
    let pointed = [c.state.focus.current?.target, c.state.hover.region?.target]
    for target in pointed.compactMap(\.self) {
      if let breakpoint = step(at: target, c) { return toggle(breakpoint, &c) }
    }
    toggleOnSelection(&c)
  }

  /// An edge or a state of a card, a line of the graph, a cell of the matrix, or a moment of the timeline.
  private static func step(at target: Target, _ c: Context) -> Breakpoint? {
    let input = c.reading.input
    switch target {
    case .recognizerPart, .pair: return Breakpoint(target)
    case .relation(let number):
      let all = Relations.make(input)
      return all.indices.contains(number - 1) ? Breakpoint(all[number - 1], input) : nil
    case .event(let event):
      let trace = input.trace
      return trace.events.indices.contains(event) ? Breakpoint(trace.events[event], trace) : nil
    default: return nil
    }
  }

  package static func toggleOnSelection(_ c: inout Context) {
    guard let target = c.state.selection, let breakpoint = Breakpoint(target) else {
      return c.say(Text.notices.selectForBreakpoint)
    }
    toggle(breakpoint, &c)
  }

  private static func toggle(_ breakpoint: Breakpoint, _ c: inout Context) {
    // Only what happens from now on stops the time.
    c.state.document.checkedEvents = c.reading.session.trace.events.count
    c.state.workspace.breakpoints.toggle(breakpoint)
    c.say(
      c.state.workspace.breakpoints.contains(breakpoint)
        ? Text.notices.breakpointSet(breakpoint.kind)
        : Text.notices.breakpointRemoved)
  }

  /// On every line like that of an event, or off them.
  package static func toggle(atEvent event: Int, _ c: inout Context) {
    let trace = c.reading.session.trace
    guard event < trace.events.count else { return }
    let line = CanonicalLine.text(trace.events[event], in: trace)
    c.state.document.checkedEvents = trace.events.count
    let breakpoint = Breakpoint(.line(line))
    c.state.workspace.breakpoints.toggle(breakpoint)
    // Lines that are alike have one breakpoint.
    c.state.document.logBreakpoints = c.state.document.logBreakpoints.filter {
      CanonicalLine.text(trace.events[Int($0)], in: trace) != line
    }
    if c.state.workspace.breakpoints.contains(breakpoint) {
      c.state.document.logBreakpoints.insert(UInt32(event))
    }
  }

  package static func removeAll(_ c: inout Context) {
    c.state.workspace.breakpoints = BreakpointSet()
    c.state.document.logBreakpoints = []
  }

  /// The playhead stops behind the first new event at which a breakpoint is; the engine stands at the end of its step.
  package static func stopAtHit(_ c: inout Context) {
    let trace = c.reading.session.trace
    let from = c.state.document.checkedEvents
    let count = trace.events.count
    if from != count { c.state.document.checkedEvents = count }
    // What was caught up with on the way to the present does not stop it again.
    guard !c.state.playback.skipsBreakpointsOnce else {
      return c.state.playback.skipsBreakpointsOnce = false
    }
    guard !c.state.workspace.breakpoints.isEmpty, c.state.playback.isAtNewest, from < count,
      let hit = c.state.workspace.breakpoints.firstHit(in: from..<count, trace)
    else { return }
    c.state.playback.clock.pause(c.now)
    PlaybackUpdate.seek(toEvent: hit.event, &c)
    c.say(Text.notices.stopped(at: EventWords.text(trace.events[hit.event], in: trace)))
  }

  /// To the next place where a breakpoint would stop, or the one before.
  package static func go(_ direction: Int, _ c: inout Context) {
    let event = c.reading.playhead.lastEvent
    let trace = c.reading.session.trace
    let breakpoints = c.state.workspace.breakpoints
    let hit =
      direction > 0
      ? breakpoints.next(from: event, trace) : breakpoints.previous(from: event, trace)
    guard let hit else {
      guard !breakpoints.isEmpty else { return c.say(Text.notices.noBreakpoint) }
      if direction > 0 { PlaybackUpdate.goLive(&c) }
      return c.say(direction > 0 ? Text.notices.noBreakpointAfter : Text.notices.noBreakpointBefore)
    }
    PlaybackUpdate.pause(&c)
    PlaybackUpdate.seek(toEvent: hit.event, &c)
  }
}
