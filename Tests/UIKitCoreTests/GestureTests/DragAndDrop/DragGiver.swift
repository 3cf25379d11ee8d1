import CoreGraphics
import Foundation

@testable import UIKitCore

/// Gives items for a drag and notes its calls.
final class DragGiver: NSObject, UIDragInteractionDelegate {
    private let note: (String) -> Void
    var texts = ["one"]
    /// The texts of the items that a tap adds.
    var additions: [String] = []
    var allowsMove = true
    var liftPreview: ((UIDragItem) -> UITargetedDragPreview?)?
    var cancelPreview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
    var previewProvider: (() -> UIDragPreview?)?
    private(set) weak var session: (any UIDragSession)?
    private(set) var places: [CGPoint] = []

    init(note: @escaping (String) -> Void) {
        self.note = note
        super.init()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("items")
        self.session = session
        if let view = interaction.view { places.append(session.location(in: view)) }
        return texts.map { text in
            let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
            item.localObject = text
            item.previewProvider = previewProvider
            return item
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        note("add at \(Int(point.x)) \(Int(point.y))")
        return additions.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("will add \(items.count)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("preview")
        if let liftPreview { return liftPreview(item) }
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        note("lift")
        animator.addAnimations { [note] in note("lifting") }
        animator.addCompletion { [note] in note("lifted \($0)") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { note("move") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        note("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("cancel preview")
        return cancelPreview.map { $0(defaultPreview) } ?? defaultPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { [note] in note("cancelled \($0)") } }
}
