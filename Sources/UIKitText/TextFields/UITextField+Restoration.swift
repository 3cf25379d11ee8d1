import Foundation
import UIKitCore

extension UITextField {
    private static let selectionKey = "UITextFieldSelectedRange"

    func encodeSelection(with coder: NSCoder) {
        guard isEditing else { return }
        let range = editing.selection.range
        coder.encode([range.lowerBound, range.upperBound], forKey: Self.selectionKey)
    }

    func decodeSelection(with coder: NSCoder) {
        guard let ends = coder.decodeObject(forKey: Self.selectionKey) as? [Int], ends.count == 2,
            0 <= ends[0], ends[0] <= ends[1], ends[1] <= editing.length
        else { return }
        interaction.chosenSelection = TextSelection(ends[0]..<ends[1])
    }
}
