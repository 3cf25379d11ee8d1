import UIKit

/// A pan in one direction.
class ClientPanGestureRecognizer: UIPanGestureRecognizer {
    override var allowedScrollTypesMask: UIScrollTypeMask {
        get { super.allowedScrollTypesMask }
        set { super.allowedScrollTypesMask = newValue }
    }
    override var maximumNumberOfTouches: Int {
        get { super.maximumNumberOfTouches }
        set { super.maximumNumberOfTouches = newValue }
    }
    override var minimumNumberOfTouches: Int {
        get { super.minimumNumberOfTouches }
        set { super.minimumNumberOfTouches = newValue }
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        super.setTranslation(translation, in: view)
    }
    override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

/// A pinch of a test.
class ClientPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var velocity: CGFloat { super.velocity }
}

/// A rotation of a test.
class ClientRotationGestureRecognizer: UIRotationGestureRecognizer {
    override var rotation: CGFloat {
        get { super.rotation }
        set { super.rotation = newValue }
    }
    override var velocity: CGFloat { super.velocity }
}

/// A pan from an edge.
class ClientScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var edges: UIRectEdge {
        get { super.edges }
        set { super.edges = newValue }
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allScrollTypeMask: [UIScrollTypeMask] {
        [
            .all, .continuous, .discrete,
        ]
    }
}
