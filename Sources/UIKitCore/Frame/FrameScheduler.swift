/// Turns all requests for frames into one question to the host.
///
/// Frame path: step 1 of 8 – from any setter, to `ApplicationHost.requestFrame(at:)`.
package final class FrameScheduler {
    private var requested: Double?
    private let ask: (Double) -> Void

    init(ask: @escaping (Double) -> Void) { self.ask = ask }

    /// Requests a frame at a media time unless one was requested for that time or an earlier one.
    func request(at time: Double) {
        if let requested, requested <= time { return }
        requested = time
        ask(time)
    }

    /// A frame has begun: the request has been met.
    func frameDidBegin() { requested = nil }
}
