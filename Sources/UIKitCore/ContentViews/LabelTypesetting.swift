import CoreGraphics
import CoreText
package import Foundation
package import UIFoundation

/// Keeps the laid out text of a label, so that measuring and drawing an unchanged label costs no layout.
///
/// A text that fits into the width it gets is laid out only once, in unlimited width, and positioned by its alignment; only a
/// wider one is laid out again for the width.
package struct LabelTypesetting {
    /// The only line of a text in unlimited width. It has no references, so that reading it counts none.
    struct OneLine {
        private let width, textWidth, narrowestRoom: CGFloat
        private let placement: TextLinePlacement

        init?(of layout: TextLayout, narrowestRoom: CGFloat) {
            guard layout.lines.count == 1, let line = layout.lines.first else { return nil }
            (width, placement, textWidth) = (line.width, line.placement, layout.size.width)
            self.narrowestRoom = narrowestRoom
        }

        /// Whether the line fits into a width as it is.
        func fits(_ width: CGFloat) -> Bool { textWidth <= width && narrowestRoom <= width }

        /// Whether the line has the same position in two widths, in both of which it fits as it is.
        func looksAlike(inWidth first: CGFloat, and second: CGFloat) -> Bool {
            fits(min(first, second)) && placement.x(of: width, in: first) == placement.x(of: width, in: second)
        }
    }

    /// The room that a label gives to its text.
    package struct Room: Hashable {
        package var size: CGSize
        /// The most lines, 0 for any number.
        package var lineCount: Int
        /// The smallest scale at which the text may be drawn to fit; nil to keep its size.
        package var minimumShrinking: CGFloat?
        /// Whether letters may move together.
        package var tightens = false
        package var pixelScale: CGFloat

        package init(
            size: CGSize, lineCount: Int, minimumShrinking: CGFloat? = nil, tightens: Bool = false, pixelScale: CGFloat
        ) {
            (self.size, self.lineCount, self.minimumShrinking) = (size, lineCount, minimumShrinking)
            (self.tightens, self.pixelScale) = (tightens, pixelScale)
        }
    }

    /// The text; another one starts anew.
    let content: TextContent
    private var natural: TextLayout? {
        didSet {
            oneLine = nil
            if let natural { oneLine = OneLine(of: natural, narrowestRoom: narrowestRoom) }
        }
    }
    /// nil unless the text was laid out in unlimited width and has one line.
    private(set) var oneLine: OneLine?
    private var kept: (room: Room, lines: LabelLines)?

    package init(content: TextContent) { self.content = content }

    /// The lines in a room of a size; a side of zero or less, or a very long one, does not limit.
    package mutating func lines(in room: Room) -> LabelLines {
        if let kept, kept.room == room { return kept.lines }
        let lines = naturalLines(in: room) ?? makeLines(in: room)
        kept = (room, lines)
        return lines
    }

    /// The lines at full size without any limit but the number.
    package mutating func unshrunk(_ room: Room) -> LabelLines {
        placed(unbroken(lineCount: 1), content, shrinking: 1, room)
    }

    /// The only line of the layout that is known, where it fits; nil for others.
    private func naturalLines(in room: Room) -> LabelLines? {
        guard let natural, oneLine?.fits(room.size.width) == true else { return nil }
        return LabelLines(layout: natural, shrinking: 1, pixelScale: room.pixelScale)
    }

    private mutating func makeLines(in room: Room) -> LabelLines {
        let width = room.size.width > 0 && room.size.width < TextContent.unlimitedWidth ? room.size.width : nil
        var (layout, shrinking) = (
            self.layout(of: content, width: width, height: room.size.height, lineCount: room.lineCount), CGFloat(1)
        )
        if room.tightens, let width, room.lineCount == 1, let tightened = tightened(to: width) {
            layout = tightened
        } else if let minimumScale = room.minimumShrinking, let width, room.lineCount > 0,
            let shrunk = shrunk(to: width, lineCount: room.lineCount, minimumScale: minimumScale)
        {
            (layout, shrinking) = shrunk
        }
        let lines = placed(layout, content, shrinking: shrinking, room)
        let height = room.size.height
        guard height > 0, height < lines.size.height, lines.layout.lines.count > 1 else { return lines }
        let count = lines.count(fittingIn: height)
        guard count < lines.layout.lines.count else { return lines }
        return placed(
            self.layout(of: content.scaled(by: shrinking), width: width, lineCount: count), content,
            shrinking: shrinking, room)
    }

    private func placed(_ layout: TextLayout, _ content: TextContent, shrinking: CGFloat, _ room: Room) -> LabelLines {
        LabelLines(
            layout: layout, shrinking: shrinking, pixelScale: room.pixelScale)
    }

    private mutating func layout(
        of content: TextContent, width: CGFloat?, height: CGFloat = 0, lineCount: Int
    ) -> TextLayout {
        let isFullSize = content == self.content
        guard let width else {
            return isFullSize
                ? unbroken(lineCount: lineCount) : TextLayout.make(content.request(width: nil, maximumLines: lineCount))
        }
        if isFullSize, mayFit(width) {
            let natural = unbroken(lineCount: lineCount)
            if natural.size.width <= width + 0.01, lineCount == 0 || natural.lines.count <= lineCount,
                !content.isJustified || natural.lines.count == 1
            {
                return natural
            }
        }
        return TextLayout.make(content.request(width: width, height: height, maximumLines: lineCount))
    }

    /// The layout in unlimited width.
    private mutating func unbroken(lineCount: Int) -> TextLayout {
        if let natural { return natural }
        // Only line separators make more than one line here, and limits of 1 and 0 treat them differently.
        let hasSeparators = content.hasLineSeparators
        let layout = TextLayout.make(content.request(width: nil, maximumLines: hasSeparators ? lineCount : 0))
        if !hasSeparators { natural = layout }
        return layout
    }

    /// False for texts so long that laying them out unbroken would be wasted.
    private func mayFit(_ width: CGFloat) -> Bool { narrowestRoom <= width }

    /// A width below which the text does not fit, as far as that is known without laying it out.
    private var narrowestRoom: CGFloat {
        if content.isLong { return .infinity }
        if content.hasLineSeparators { return 0 }
        // Hardly any letter is narrower than a fifth of its height.
        return CGFloat(content.string.utf16.count) * content.smallestFontSize * 0.2
    }

    /// The part of a width by which a line may be too wide and still be tightened.
    private static let tightening: CGFloat = 0.05

    /// The only line with its letters moved together; nil when that is not needed or not enough.
    private mutating func tightened(to width: CGFloat) -> TextLayout? {
        guard !content.isLong, !content.hasLineSeparators else { return nil }
        let excess = unbroken(lineCount: 1).size.width - width
        let count = content.string.count
        guard excess > 0, excess <= width * Self.tightening, count > 1 else { return nil }
        // Typesetters round to fractions of points, and may or may not count the room behind the last letter.
        let kern = -(excess + 0.05) / CGFloat(count - 1)
        let layout = TextLayout.make(content.kerned(by: kern).request(width: width, maximumLines: 1))
        return layout.isTruncated ? nil : layout
    }

    /// Text shrinks by whole steps of this part of its size: each size is a font of its own, which font libraries keep for ever.
    private static let shrinkingStep: CGFloat = 1 / 64

    /// The text made smaller until it fits into its lines; nil when it fits as it is.
    private mutating func shrunk(
        to width: CGFloat, lineCount: Int, minimumScale: CGFloat
    ) -> (layout: TextLayout, shrinking: CGFloat)? {
        var factor: CGFloat = 1
        if lineCount == 1 {
            let natural = unbroken(lineCount: 1).size.width
            guard natural > width else { return nil }
            factor = (width / natural / Self.shrinkingStep).rounded(.down) * Self.shrinkingStep
        } else if !layout(of: content, width: width, lineCount: lineCount).isTruncated {
            return nil
        }
        let minimumScale = max(minimumScale, 0.01)
        // Widths follow sizes closely, but hinting and optical sizes leave a little.
        while factor > minimumScale {
            let layout = TextLayout.make(
                content.scaled(by: factor).request(width: width, maximumLines: lineCount))
            if !layout.isTruncated, layout.size.width <= width + 0.01, lineCount > 1 || layout.lines.count == 1 {
                return (layout, factor)
            }
            factor -= (lineCount == 1 ? 1 : 3) * Self.shrinkingStep
        }
        return (
            TextLayout.make(content.scaled(by: minimumScale).request(width: width, maximumLines: lineCount)),
            minimumScale
        )
    }
}
