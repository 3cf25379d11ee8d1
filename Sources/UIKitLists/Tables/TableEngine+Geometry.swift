import CoreGraphics
import Foundation
import UIKitCore

/// Rows and rectangles.
extension TableEngine {
    /// The scroll view with the rows, for code that tables and collections share.
    var list: UIScrollView { table }

    private func rectangle(_ span: ItemSpan, isFull: Bool = false) -> CGRect {
        CGRect(
            x: isFull ? 0 : rowInsets.left, y: origin + span.start, width: isFull ? table.bounds.width : rowWidth,
            height: span.length)
    }

    private func contains(_ section: Int) -> Bool { section >= 0 && section < loadedHeights.sectionCount }

    func rect(ofSection section: Int) -> CGRect {
        guard contains(section) else { return .zero }
        var frame = rectangle(heights.span(of: section), isFull: true)
        let before = placeholderHeight(upTo: section - 1)
        frame.origin.y += before
        frame.size.height += placeholderHeight(upTo: section) - before
        return frame
    }

    func rect(ofHeader section: Int) -> CGRect {
        contains(section)
            ? rectangle(heights.headerSpan(of: section)).offsetBy(dx: 0, dy: placeholderHeight(upTo: section - 1))
            : .zero
    }

    func rect(ofFooter section: Int) -> CGRect {
        contains(section)
            ? rectangle(heights.footerSpan(of: section)).offsetBy(dx: 0, dy: placeholderHeight(upTo: section)) : .zero
    }

    func rect(ofRow path: IndexPath) -> CGRect {
        guard let position = ItemPosition(path), loadedHeights.contains(position) else { return .zero }
        let span = heights.span(of: position)
        return rectangle(span).offsetBy(dx: 0, dy: displacementByPlaceholders(of: span.start))
    }

    func path(at point: CGPoint) -> IndexPath? {
        guard point.x >= rowInsets.left, point.x < table.bounds.width - rowInsets.right else { return nil }
        let (offset, isOnPlaceholder) = offsetWithoutPlaceholders(point.y - origin)
        return isOnPlaceholder ? nil : loadedHeights.row(at: offset)?.path
    }

    func paths(in rectangle: CGRect) -> [IndexPath]? {
        guard !rectangle.isEmpty, !rectangle.isNull else { return nil }
        let heights = loadedHeights
        var paths: [IndexPath] = []
        let start = offsetWithoutPlaceholders(rectangle.minY - origin).offset
        let end = offsetWithoutPlaceholders(rectangle.maxY - origin).offset
        var next = heights.firstRow(endingAfter: start)
        while let position = next, heights.span(of: position).start < end {
            paths.append(position.path)
            next = heights.row(after: position)
        }
        return paths
    }

    // MARK: Cells

    func cell(at path: IndexPath) -> UITableViewCell? { ItemPosition(path).flatMap { cells[$0] } }

    private func isVisible(_ view: UIView) -> Bool {
        view.frame.height > 0 && view.frame.maxY > table.bounds.minY && view.frame.minY < table.bounds.maxY
    }

    var visibleCells: [UITableViewCell] { cells.views.filter { isVisible($0) } }

    var visiblePaths: [IndexPath]? {
        var paths: [IndexPath] = []
        for (index, position) in cells.keys.enumerated() where isVisible(cells.views[index]) {
            paths.append(position.path)
        }
        return paths.isEmpty ? nil : paths
    }
}
