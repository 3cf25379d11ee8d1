import CoreGraphics
import CoreText
import Foundation

/// Measures and draws a text for the drawing calls of strings.
nonisolated struct StringDrawing {
    var content: TextContent

    /// The size of all lines in unlimited width, not rounded.
    var size: CGSize { TextLayout.make(content.request(width: nil, maximumLines: 0)).size }

    func draw(at point: CGPoint) { draw(TextLayout.make(content.request(width: nil, maximumLines: 0)), at: point) }

    /// Draws the lines that fit wholly into the rectangle, at least one.
    func draw(in rect: CGRect, options: NSStringDrawingOptions) {
        draw(layout(in: rect.size, options), at: rect.origin)
    }

    /// Draws with the rectangle's origin at the top left of the lines, or at the baseline of the only line.
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        context?.totalBounds = boundingRect(with: rect.size, options: options).offsetBy(dx: rect.minX, dy: rect.minY)
        guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect, options: options) }
        let layout = self.layout(in: rect.size, options)
        draw(layout, at: CGPoint(x: rect.minX, y: rect.minY - (layout.lines.first?.ascent ?? 0)))
    }

    /// Where the text lies in a rectangle at the origin.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        let layout = self.layout(in: size, options)
        guard !options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: layout.size) }
        return CGRect(origin: CGPoint(x: 0, y: -(layout.lines.first?.ascent ?? 0)), size: layout.size)
    }

    private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        var content = content
        guard options.contains(.usesLineFragmentOrigin) else {
            return TextLayout.make(content.request(width: nil, maximumLines: 1))
        }
        if options.contains(.usesFontLeading) { content.lineSpacing += leading }
        // A side of zero means that this side does not limit.
        let width = size.width > 0 ? size.width : nil
        let layout = TextLayout.make(content.request(width: width, maximumLines: 0))
        guard size.height > 0, layout.size.height > size.height, layout.lines.count > 1 else { return layout }
        let fitting = layout.lines.prefix { $0.origin.y + $0.descent <= size.height + 0.01 }.count
        if options.contains(.truncatesLastVisibleLine) { content.lineBreakMode = .byTruncatingTail }
        return TextLayout.make(content.request(width: width, maximumLines: max(1, fitting)))
    }

    private var leading: CGFloat { content.spans.first.map { UIFont($0.font).leading } ?? 0 }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: point, color: .black)
    }
}
