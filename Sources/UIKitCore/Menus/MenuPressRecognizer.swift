import Foundation

/// Recognizes the long press that opens a context menu, on views that have one.
final class MenuPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(of interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.prepareMenu(for: self) == true
    }
}
