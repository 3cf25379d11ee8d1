import CoreGraphics
import Foundation

/// Where lines fit in.
nonisolated extension NSTextContainer {
    /// The width in which lines break, padding included; nil for unlimited.
    var limitingWidth: CGFloat? { Self.limit(size.width) }

    /// The height that lines may take; nil for unlimited.
    var limitingHeight: CGFloat? { Self.limit(size.height) }

    /// The width between the paddings in which text breaks; nil for unlimited.
    var textWidth: CGFloat? { limitingWidth.map { max(0, $0 - 2 * lineFragmentPadding) } }

    /// Whether lines can be laid out one paragraph by the other, wherever these are.
    var isUnlimited: Bool {
        type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty && limitingHeight == nil
            && maximumNumberOfLines == 0
    }

    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < TextContent.unlimitedWidth ? length : nil
    }

    func sizeChanged(from old: CGSize) {
        changed()
        filler?.notifyGeometry(of: self, from: old)
    }

    func changed() { filler?.textContainerChangedGeometry(self) }

    func move(to manager: NSLayoutManager) {
        guard let old = filler, old !== manager else { return }
        let storage = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            manager.addTextContainer(container)
        }
        if let storage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(manager)
        }
    }

    // MARK: Lines around exclusions

    func roomForLine(
        _ proposed: CGRect, _ direction: NSWritingDirection, _ remaining: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remaining?.pointee = .zero
        let width = limitingWidth ?? TextContent.unlimitedWidth
        let left = max(0, proposed.minX)
        let right = min(width, proposed.maxX)
        var band = CGRect(x: left, y: max(0, proposed.minY), width: right - left, height: proposed.height)
        guard right > left else { return .zero }
        let walls = exclusions
        // Each round moves past the lower edge of an obstacle, so the number of rounds is limited by that of the paths.
        while limitingHeight.map({ band.minY < $0 }) ?? true {
            var rooms = free(in: band, between: walls).filter { $0.upperBound - $0.lowerBound >= minimumWidth }
            if direction == .rightToLeft { rooms.reverse() }
            if let first = rooms.first {
                if let next = rooms.dropFirst().first {
                    let edge = direction == .rightToLeft ? left..<next.upperBound : next.lowerBound..<right
                    remaining?.pointee = CGRect(
                        x: edge.lowerBound, y: band.minY, width: edge.upperBound - edge.lowerBound, height: band.height)
                }
                return CGRect(
                    x: first.lowerBound, y: band.minY, width: first.upperBound - first.lowerBound, height: band.height)
            }
            guard let next = walls.compactMap({ $0.passing(band) }).min(), next > band.minY else { return .zero }
            band.origin.y = next
        }
        return .zero
    }

    /// Padding at both sides and a narrow character.
    private var minimumWidth: CGFloat { 2 * lineFragmentPadding + 5 }

    /// The stretches of a band from left to right that no outline touches.
    private func free(in band: CGRect, between walls: [ExclusionOutline]) -> [Range<CGFloat>] {
        var result: [Range<CGFloat>] = []
        var x = band.minX
        for wall in walls.flatMap({ $0.stretches(in: band) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if wall.lowerBound > x { result.append(x..<min(wall.lowerBound, band.maxX)) }
            x = max(x, wall.upperBound)
            if x >= band.maxX { break }
        }
        if x < band.maxX { result.append(x..<band.maxX) }
        return result
    }
}
