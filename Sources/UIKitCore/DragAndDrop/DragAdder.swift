import CoreGraphics
import Foundation

/// Recognizes another finger that taps during a drag, to add the items that are there.
final class DragAdder: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    /// The items that wait for the tap to be recognized.
    private var prepared: (items: [UIDragItem], transaction: DragTransaction)?

    init(of interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    /// The drag that goes on in the app; nil for none.
    private var transaction: DragTransaction? { ApplicationRuntime.current?.drag as? DragTransaction }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        transaction.map { $0.touch !== touch } ?? false
    }

    /// A tap on what adds nothing is like any other.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let transaction, let interaction, let view = interaction.view else { return false }
        let items = transaction.items(addedBy: interaction, at: location(in: view))
        prepared = items.isEmpty ? nil : (items, transaction)
        return prepared != nil
    }

    /// Adds the items, once the tap is recognized.
    func finish() {
        guard let (items, transaction) = prepared, let interaction else { return }
        prepared = nil
        transaction.add(items, of: interaction)
    }
}
