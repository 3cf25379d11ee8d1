import CoreGraphics
import CoreText
import Foundation

/// One line of text in a bar: drawn once, cut with an ellipsis where it does not fit, its colour following the traits.
final class BarLabel: UIView {
    var text = "" {
        didSet { if text != oldValue { contentDidChange() } }
    }
    var font = UIFont.systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentDidChange() } }
    }
    var color = UIColor.label {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    init(_ text: String = "", font: UIFont) {
        super.init(frame: .zero)
        self.text = text
        self.font = font
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private func contentDidChange() {
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    private func layout(width: CGFloat?) -> TextLayout {
        let content = TextContent(text, font: font, lineBreakMode: .byTruncatingTail)
        return TextLayout.make(content.request(width: width, maximumLines: 1))
    }

    /// The size of the whole text, rounded up to whole pixels.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let exact = layout(width: nil).size
        let scale = contentScaleFactor
        return CGSize(width: (exact.width * scale).rounded(.up) / scale, height: exact.height.rounded(.up))
    }

    override func draw(_ rect: CGRect) {
        guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        // The room is what the text needs rounded up, so a hair less must not cut it.
        let layout = layout(width: bounds.width + 0.5)
        let y = ((bounds.height - layout.size.height) / 2).roundedToPixels(contentScaleFactor)
        let x = max(0, ((bounds.width - layout.size.width) / 2).roundedToPixels(contentScaleFactor))
        layout.draw(in: context, at: CGPoint(x: x, y: y), color: color.rgba)
    }
}

extension CGFloat {
    /// The nearest whole pixel at a number of pixels per point, in points.
    func roundedToPixels(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
