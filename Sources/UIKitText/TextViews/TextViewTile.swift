import CoreGraphics
import Foundation
import UIKitCore

/// Draws the visible text of a text view with a margin above and below. Its bounds are in the text view's coordinate space.
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

    /// Sets the rectangle of the text view that is drawn.
    func cover(_ rect: CGRect) {
        guard bounds != rect else { return }
        bounds = rect
        center = CGPoint(x: rect.midX, y: rect.midY)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { view.drawText(in: bounds) }
}
