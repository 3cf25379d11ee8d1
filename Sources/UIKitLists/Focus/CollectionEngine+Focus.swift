import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The keyboard's focus in a collection: the items that can have it, its moves and its actions.
extension CollectionEngine: FocusItems {
    var isBusy: Bool { request != nil || update != nil }
    var remembersFocus: Bool { collection.remembersLastFocusedIndexPath }

    var preferredItem: ItemPosition? {
        delegate?.indexPathForPreferredFocusedView(in: collection).flatMap { ItemPosition($0) }
    }

    var itemsWithCells: [(item: ItemPosition, cell: UIView)] {
        var items: [(item: ItemPosition, cell: UIView)] = []
        for element in shown.views where element.key.category == .cell && element.isDisplayed {
            items.append((element.key.position, element.view))
        }
        return items
    }

    func has(_ item: ItemPosition) -> Bool { isLoaded && counts.contains(item) }
    func loadItems() { _ = loadedCounts }
    func item(after item: ItemPosition) -> ItemPosition? { loadedCounts.row(after: item) }
    func item(before item: ItemPosition) -> ItemPosition? { loadedCounts.row(before: item) }
    func nearestItem(to item: ItemPosition) -> ItemPosition? { counts.nearest(to: item) }
    func cellView(at item: ItemPosition) -> UIView? { shown[.cell(item)]?.view }

    func shownItem(of cell: UIView) -> ItemPosition? {
        guard let element = element(of: cell), element.key.category == .cell else { return nil }
        return element.key.position
    }

    func makeFarView(at item: ItemPosition) -> UIView? {
        guard isPrepared, !needsPreparation, let attributes = attributes(of: .cell(item)), !attributes.isHidden else {
            return nil
        }
        focus.expected = item
        guard let element = makeView(attributes) else { return nil }
        appearing.removeAll { $0 === element }
        element.isInPage = page?.adopt(element) ?? false
        UIView.performWithoutAnimation { display(element) }
        collection.setNeedsLayout()
        return shown[.cell(item)]?.view
    }

    // MARK: Items that can have it

    private var allowsFocus: Bool {
        isEditing ? collection.allowsFocus && collection.allowsFocusDuringEditing : collection.allowsFocus
    }

    func mayFocus(_ item: ItemPosition) -> Bool {
        guard allowsFocus else { return false }
        guard has(item) else { return item == focus.position }
        guard placeholder(at: item) == nil else { return false }
        return delegate?.collectionView(collection, canFocusItemAt: appPath(of: item)) ?? allowsSelection
    }

    // MARK: Moving the focus

    /// Makes the cell of the next item on the way of an arrow, or expands or collapses one of an outline; nil where none is
    /// ahead.
    func step(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)? {
        guard let start = position(of: item), has(start), isPrepared, !isBusy else { return nil }
        if changesExpansion(heading, of: start) {
            return { [weak self] in
                self?.toggle(start)
                return item
            }
        }
        guard let goal = neighbor(of: start, heading) else { return nil }
        return { [weak self] in self?.focusableView(at: goal) }
    }

    /// Whether an arrow to a side expands or collapses an item.
    private func changesExpansion(_ heading: UIFocusHeading, of item: ItemPosition) -> Bool {
        guard heading == .left || heading == .right, let isExpanded = isExpanded(dataPosition(of: item)) else {
            return false
        }
        let isMirrored = collection.runsRightToLeft
        return isExpanded == ((heading == .left) != isMirrored)
    }

    /// Whether the content scrolls to the sides alone.
    private var scrollsSideways: Bool {
        if let flow = layout as? UICollectionViewFlowLayout { return flow.scrollDirection == .horizontal }
        let (content, bounds) = (collection.contentSize, collection.bounds.size)
        return content.width > bounds.width && content.height <= bounds.height
    }

    private func neighbor(of item: ItemPosition, _ heading: UIFocusHeading) -> ItemPosition? {
        if !isLayingOut { prepareIfNeeded() }
        guard let direction = ItemDirection(heading, scrollsSideways: scrollsSideways),
            let frame = attributes(of: .cell(item))?.shownFrame
        else { return nil }
        let content = CGRect(origin: .zero, size: collection.contentSize)
        var reach = max(1, collection.bounds.width, collection.bounds.height)
        while true {
            let area = direction.area(ahead: frame, reach: reach, in: content)
            let ahead = attributes(in: area).filter { attributes in
                attributes.key.category == .cell && !attributes.isHidden && attributes.key.position != item
                    && mayFocus(attributes.key.position)
            }
            let found = direction.next(from: frame, among: ahead.map(\.shownFrame))
            if let found, found.reach <= reach { return ahead[found.index].key.position }
            if direction.reachesEnd(area, of: content) { return found.map { ahead[$0.index].key.position } }
            reach *= 2
        }
    }

    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint {
        guard let element = element(of: item), element.key.category == .cell else { return start }
        return offset(showing: element.frame, at: [], from: start)
    }

    // MARK: Choice

    /// Selects an item as a tap does; nil where it cannot be selected.
    func choice(of item: UIView) -> (() -> Void)? {
        guard allowsSelection, let cell = item as? UICollectionViewCell, shownItem(of: cell) != nil else { return nil }
        return { [weak self] in self?.touches.choose(cell) }
    }

    func selectFocused(_ item: ItemPosition) {
        guard collection.selectionFollowsFocus, allowsSelection, gap == nil, selection.positions != [item],
            delegate?.collectionView(collection, selectionFollowsFocusForItemAt: appPath(of: item)) ?? true
        else { return }
        _ = selectByUser(item, by: .focus)
    }

    // MARK: News

    func mayMoveFocus(_ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?) -> Bool {
        guard let delegate else { return true }
        return delegate.collectionView(
            collection,
            shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(
                context, from: from.map(appPath), to: to.map(appPath)))
    }

    func notifyFocus(
        _ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.collectionView(
            collection,
            didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, from: from.map(appPath), to: to.map(appPath)),
            with: coordinator)
    }
}
