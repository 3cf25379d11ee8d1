import CoreGraphics
import Foundation
import UIKitCore

/// The drawn text of a text field: its own, or its placeholder. Its space is the field's.
final class FieldTextView: UIView {
    private unowned let field: UITextField
    private let content: (UITextField, CGRect) -> Void

    /// Makes a view in a field that draws with the field's means.
    init(in field: UITextField, drawing content: @escaping (UITextField, CGRect) -> Void) {
        (self.field, self.content) = (field, content)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Applies a rectangle of the field.
    func layOut(in rect: CGRect) {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        center = CGPoint(x: rect.minX + size.width / 2, y: rect.minY + size.height / 2)
        guard bounds != CGRect(origin: rect.origin, size: size) else { return }
        bounds = CGRect(origin: rect.origin, size: size)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { content(field, bounds) }
}
