import Foundation
import UIFoundation

/// One rectangle of a selection in one of the framework's text views.
final class TextSelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let direction: NSWritingDirection
    private let isFirst: Bool
    private let isLast: Bool

    init(_ box: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        (self.box, self.direction, self.isFirst, self.isLast) = (box, direction, isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { box }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
