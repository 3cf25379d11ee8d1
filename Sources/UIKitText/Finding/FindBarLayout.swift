import CoreGraphics
import UIFoundation

/// The frames of a find bar's subviews.
struct FindBarLayout {
    private static let (margin, gap): (CGFloat, CGFloat) = (12, 8)
    private static let (fieldHeight, buttonWidth): (CGFloat, CGFloat) = (36, 36)

    let line: CGRect
    let searchField: CGRect
    /// The rectangle of the search field's text, in the field's space.
    let searchRoom: CGRect
    let (options, count, previous, next, done): (CGRect, CGRect, CGRect, CGRect, CGRect)
    let (replacementField, replace, all): (CGRect, CGRect, CGRect)

    /// Computes the frames from left to right and mirrors them for right-to-left layouts.
    init(
        width: CGFloat, insets: UIEdgeInsets, scale: CGFloat, countWidth: CGFloat, doneWidth: CGFloat,
        replaceWidth: CGFloat, allWidth: CGFloat, isMirrored: Bool
    ) {
        let (left, right) = (insets.left + Self.margin, width - insets.right - Self.margin)
        func rect(_ x: CGFloat, _ width: CGFloat, row: CGFloat = 0) -> CGRect {
            CGRect(
                x: x, y: row * FindBar.rowHeight + (FindBar.rowHeight - Self.fieldHeight) / 2, width: max(0, width),
                height: Self.fieldHeight)
        }
        func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
            isMirrored ? CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size) : rect
        }
        func placed(_ rect: CGRect) -> CGRect { mirrored(rect, in: width) }
        let done = rect(right - doneWidth, doneWidth)
        let next = rect(done.minX - Self.gap - Self.buttonWidth, Self.buttonWidth)
        let previous = rect(next.minX - Self.buttonWidth, Self.buttonWidth)
        let field = rect(left, previous.minX - Self.gap - left)
        let options = rect(field.minX, Self.buttonWidth)
        let shownCount = min(countWidth.rounded(.up), max(0, field.width - Self.buttonWidth) / 2)
        let count = rect(field.maxX - Self.gap - shownCount, shownCount)
        let room = CGRect(
            x: Self.buttonWidth, y: 0, width: max(0, count.minX - Self.gap - options.maxX), height: Self.fieldHeight)
        let all = rect(right - allWidth, allWidth, row: 1)
        let replace = rect(all.minX - Self.gap - Self.gap - replaceWidth, replaceWidth, row: 1)
        line = CGRect(x: 0, y: 0, width: width, height: 1 / scale)
        searchField = placed(field)
        searchRoom = mirrored(room, in: field.width)
        (self.options, self.count, self.previous) = (placed(options), placed(count), placed(previous))
        (self.next, self.done) = (placed(next), placed(done))
        replacementField = placed(rect(left, replace.minX - Self.gap - left, row: 1))
        (self.replace, self.all) = (placed(replace), placed(all))
    }
}
