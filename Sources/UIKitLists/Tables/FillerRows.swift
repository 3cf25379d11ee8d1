import CoreGraphics
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Empty rows below the last one of a plain table, of which only the lines show.
final class FillerRows: UIView {
    private var lines: [Hairline] = []

    override var drawsContent: Bool { false }

    /// Shows lines between rows of a height.
    ///
    /// - Parameters:
    ///   - rowHeight: The height in points; more than 0.
    ///   - color: The colour of the lines.
    ///   - start: Where the lines begin, in points from the left.
    ///   - end: Where they end, in points from the left.
    func show(rowHeight: CGFloat, _ color: UIColor, from start: CGFloat, to end: CGFloat) {
        let count = Int((bounds.height / rowHeight).rounded(.down))
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = Hairline()
            addSubview(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            let y = (CGFloat(index + 1) * rowHeight).roundedToPixels(contentScaleFactor) - Hairline.width
            let frame = CGRect(x: start, y: y, width: max(0, end - start), height: Hairline.width)
            if line.frame != frame { line.frame = frame }
            if line.backgroundColor != color { line.backgroundColor = color }
        }
    }
}
