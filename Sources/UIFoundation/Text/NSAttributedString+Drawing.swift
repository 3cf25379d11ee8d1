public import Foundation

nonisolated extension NSAttributedString {
    private var drawing: StringDrawing {
        StringDrawing(content: TextContent(self, font: .systemFont(ofSize: TextContent.plainFontSize)))
    }

    /// The size of the text in points, not rounded; lines break only at line separators.
    public func size() -> CGSize { drawing.size }

    /// Draws into the current context with the top left at a point; lines break only at line separators.
    public func draw(at point: CGPoint) { drawing.draw(at: point) }

    /// Draws into the current context, as many lines as fit into the rectangle.
    public func draw(in rect: CGRect) { drawing.draw(in: rect) }

    /// Draws into the current context by the options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        drawing.draw(with: rect, options: options, context: context)
    }

    /// The bounds of the text in a rectangle of a size at the origin, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        drawing.boundingRect(with: size, options: options, context: context)
    }
}
