import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

/// A list whose items can have the keyboard's focus: properties and actions that differ between tables and collections.
///
/// The rest is the same for all lists: the first item that gets the focus, how the focus follows items in updates, and the calls
/// of the delegate.
protocol FocusItems: AnyObject {
    var list: UIScrollView { get }
    var focus: ItemFocus { get set }
    var selection: ItemSelection { get }
    /// The number of times that all state was discarded.
    var generation: Int { get }
    var isLayingOut: Bool { get }
    /// Whether an update or a question for a cell is under way, so that no cell can be made.
    var isBusy: Bool { get }
    /// Whether the focus returns to the item that had it last.
    var remembersFocus: Bool { get }
    /// The item that the delegate wants to get the focus first; nil for none.
    var preferredItem: ItemPosition? { get }
    /// The items that have cells, in their order.
    var itemsWithCells: [(item: ItemPosition, cell: UIView)] { get }

    /// Whether an item is there, as far as the data was read.
    func has(_ item: ItemPosition) -> Bool
    /// Has the data read where it was not.
    func loadItems()
    func item(after item: ItemPosition) -> ItemPosition?
    func item(before item: ItemPosition) -> ItemPosition?
    /// The item of a position, or where it is no longer there one that is near; nil without items.
    func nearestItem(to item: ItemPosition) -> ItemPosition?

    func mayFocus(_ item: ItemPosition) -> Bool
    /// The cell of an item; nil for one without.
    func cellView(at item: ItemPosition) -> UIView?
    /// The item that a cell shows; nil for views that are none of the list's cells.
    func shownItem(of cell: UIView) -> ItemPosition?
    /// Makes the cell of an item that is not on screen.
    func makeFarView(at item: ItemPosition) -> UIView?
    /// The offset at which all of an item is seen, as near as can be to a `start`.
    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint

    /// Asks the delegate whether the focus may move.
    func mayMoveFocus(_ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?) -> Bool
    /// Notifies the delegate that the focus has moved.
    func notifyFocus(
        _ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?,
        _ coordinator: UIFocusAnimationCoordinator)
    /// Selects the item that got the focus where the selection follows that.
    func selectFocused(_ item: ItemPosition)
}

extension FocusItems {
    /// Whether the item of a cell can have the focus.
    func mayFocus(_ cell: UIView) -> Bool { position(of: cell).map { mayFocus($0) } ?? false }

    /// The item that a cell shows, or showed until a reload that is not laid out yet.
    func position(of cell: UIView) -> ItemPosition? {
        cell === focus.cell ? focus.position : shownItem(of: cell)
    }

    /// The nearest item behind or before another that can have the focus.
    func focusableItem(from start: ItemPosition, isForward: Bool) -> ItemPosition? {
        guard has(start) else { return nil }
        var next = isForward ? item(after: start) : item(before: start)
        while let candidate = next {
            if mayFocus(candidate) { return candidate }
            next = isForward ? item(after: candidate) : item(before: candidate)
        }
        return nil
    }

    // MARK: Moving the focus

    /// The cell of an item, which is made and stays where it is not on screen.
    func focusableView(at item: ItemPosition) -> UIView? {
        if list.window != nil, !isLayingOut { list.layoutIfNeeded() }
        guard has(item), !isBusy else { return nil }
        return cellView(at: item) ?? makeFarView(at: item)
    }

    /// The view that gets the focus when it enters the list.
    ///
    /// It is the first of: the remembered item, the one that the delegate wants, the one that has the focus, the selected one,
    /// and the first on screen.
    var entrance: UIView? {
        loadItems()
        if remembersFocus, let last = focus.last, mayFocus(last) { return focusableView(at: last) }
        if let item = preferredItem, has(item), mayFocus(item) { return focusableView(at: item) }
        if let item = focus.position { return cellView(at: item) }
        for item in selection.positions where mayFocus(item) { return focusableView(at: item) }
        if let last = focus.last, let cell = cellView(at: last), isOnScreen(cell), mayFocus(last) { return cell }
        for (item, cell) in itemsWithCells where isOnScreen(cell) && mayFocus(item) { return cell }
        return nil
    }

    /// Whether all of an item shows, or as much of it as can.
    private func isOnScreen(_ cell: UIView) -> Bool {
        contentOffset(showing: cell, from: list.contentOffset) == list.contentOffset
    }

    // MARK: News

    func mayUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        mayMoveFocus(context, item(around: context.previouslyFocusedView), item(around: context.nextFocusedView))
    }

    func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let from = item(around: context.previouslyFocusedView)
        let to = item(around: context.nextFocusedView)
        let cell = context.nextFocusedView
        let item = cell.flatMap { shownItem(of: $0) }
        let isNews = item != focus.position
        focus.move(to: item, item == nil ? nil : cell)
        notifyFocus(context, from, to, coordinator)
        if isNews, let item, focus.position == item, has(item) { selectFocused(item) }
    }

    /// The item in whose cell a view is; nil for none.
    private func item(around view: UIView?) -> ItemPosition? {
        var current = view
        while let view = current, view !== list {
            if let item = position(of: view) { return item }
            current = view.superview
        }
        return nil
    }

    // MARK: Layout

    /// Has the cell keep the focus that shows the focused item now; where there is no such item any more, one that is near.
    func restoreFocus() {
        focus.expected = nil
        guard let former = focus.cell, let item = focus.position else { return }
        if cellView(at: item) === former { return }
        guard let system = UIFocusSystem.focusSystem(for: list) else { return }
        var goal: ItemPosition? = nearestItem(to: item)
        if let near = goal, !mayFocus(near) {
            goal = focusableItem(from: near, isForward: true) ?? focusableItem(from: near, isForward: false)
        }
        let cell = goal.flatMap { cellView(at: $0) ?? makeFarView(at: $0) }
        // Until the new cell has the focus, the removed item must not have it.
        if cell == nil { focus.move(to: nil, nil) }
        system.itemDidChangeView(from: former, to: cell)
    }
}
