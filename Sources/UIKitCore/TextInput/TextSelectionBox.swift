package import Foundation
package import UIFoundation

/// One rectangle of a selection in one of the framework's text views.
package final class TextSelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let direction: NSWritingDirection
    private let isFirst: Bool
    private let isLast: Bool

    package init(_ box: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        (self.box, self.direction, self.isFirst, self.isLast) = (box, direction, isFirst, isLast)
        super.init()
    }

    package override var rect: CGRect { box }
    package override var writingDirection: NSWritingDirection { direction }
    package override var containsStart: Bool { isFirst }
    package override var containsEnd: Bool { isLast }
}
