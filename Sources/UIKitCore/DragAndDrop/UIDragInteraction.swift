import CoreGraphics
public import Foundation
import UIFoundation

/// Lets items be dragged from its view; the delegate gives them.
///
/// A finger lifts them by a press of half a second, a mouse by moving 10 points with its primary button held; pens are as
/// fingers.
/// Then they follow it until it is lifted, which drops them, or until Escape is pressed. One drag goes on at a time; a tap of
/// another finger adds items to it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Gives the items; not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Whether gestures of other recognizers may go on with the finger that lifts the items.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether items can be dragged; switching it off takes back a lift that has not become a drag.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { enableRecognizers() }
    }

    /// Whether a new interaction is enabled: true, as on iOS since version 15.
    open class var isEnabledByDefault: Bool { true }

    private(set) lazy var recognizer = DragRecognizer(of: self)
    private lazy var adder = DragAdder(of: self)
    private var prepared: DragTransaction?
    private var transaction: DragTransaction?

    /// Makes an interaction; the delegate is not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        endLift()
        former.removeGestureRecognizer(recognizer)
        former.removeGestureRecognizer(adder)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        enableRecognizers()
        recognizer.removeTarget(self, action: nil)
        recognizer.addTarget(self, action: UIDragInteraction.follow)
        view.addGestureRecognizer(recognizer)
        adder.removeTarget(self, action: nil)
        adder.addTarget(self, action: UIDragInteraction.finishAdding)
        view.addGestureRecognizer(adder)
    }

    private func enableRecognizers() { (recognizer.isEnabled, adder.isEnabled) = (isEnabled, isEnabled) }

    private func finishAdding(_ recognizer: UIGestureRecognizer) { (recognizer as? DragAdder)?.finish() }

    // MARK: The finger

    /// Whether there are items to lift where a finger came down.
    func prepareLift(of touch: UITouch) -> Bool {
        guard let runtime = ApplicationRuntime.current, runtime.drag == nil, view?.window != nil, let delegate else {
            return false
        }
        let session = DragSession(at: touch.startLocation)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        prepared = session.items.isEmpty ? nil : DragTransaction(of: self, session, touch, runtime: runtime)
        return prepared != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let prepared else { return }
            self.prepared = nil
            transaction = prepared
            prepared.lift()
            if prepared.touch.isPointer { begin(at: recognizer.centroid) }
        case .changed:
            guard let transaction else { return }
            let (start, now) = (transaction.session.place, recognizer.centroid)
            if hypot(now.x - start.x, now.y - start.y) > DragRecognizer.slop { begin(at: now) }
        default: endLift()
        }
    }

    /// Has the items follow the finger, which hands them over to the drag.
    private func begin(at place: CGPoint) {
        guard let begun = transaction else { return }
        transaction = nil
        begun.begin(at: place)
    }

    /// The finger was lifted before it moved: nothing is dragged.
    private func endLift() {
        prepared = nil
        transaction?.revokeLift()
        transaction = nil
    }
}
