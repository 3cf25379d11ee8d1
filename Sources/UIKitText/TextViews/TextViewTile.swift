import CoreGraphics
import Foundation
import UIKitCore

/// The drawn part of a text view's text: what shows and some of what is above and below. Its space is the text view's.
final class TextViewTile: UIView {
    private unowned let view: UITextView

    init(of view: UITextView) {
        self.view = view
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Covers a rectangle of the text view.
    func cover(_ rect: CGRect) {
        guard bounds != rect else { return }
        bounds = rect
        center = CGPoint(x: rect.midX, y: rect.midY)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { view.drawText(in: bounds) }
}
