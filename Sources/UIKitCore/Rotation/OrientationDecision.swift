import Foundation

/// Decides by the supported orientations whether the interface may take an orientation.
package struct OrientationDecision {
    let orientation: UIInterfaceOrientation
    let decider: UIViewController?
    /// The orientations that the app and the decider both support; nil when the decider was not asked.
    let mask: UIInterfaceOrientationMask?
    let isAccepted: Bool

    /// Asks the deciding controller and the app. Without a controller every orientation is accepted.
    package init(_ orientation: UIInterfaceOrientation, decider: UIViewController?, window: UIWindow?) {
        self.orientation = orientation
        self.decider = decider
        guard let decider else {
            (mask, isAccepted) = (.all, true)
            return
        }
        guard decider.shouldAutorotate else {
            (mask, isAccepted) = (nil, false)
            return
        }
        let common = Self.allowed(by: decider, window: window)
        mask = common
        isAccepted = common.contains(orientation.mask)
    }

    /// The orientations that the app and the controller both support; stops the program when there are none.
    package static func allowed(by decider: UIViewController, window: UIWindow?) -> UIInterfaceOrientationMask {
        let app = UIApplication.sharedIfRunning?.supportedInterfaceOrientations(for: window) ?? .all
        let own = decider.supportedInterfaceOrientations
        let common = app.intersection(own)
        guard !common.isEmpty else {
            fatalError(
                "\(UIApplication.invalidInterfaceOrientationException): the orientations that "
                    + "\(ObjectNames.label(of: decider)) supports (\(own.rawValue)) have none in common with the "
                    + "application's (\(app.rawValue)). Widen one of the masks.")
        }
        return common
    }

    /// The orientation to use out of a mask: the current one if it is in it, else the first of the usual order.
    package static func preferred(
        in mask: UIInterfaceOrientationMask, current: UIInterfaceOrientation
    ) -> UIInterfaceOrientation {
        let order: [UIInterfaceOrientation] = [
            current, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        return order.first { !$0.mask.isEmpty && mask.contains($0.mask) } ?? current
    }
}
