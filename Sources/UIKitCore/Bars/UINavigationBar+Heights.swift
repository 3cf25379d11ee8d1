import CoreGraphics
import Foundation

extension UINavigationBar {
    static let promptHeight: CGFloat = 30

    /// The height of the row with title and buttons.
    var rowHeight: CGFloat { Self.rowHeight(isCompact: isCompact) }

    static func rowHeight(isCompact: Bool) -> CGFloat { isCompact ? 32 : 44 }

    /// The height that an item needs without a large title.
    func baseHeight(for item: UINavigationItem?) -> CGFloat {
        rowHeight + Self.roomAboveRow(for: item)
    }

    /// The room that an item needs above the row with title and buttons.
    static func roomAboveRow(for item: UINavigationItem?) -> CGFloat {
        item?.prompt?.isEmpty == false ? promptHeight : 0
    }

    /// The height with the large title unfolded.
    var fullHeight: CGFloat { baseHeight(for: topItem) + (isLarge(items ?? []) ? PageScrolling.largeTitleHeight : 0) }

    /// Whether the last item of a stack has its title large.
    func isLarge(_ items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, !items.isEmpty else { return false }
        // An item that leaves it open does as the one below.
        return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }

    /// The frame of contents, independent of the bar's height in the middle of a change.
    func frame(of contents: NavigationBarContents) -> CGRect {
        CGRect(
            x: 0, y: 0, width: bounds.width,
            height: baseHeight(for: contents.item) + (contents.isLarge ? contents.item.largeTitleExtent : 0))
    }

    /// The bar needs another height, which its owner gives it.
    func heightDidChange() {
        setNeedsLayout()
        ownerNeedsLayout()
    }
}
