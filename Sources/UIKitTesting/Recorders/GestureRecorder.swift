public import UIKitCore

/// Records the actions of recognizers, in order, as `name.state`.
@MainActor public final class GestureRecorder {
    /// The calls that were received so far.
    public var calls: [String] = []

    /// Begins to record the actions of recognizers; one without a name gets that of its class, as `Tap` for a tap.
    public init(_ recognizers: UIGestureRecognizer...) {
        for recognizer in recognizers { recognizer.addTarget(self, action: GestureRecorder.note) }
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        var name = recognizer.name ?? "\(type(of: recognizer))"
        if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
            name = String(name.dropFirst(2).dropLast("GestureRecognizer".count))
        }
        calls.append("\(name).\(recognizer.state)")
    }
}
