public import CoreGraphics
import CoreText
public import Foundation

/// A line of a layout fragment.
///
/// Character indexes count UTF-16 units of `attributedString`, the paragraph's text.
open nonisolated class NSTextLineFragment: NSObject, @unchecked Sendable {
    /// The paragraph's text, which is made when it is asked for.
    nonisolated final class Text {
        private let make: () -> NSAttributedString
        private(set) lazy var attributed = make()

        init(_ make: @escaping () -> NSAttributedString) { self.make = make }
    }

    /// Where the paragraph begins in the document.
    var textStart: Int
    private let line: LineFragment
    private let left: CGFloat
    private let text: Text
    private let manager: NSLayoutManager?

    /// Makes the line of a fragment.
    ///
    /// - Parameters:
    ///   - line: The line, its characters counted from the paragraph's beginning and its heights from the fragment's top.
    ///   - textStart: Where the paragraph begins in the document.
    ///   - left: From the container's left side to the fragment.
    ///   - text: The paragraph's text.
    ///   - manager: The layout manager with the colour of text.
    init(_ line: LineFragment, textStart: Int, left: CGFloat, text: Text, manager: NSLayoutManager?) {
        (self.line, self.textStart, self.left, self.text, self.manager) = (line, textStart, left, text, manager)
        super.init()
    }

    /// Makes a line of a part of a text, of any width, at the origin of its coordinates.
    ///
    /// - Parameters:
    ///   - attributedString: The text.
    ///   - range: The part of it in UTF-16 units.
    public init(attributedString: NSAttributedString, range: NSRange) {
        (line, textStart, left, manager) = (LineFragment(of: attributedString, range), 0, 0, nil)
        text = Text { attributedString }
        super.init()
    }

    /// Makes a line of a part of a text in one style.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - attributes: The attributes of all of it.
    ///   - range: The part of it in UTF-16 units.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: AttributedText(string, style: TextStyle(attributes)).attributed, range: range)
    }

    /// Makes an empty line.
    ///
    /// Status: partial – the keys of archives are not read.
    public required init?(coder: NSCoder) {
        let empty = AttributedText().attributed
        (line, textStart, left, manager) = (LineFragment(of: empty, NSRange(location: 0, length: 0)), 0, 0, nil)
        text = Text { empty }
        super.init()
    }

    /// The text of which the line shows a part: the whole paragraph.
    open var attributedString: NSAttributedString { text.attributed }

    /// The part of the text in the line, with the mark that ends it; empty for the empty line at the end of a document.
    open var characterRange: NSRange { NSRange(line.range) }

    /// The rectangle of the text without spacing, in the fragment's coordinates.
    open var typographicBounds: CGRect {
        CGRect(x: line.textX - left, y: line.usedRect.minY, width: line.line.width, height: line.usedRect.height)
    }

    /// The left end of the baseline, from the origin of `typographicBounds`.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: baseline - line.usedRect.minY) }

    /// Draws the line with its backgrounds and attachments, and the marker of a list's item before its first line.
    ///
    /// - Parameters:
    ///   - point: The left end of the baseline in the context.
    ///   - context: The context.
    open func draw(at point: CGPoint, in context: CGContext) {
        context.saveGState()
        let color = (manager?.textColor ?? .black).cgColor
        line.line.draw(in: context, at: point, color: color)
        if let marker = line.marker {
            marker.line.draw(in: context, at: CGPoint(x: point.x + marker.x - line.textX, y: point.y), color: color)
        }
        context.restoreGState()
    }

    /// The leading edge of a character on the baseline, from the origin of `typographicBounds`.
    ///
    /// - Parameter index: The character; other lines' are at the nearer end.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: line.line.caretX(at: index - line.base), y: glyphOrigin.y)
    }

    /// The character at a point, or the nearest one of the line.
    ///
    /// - Parameter point: A point, seen from the origin of `typographicBounds`; its height does not count.
    open func characterIndex(for point: CGPoint) -> Int { line.character(atX: point.x + line.textX).index }

    /// How far through the nearest character a point is, in its direction of writing, from 0 to 1.
    ///
    /// - Parameter point: A point, seen from the origin of `typographicBounds`; its height does not count.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        line.character(atX: point.x + line.textX).fraction
    }
}

nonisolated extension NSTextLineFragment {
    private var baseline: CGFloat { line.rect.minY + line.baseline }

    /// The part of the document in the line.
    var textRange: Range<Int> { line.range.lowerBound + textStart..<line.range.upperBound + textStart }

    /// Where the line ends in the document, without the mark that ends it.
    var contentEnd: Int {
        min(line.range.upperBound, max(line.range.lowerBound, line.line.range.upperBound + line.base)) + textStart
    }

    func drawInFragment(at point: CGPoint, _ context: CGContext) {
        draw(at: CGPoint(x: point.x + line.textX - left, y: point.y + baseline), in: context)
    }

    /// The rectangle of an attachment in the fragment's coordinates; nil when the line has none there.
    func attachmentFrame(at index: Int) -> CGRect? {
        let own = index - textStart - line.base
        guard let run = line.line.runs.first(where: { $0.range.contains(own) }), let image = run.effects?.image,
            let stretch = line.line.stretches(of: own..<own + 1).first
        else { return nil }
        let bounds = image.bounds
        return CGRect(
            x: line.textX - left + stretch.lowerBound + bounds.minX, y: baseline - run.rise - bounds.maxY,
            width: bounds.width, height: bounds.height)
    }
}
