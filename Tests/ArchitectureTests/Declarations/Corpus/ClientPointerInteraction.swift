import UIKit

/// A pointer that changes its shape.
class ClientPointerInteraction: UIPointerInteraction {
    override init(delegate: (any UIPointerInteractionDelegate)?) { super.init(delegate: delegate) }

    override var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func invalidate() { super.invalidate() }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A region of a view.
class ClientPointerRegion: UIPointerRegion {
    override var rect: CGRect { super.rect }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A question after a region.
class ClientPointerRegionRequest: UIPointerRegionRequest {
    override var location: CGPoint { super.location }
    override var modifiers: UIKeyModifierFlags { super.modifiers }
}

/// The look of a pointer.
class ClientPointerStyle: UIPointerStyle {
    override class func hidden() -> Self { super.hidden() }
    override class func system() -> Self { super.system() }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

extension ClientPointerStyle {
    static func make() -> [NSObject] {
        [
            UIPointerInteraction(delegate: nil), UIPointerRegion(rect: .zero),
            UIPointerRegion(rect: .zero, identifier: 1), UIPointerStyle.hidden(), UIPointerStyle.system(),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allAxis: [UIAxis] {
        [
            .both, .horizontal, .vertical,
        ]
    }
}
