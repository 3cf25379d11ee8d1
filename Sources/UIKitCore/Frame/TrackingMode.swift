package import Foundation

/// The mode of the application's run loop: tracking while a view scrolls by the user's hand, else the default one.
final class TrackingMode {
    private struct Tracker {
        weak var view: (any TrackingView)?
    }

    private var trackers: [Tracker] = []

    /// A view begins to scroll; it reports the end itself.
    func begin(_ view: any TrackingView) { trackers.append(Tracker(view: view)) }

    /// Whether some view scrolls.
    var isOn: Bool {
        guard !trackers.isEmpty else { return false }
        trackers.removeAll { $0.view?.isInTrackingMode != true }
        return !trackers.isEmpty
    }

    /// Whether work in some modes runs now; `contains` returns whether a mode is one of them.
    func includes(_ contains: (RunLoop.Mode) -> Bool) -> Bool {
        contains(.common) || contains(runLoopMode)
    }

    fileprivate var runLoopMode: RunLoop.Mode { isOn ? .tracking : .default }
}

extension AppClock {
    /// The mode that the app's run loop is in.
    package var runLoopMode: RunLoop.Mode { trackingMode.runLoopMode }
}
