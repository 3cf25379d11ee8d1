public import Foundation
import HostInterface

/// The limits for the size of a scene's window when the user resizes it.
///
/// Changes apply together after the turn in which they are made; a window outside the limits is resized at once then.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?
    private var limits = WindowLimits()
    private var isWaiting = false

    init(scene: UIWindowScene) { self.scene = scene }

    /// The minimum size in points; 320×320 by default. It takes precedence over a smaller maximum size.
    open var minimumSize: CGSize {
        get { limits.minimum }
        set { change { $0.minimum = newValue } }
    }

    /// The maximum size in points; unlimited by default, with sides of `CGFloat.greatestFiniteMagnitude`.
    open var maximumSize: CGSize {
        get { limits.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// Whether the window may fill its display, even beyond the maximum size; true by default.
    open var allowsFullScreen: Bool {
        get { limits.allowsFullScreen }
        set { change { $0.allowsFullScreen = newValue } }
    }

    private func change(_ body: (inout WindowLimits) -> Void) {
        let previous = limits
        body(&limits)
        guard limits != previous, !isWaiting, let clock = AppClock.current else { return }
        isWaiting = true
        clock.atEndOfTurn { [weak self] in self?.apply() }
    }

    private func apply() {
        isWaiting = false
        if limits.minimum.width > limits.maximum.width || limits.minimum.height > limits.maximum.height {
            Diagnostics.log(
                "The minimumSize of a scene's sizeRestrictions is larger than its maximumSize, so that the maximumSize does not count. "
                    + "Make it at least as large.")
        }
        guard scene != nil, let runtime = ApplicationRuntime.current, let host = runtime.host else { return }
        host.setLimits(limits)
        let size = runtime.orientation.windowSize
        let allowed = limits.size(nearest: size)
        if allowed != size { _ = host.requestWindowSize(allowed) }
    }
}
