/// The only time that the core knows: seconds that never run backwards, from a zero of the host's choosing (its launch).
package protocol MediaClock: AnyObject {
    /// Seconds since the host's zero.
    var now: Double { get }
}
