public import Foundation
import HostInterface

/// The sizes that a scene's window may have when the user resizes it.
///
/// Changes take effect together after the turn in which they are made; a window that is outside then is resized at once.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?
    private var limits = WindowLimits()
    private var isWaiting = false

    init(scene: UIWindowScene) { self.scene = scene }

    /// The smallest size in points; 320×320 at first. One that is larger than the largest size counts, and the largest does not.
    open var minimumSize: CGSize {
        get { limits.minimum }
        set { change { $0.minimum = newValue } }
    }

    /// The largest size in points; without limits at first, as with sides of `CGFloat.greatestFiniteMagnitude`.
    open var maximumSize: CGSize {
        get { limits.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// Whether the window may fill its display, whatever the largest size is; true at first.
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
