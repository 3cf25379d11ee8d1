import CoreGraphics
import Foundation

/// The state of a spring-loaded interaction from the time when dragged items enter its view until they leave it.
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private let session: DragSession

    init(of session: DragSession, on view: UIView?) {
        (self.session, targetView) = (session, view)
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view = view ?? targetView?.window else { return session.place }
        return session.location(in: view)
    }

    /// Whether both contexts have the same target view and target item.
    func hasTarget(of other: SpringContext) -> Bool {
        guard targetView === other.targetView else { return false }
        guard let item = targetItem, let another = other.targetItem else {
            return targetItem == nil && other.targetItem == nil
        }
        if let item = item as? AnyHashable, let another = another as? AnyHashable { return item == another }
        return item as AnyObject === another as AnyObject
    }
}
