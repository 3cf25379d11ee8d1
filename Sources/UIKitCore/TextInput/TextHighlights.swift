import CoreGraphics
package import Foundation
import UIFoundation

/// The rectangles behind selected text, in a pale tint colour.
package final class TextHighlights: UIView {
    /// The opacity of the tint.
    private static let strength: CGFloat = 0.2

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    /// Replaces the rectangles, which are in this view's space.
    package func show(_ rects: [CGRect]) {
        while subviews.count > rects.count { subviews[subviews.count - 1].removeFromSuperview() }
        while subviews.count < rects.count {
            let part = UIView(frame: .zero)
            part.isUserInteractionEnabled = false
            part.backgroundColor = color
            addSubview(part)
        }
        for (part, rect) in zip(subviews, rects) { part.frame = rect }
    }

    private var color: UIColor { tintColor.withAlphaComponent(Self.strength) }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in subviews { part.backgroundColor = color }
    }
}
