/// Turns all requests for frames into one question to the host.
///
/// Frame path: step 1 of 8 – from any setter, to `ApplicationHost.requestFrame(at:)`.
package final class FrameScheduler {
    private var requested: Double?
    private let ask: (Double) -> Void

    init(ask: @escaping (Double) -> Void) { self.ask = ask }

    /// Asks for a frame at a media time unless one is to come no later.
    func request(at time: Double) {
        if let requested, requested <= time { return }
        requested = time
        ask(time)
    }

    /// A frame has begun: what was asked for is used up.
    func frameDidBegin() { requested = nil }
}
