import Foundation
import UIKitCore

extension UITextView {
    private static let selectionKey = "UITextViewSelectedRange"

    func encodeSelection(with coder: NSCoder) {
        let range = editing.selection.range
        coder.encode([range.lowerBound, range.upperBound], forKey: Self.selectionKey)
    }

    func decodeSelection(with coder: NSCoder) {
        guard let ends = coder.decodeObject(forKey: Self.selectionKey) as? [Int], ends.count == 2,
            0 <= ends[0], ends[0] <= ends[1]
        else { return }
        selectByApp(NSRange(location: ends[0], length: ends[1] - ends[0]))
    }
}
