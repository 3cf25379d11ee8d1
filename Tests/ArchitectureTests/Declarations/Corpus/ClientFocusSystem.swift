import UIKit

/// The focus of a window.
class ClientFocusSystem: UIFocusSystem {
    override var focusedItem: (any UIFocusItem)? { super.focusedItem }

    override class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { super.environment(environment, contains: otherEnvironment) }
    override class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        super.focusSystem(for: environment)
    }

    override func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        super.requestFocusUpdate(to: environment)
    }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
}

/// A move of the focus.
class ClientFocusUpdateContext: UIFocusUpdateContext {
    override var focusHeading: UIFocusHeading { super.focusHeading }
    override var nextFocusedItem: (any UIFocusItem)? { super.nextFocusedItem }
    override var nextFocusedView: UIView? { super.nextFocusedView }
    override var previouslyFocusedItem: (any UIFocusItem)? { super.previouslyFocusedItem }
    override var previouslyFocusedView: UIView? { super.previouslyFocusedView }
}

/// Animations beside such a move.
class ClientFocusAnimationCoordinator: UIFocusAnimationCoordinator {
    override func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)?) {
        super.addCoordinatedAnimations(animations, completion: completion)
    }
    override func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)?
    ) { super.addCoordinatedFocusingAnimations(animations, completion: completion) }
    override func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)?
    ) { super.addCoordinatedUnfocusingAnimations(animations, completion: completion) }
}

/// A look of the focus.
class ClientFocusEffect: UIFocusEffect {
    override init() { super.init() }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A frame around it.
class ClientFocusHaloEffect: UIFocusHaloEffect {
    override init() { super.init() }

    override var containerView: UIView? {
        get { super.containerView }
        set { super.containerView = newValue }
    }
    override var position: UIFocusHaloEffect.Position {
        get { super.position }
        set { super.position = newValue }
    }
    override var referenceView: UIView? {
        get { super.referenceView }
        set { super.referenceView = newValue }
    }
}

extension ClientFocusHaloEffect {
    static func make() -> [UIFocusEffect] {
        [
            UIFocusEffect(), UIFocusHaloEffect(), UIFocusHaloEffect(rect: .zero),
            UIFocusHaloEffect(path: UIBezierPath()),
            UIFocusHaloEffect(roundedRect: .zero, cornerRadius: 4, curve: .continuous),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allFocusGroupPriority: [UIFocusGroupPriority] {
        [
            .currentlyFocused, .ignored, .previouslyFocused, .prioritized,
        ]
    }
    static var allFocusHaloEffectPosition: [UIFocusHaloEffect.Position] {
        [
            .automatic, .inside, .outside,
        ]
    }
    static var allFocusHeading: [UIFocusHeading] {
        [
            .down, .first, .last, .left, .next, .previous, .right, .up,
        ]
    }
}
