import CoreGraphics
import Foundation

@testable import UIKitCore

/// Takes dropped items and notes its calls, with its name in front.
final class DropTaker: NSObject, UIDropInteractionDelegate {
    private let name: String
    private let note: (String) -> Void
    var canHandle = true
    var operation = UIDropOperation.copy
    var isPrecise = false
    var prefersFullSizePreview = false
    var perform: ((any UIDropSession) -> Void)?
    var preview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
    private(set) var session: (any UIDropSession)?

    init(_ name: String, note: @escaping (String) -> Void) {
        self.name = name
        self.note = { note(name + $0) }
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        self.session = session
        return canHandle
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        let proposal = UIDropProposal(operation: operation)
        (proposal.isPrecise, proposal.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("drop")
        perform?(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { note("conclude") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("end") }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("drop preview")
        return preview.map { $0(defaultPreview) } ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { [note] in note("dropped \($0)") } }
}
