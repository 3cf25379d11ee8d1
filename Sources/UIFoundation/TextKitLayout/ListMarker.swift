import CoreGraphics
import CoreText
import Foundation

/// The marker of a list's item, beside the first line of the item's paragraph.
nonisolated struct ListMarker {
    /// The marker in the font and the colour of the paragraph's first character.
    let line: TextLine
    /// From the leading margin to the marker.
    let indent: CGFloat

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any], font: FontRequest, indent: CGFloat) {
        let known = attributes.filter { $0.key == .font || $0.key == .foregroundColor }
        let length = text.utf16.count
        let request = TextRequest(string: text, spans: [TextSpan(length: length, attributes: known, font: font)])
        line = TextLayout.make(request).lines[0]
        self.indent = indent
    }

    /// From a container's left side to the marker.
    ///
    /// - Parameters:
    ///   - left: From the container's left side to the left margin.
    ///   - right: From the container's left side to the right margin.
    ///   - isRightToLeft: The direction of the paragraph.
    func x(from left: CGFloat, to right: CGFloat, isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? right - indent - line.width : left + indent
    }
}
