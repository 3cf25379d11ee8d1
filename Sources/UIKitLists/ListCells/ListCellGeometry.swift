import CoreGraphics
import UIFoundation

/// Where the accessories of a list cell are and its content between them, first as if one read from the left.
struct ListCellGeometry {
    /// An accessory as it is laid out.
    struct Item {
        /// The room that is kept free for it.
        var width: CGFloat
        var size: CGSize
        /// Whether a vertical line divides it from an accessory in front of it.
        var hasLine = false
    }

    private static let (leadingGap, trailingGap, lineGap): (CGFloat, CGFloat, CGFloat) = (16, 8, 17)

    private let size: CGSize
    private let scale: CGFloat
    private let isMirrored: Bool
    private var leadingFrames: [CGRect] = []
    private var trailingFrames: [CGRect] = []
    /// The middle of the vertical line in front of the last accessory; nil for none.
    private var line: CGFloat?
    /// Where the content begins and ends.
    private(set) var (start, end): (CGFloat, CGFloat)

    /// Lays out the accessories of a cell.
    ///
    /// - Parameters:
    ///   - size: The size of the cell.
    ///   - margin: The distance of accessories from its sides.
    ///   - indentation: That of the content.
    ///   - indentsAccessories: Whether leading accessories are indented as well.
    init(
        _ leading: [Item], _ trailing: [Item], in size: CGSize, margin: CGFloat, indentation: CGFloat,
        indentsAccessories: Bool, scale: CGFloat, isMirrored: Bool
    ) {
        (self.size, self.scale, self.isMirrored) = (size, scale, isMirrored)
        start = indentsAccessories ? indentation : 0
        end = size.width
        for (index, item) in leading.enumerated() {
            let x = start + (index == 0 ? margin : Self.leadingGap)
            leadingFrames.append(frame(of: item, at: x))
            start = x + item.width
        }
        if !indentsAccessories { start += indentation }
        for (index, item) in trailing.enumerated().reversed() {
            let next = index + 1 < trailing.count ? trailing[index + 1] : nil
            let gap = next.map { $0.hasLine ? Self.lineGap : Self.trailingGap } ?? margin
            if next?.hasLine == true { line = end - gap / 2 }
            end -= gap + item.width
            trailingFrames.insert(frame(of: item, at: end), at: 0)
        }
        end = max(start, end)
    }

    private func frame(of item: Item, at x: CGFloat) -> CGRect {
        func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(scale) }
        return CGRect(
            x: pixels(x + (item.width - item.size.width) / 2), y: pixels((size.height - item.size.height) / 2),
            width: item.size.width, height: item.size.height)
    }

    // MARK: Frames

    /// A rectangle that is given as if one read from the left.
    func mirrored(_ rectangle: CGRect) -> CGRect {
        guard isMirrored else { return rectangle }
        return CGRect(
            x: size.width - rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    var content: CGRect { mirrored(CGRect(x: start, y: 0, width: end - start, height: size.height)) }

    func leading(_ index: Int) -> CGRect { mirrored(leadingFrames[index]) }

    func trailing(_ index: Int) -> CGRect { mirrored(trailingFrames[index]) }

    /// The vertical line in front of the last accessory, of a width; nil for none.
    func line(width: CGFloat) -> CGRect? {
        line.map {
            mirrored(
                CGRect(
                    x: ($0 - width / 2).roundedToPixels(scale), y: (size.height / 4).roundedToPixels(scale),
                    width: width, height: (size.height / 2).roundedToPixels(scale)))
        }
    }

    /// The frame of an accessory that is not there yet, or no longer: outside, beside its side.
    func outside(_ frame: CGRect, isLeading: Bool) -> CGRect {
        let x = isLeading != isMirrored ? -frame.width : size.width
        return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
}
