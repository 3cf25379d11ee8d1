/// Random numbers that a replay draws again.
///
/// All generators of an app share one sequence, which begins with the session's seed: a live session has a new one, its
/// recording keeps it, and a replay starts from it. Draws count in order, so an app that draws on several threads at once
/// gives up that its replays are alike. Not for secrets.
///
/// Unlike iOS: an addition of this project, for `random(in:using:)` and the like in apps that are recorded.
public nonisolated struct SessionRandomNumberGenerator: RandomNumberGenerator, Sendable {
    public init() {}

    public mutating func next() -> UInt64 { SessionRandomSource.next() }
}
