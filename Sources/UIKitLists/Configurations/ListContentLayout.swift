import CoreGraphics
import Foundation
import UIFoundation

/// Where the image and the texts of a list content are, as if one read from the left, and how high that is.
struct ListContentLayout {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondary = CGRect.zero
    /// The height with the margins.
    private(set) var height: CGFloat = 0
    /// The width of all parts with the margins when no line breaks.
    private(set) var naturalWidth: CGFloat = 0

    /// The measures that a layout follows from.
    struct Measures {
        var margins = NSDirectionalEdgeInsets.zero
        /// The image as it is shown; zero without one.
        var image = CGSize.zero
        /// The room for the image.
        var reserved = CGSize.zero
        var imageGap: CGFloat = 0
        var horizontalGap: CGFloat = 0
        var verticalGap: CGFloat = 0
        var prefersSideBySide = false
        var scale: CGFloat = 1
    }

    /// Lays out the parts in a width and a height; without a height all parts have the height that they need.
    init(
        _ measures: Measures, width: CGFloat, height given: CGFloat?, text textLabel: ListLabel?,
        secondary secondaryLabel: ListLabel?
    ) {
        let margins = measures.margins
        let hasImage = measures.image.width > 0
        let start = margins.leading + (hasImage ? measures.reserved.width + measures.imageGap : 0)
        let room = max(0, width - start - margins.trailing)
        let texts = TextBlock(measures, room, textLabel, secondaryLabel)
        naturalWidth = start + texts.naturalWidth + margins.trailing
        let box = max(texts.height, measures.image.height, measures.reserved.height)
        height = margins.top + box + margins.bottom
        let outer = given ?? height
        // Parts that are higher than the room between the margins are centred in the whole height.
        let middle = outer >= height ? margins.top + (outer - margins.top - margins.bottom) / 2 : outer / 2
        func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(measures.scale) }
        text = texts.text.offsetBy(dx: start, dy: pixels(middle - texts.height / 2))
        secondary = texts.secondary.offsetBy(dx: start, dy: pixels(middle - texts.height / 2))
        if hasImage {
            let size = measures.image
            image = CGRect(
                x: pixels(margins.leading + (measures.reserved.width - size.width) / 2),
                y: pixels(middle - size.height / 2), width: size.width, height: size.height)
        }
    }

    /// The texts, beside or below each other, from the point of zero on.
    private struct TextBlock {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
        var naturalWidth: CGFloat = 0

        init(_ measures: Measures, _ room: CGFloat, _ first: ListLabel?, _ second: ListLabel?) {
            let firstSize = first?.naturalSize ?? .zero
            let secondSize = second?.naturalSize ?? .zero
            let gap = first != nil && second != nil ? measures.horizontalGap : 0
            let line = firstSize.width + gap + secondSize.width
            naturalWidth = measures.prefersSideBySide ? line : max(firstSize.width, secondSize.width)
            if measures.prefersSideBySide, second != nil, line <= room {
                height = max(firstSize.height, secondSize.height)
                text = CGRect(
                    x: 0, y: (height - firstSize.height) / 2, width: firstSize.width, height: firstSize.height)
                secondary = CGRect(
                    x: room - secondSize.width, y: (height - secondSize.height) / 2, width: secondSize.width,
                    height: secondSize.height)
                return
            }
            if let first { text = CGRect(x: 0, y: 0, width: room, height: first.height(inWidth: room)) }
            height = text.height
            guard let second else { return }
            if first != nil { height += measures.verticalGap }
            secondary = CGRect(x: 0, y: height, width: room, height: second.height(inWidth: room))
            height = secondary.maxY
        }
    }
}
