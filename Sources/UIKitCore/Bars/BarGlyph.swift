import CoreGraphics
import Foundation
import UIFoundation

/// The drawn picture of a system item, in a square of 24 points and the tint given.
final class BarGlyph: UIView {
    static let side: CGFloat = 24

    private let item: UIBarButtonItem.SystemItem
    var color = UIColor.systemBlue {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    init(_ item: UIBarButtonItem.SystemItem) {
        self.item = item
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        contentMode = .center
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.set()
        let outline = BarGlyphOutline(item)
        outline.filled.fill()
        outline.stroked.lineWidth = 1.7
        outline.stroked.lineCapStyle = .round
        outline.stroked.lineJoinStyle = .round
        outline.stroked.stroke()
    }
}
