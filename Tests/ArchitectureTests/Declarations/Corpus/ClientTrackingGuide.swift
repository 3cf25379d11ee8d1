import UIKit

/// A guide that counts how often it was asked.
class ClientTrackingGuide: UITrackingLayoutGuide {
    var count = 0

    override func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        count += 1
        super.setConstraints(trackedConstraints, activeWhenNearEdge: edge)
    }
    override func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { super.setConstraints(trackedConstraints, activeWhenAwayFrom: edge) }
    override func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraints(activeWhenNearEdge: edge)
    }
    override func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraints(activeWhenAwayFrom: edge)
    }
    override func removeAllTrackedConstraints() { super.removeAllTrackedConstraints() }
}

class ClientKeyboardGuide: UIKeyboardLayoutGuide {
    override var followsUndockedKeyboard: Bool {
        get { super.followsUndockedKeyboard }
        set { super.followsUndockedKeyboard = newValue }
    }
    override var usesBottomSafeArea: Bool {
        get { super.usesBottomSafeArea }
        set { super.usesBottomSafeArea = newValue }
    }
}

/// A page as sources from before safe areas have it.
class ClientCoveredPage: UIViewController {
    override var topLayoutGuide: UILayoutSupport { super.topLayoutGuide }
    override var bottomLayoutGuide: UILayoutSupport { super.bottomLayoutGuide }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }

    func pin(_ field: UIView) -> CGFloat {
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        let band: UILayoutSupport = topLayoutGuide
        field.topAnchor.constraint(equalTo: band.bottomAnchor).isActive = true
        return band.length
    }
}
