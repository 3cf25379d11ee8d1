import UIKit

/// A tap that fails sooner.
class ClientTapGestureRecognizer: UITapGestureRecognizer {
    override var buttonMaskRequired: UIEvent.ButtonMask {
        get { super.buttonMaskRequired }
        set { super.buttonMaskRequired = newValue }
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

/// A press that begins sooner.
class ClientLongPressGestureRecognizer: UILongPressGestureRecognizer {
    override var allowableMovement: CGFloat {
        get { super.allowableMovement }
        set { super.allowableMovement = newValue }
    }
    override var minimumPressDuration: TimeInterval {
        get { super.minimumPressDuration }
        set { super.minimumPressDuration = newValue }
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

/// A swipe of two fingers.
class ClientSwipeGestureRecognizer: UISwipeGestureRecognizer {
    override var direction: UISwipeGestureRecognizer.Direction {
        get { super.direction }
        set { super.direction = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

/// A pointer over a view.
class ClientHoverGestureRecognizer: UIHoverGestureRecognizer {
    override var altitudeAngle: CGFloat { super.altitudeAngle }
    override var zOffset: CGFloat { super.zOffset }

    override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
    override func azimuthUnitVector(in view: UIView?) -> CGVector { super.azimuthUnitVector(in: view) }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSwipeGestureRecognizerDirection: [UISwipeGestureRecognizer.Direction] {
        [
            .down, .left, .right, .up,
        ]
    }
}
