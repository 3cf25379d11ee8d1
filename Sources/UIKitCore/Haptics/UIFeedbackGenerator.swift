public import Foundation
import HostInterface

/// Makes a device tap the finger that holds it; subclasses define the occasion.
///
/// Unlike iOS: desktops have no motor for it, so that no tap is felt or heard, as on an iPad. Each tap is a line of the trace,
/// topic `haptic`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator. The framework has one subclass for each kind of tap.
    public override init() { super.init() }

    /// Wakes the motor, so that a tap within the next second or two is felt without delay; it may be called again.
    open func prepare() { note("prepare", intensity: nil) }

    /// Writes a tap into the trace.
    func note(_ kind: String, intensity: CGFloat?) {
        ApplicationRuntime.current?.trace.write(
            .haptic,
            [
                "generator": .string("\(type(of: self))"), "kind": .string(kind),
                "intensity": intensity.map { .number($0) } ?? .null,
            ])
    }
}
