import CoreGraphics
import Foundation
import UIKitCore

/// Draws the text or the placeholder of a text field. Its bounds are in the field's coordinate space.
final class FieldTextView: UIView {
    private unowned let field: UITextField
    private let content: (UITextField, CGRect) -> Void

    /// Makes a view in a field that draws with a function of the field.
    init(in field: UITextField, drawing content: @escaping (UITextField, CGRect) -> Void) {
        (self.field, self.content) = (field, content)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the visible rectangle, in the field's space.
    func layOut(in rect: CGRect) {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        center = CGPoint(x: rect.minX + size.width / 2, y: rect.minY + size.height / 2)
        guard bounds != CGRect(origin: rect.origin, size: size) else { return }
        bounds = CGRect(origin: rect.origin, size: size)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { content(field, bounds) }
}
