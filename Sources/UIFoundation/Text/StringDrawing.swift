import CoreGraphics
import CoreText
import Foundation

/// Measures and draws a text for the drawing calls of strings.
nonisolated struct StringDrawing {
    var content: TextContent

    /// A text laid out in a rectangle's size, and how much smaller it was made for that.
    private typealias Fitting = (layout: TextLayout, factor: CGFloat, tracking: CGFloat)

    /// The size of all lines in unlimited width, not rounded.
    var size: CGSize { TextLayout.make(content.request(width: nil, maximumLines: 0)).size }

    func draw(at point: CGPoint) { draw(TextLayout.make(content.request(width: nil, maximumLines: 0)), at: point) }

    /// Draws the lines that fit wholly into the rectangle, at least one.
    func draw(in rect: CGRect) {
        draw(layout(in: rect.size, .usesLineFragmentOrigin, content), at: rect.origin)
    }

    /// Draws with the rectangle's origin at the top left of the lines, or at the baseline of the only line.
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let fitting = fitting(in: rect.size, options, context)
        note(fitting, in: context, bounds: bounds(of: fitting.layout, options).offsetBy(dx: rect.minX, dy: rect.minY))
        let isTopLeft = options.contains(.usesLineFragmentOrigin)
        let ascent = isTopLeft ? 0 : fitting.layout.lines.first?.ascent ?? 0
        draw(fitting.layout, at: CGPoint(x: rect.minX, y: rect.minY - ascent))
    }

    /// The bounds of the text in a rectangle at the origin.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let fitting = fitting(in: size, options, context)
        let bounds = bounds(of: fitting.layout, options)
        note(fitting, in: context, bounds: bounds)
        return bounds
    }

    private func note(_ fitting: Fitting, in context: NSStringDrawingContext?, bounds: CGRect) {
        context?.actualScaleFactor = fitting.factor
        context?.usedTracking = fitting.tracking
        context?.totalBounds = bounds
    }

    private func bounds(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGRect {
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.ascent ?? 0)
        guard options.contains(.usesDeviceMetrics) else {
            return CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
        }
        let ink = layout.inkBounds
        return ink.isNull ? .zero : ink.offsetBy(dx: 0, dy: top)
    }

    // MARK: Layout

    private func fitting(
        in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> Fitting {
        let full = layout(in: size, options, content)
        guard let context, !fits(full, size, options) else { return (full, 1, 0) }
        var (content, tracking): (TextContent, CGFloat) = (content, 0)
        if context.minimumTracking < 0, context.minimumTracking.isFinite {
            // Twenty steps are finer than anyone sees.
            for step in 1...20 {
                tracking = context.minimumTracking * CGFloat(step) / 20
                let layout = layout(in: size, options, self.content.kerned(by: tracking))
                if fits(layout, size, options) { return (layout, 1, tracking) }
            }
            content = self.content.kerned(by: tracking)
        }
        let minimumScale = context.minimumScaleFactor
        guard minimumScale > 0, minimumScale < 1 else {
            return (tracking == 0 ? full : layout(in: size, options, content), 1, tracking)
        }
        // Widths follow sizes closely, so the first guess for one line is nearly right; several lines are tried out.
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        var factor = isOneLine && full.size.width > 0 ? min(1, size.width / full.size.width) : 0.95
        while factor > minimumScale {
            let layout = layout(in: size, options, content.scaled(by: factor))
            if fits(layout, size, options) { return (layout, factor, tracking) }
            factor *= isOneLine ? 0.98 : 0.95
        }
        return (layout(in: size, options, content.scaled(by: minimumScale)), minimumScale, tracking)
    }

    /// Whether all of a text lies within the sides that limit it.
    private func fits(_ layout: TextLayout, _ size: CGSize, _ options: NSStringDrawingOptions) -> Bool {
        !layout.isTruncated && (size.width <= 0 || layout.size.width <= size.width + 0.01)
            && (size.height <= 0 || layout.size.height <= size.height + 0.01)
    }

    private func layout(in size: CGSize, _ options: NSStringDrawingOptions, _ content: TextContent) -> TextLayout {
        var content = content
        guard options.contains(.usesLineFragmentOrigin) else {
            return TextLayout.make(content.request(width: nil, maximumLines: 1))
        }
        if options.contains(.usesFontLeading) { content.addLineSpacing(leading) }
        // A side of zero means that this side does not limit.
        let width = size.width > 0 ? size.width : nil
        let layout = TextLayout.make(content.request(width: width, height: size.height, maximumLines: 0))
        guard size.height > 0, layout.size.height > size.height, layout.lines.count > 1 else { return layout }
        let fitting = layout.lines.prefix { $0.origin.y + $0.descent <= size.height + 0.01 }.count
        if options.contains(.truncatesLastVisibleLine) { content.setLineBreakMode(.byTruncatingTail) }
        return TextLayout.make(content.request(width: width, maximumLines: max(1, fitting)))
    }

    private var leading: CGFloat { content.spans.first.map { UIFont($0.font).leading } ?? 0 }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: point, color: .black)
    }
}
