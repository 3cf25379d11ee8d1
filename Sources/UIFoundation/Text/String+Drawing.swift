public import Foundation

nonisolated extension String {
    /// The size of the text in points, not rounded; lines break only at line separators.
    ///
    /// - Complexity: linear in the length of the text, which is shaped anew; a label keeps its shaped text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(content: TextContent(self, attributes: attrs)).size
    }

    /// Draws into the current context with the top left at a point; lines break only at line separators.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(content: TextContent(self, attributes: attrs)).draw(at: point)
    }

    /// Draws into the current context, as many lines as fit into the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(content: TextContent(self, attributes: attrs)).draw(in: rect)
    }

    /// Draws into the current context by the options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(content: TextContent(self, attributes: attributes))
            .draw(with: rect, options: options, context: context)
    }

    /// The bounds of the text in a rectangle of a size at the origin, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(content: TextContent(self, attributes: attributes))
            .boundingRect(with: size, options: options, context: context)
    }
}
