/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The current media time: seconds since the application was launched, on the clock of events, frames and animations.
///
/// While an event or a frame is being handled this is that event's or frame's time, however long the handling takes.
public func CACurrentMediaTime() -> CFTimeInterval { LayerEnvironment.current.now }
