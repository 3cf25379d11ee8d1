import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A session in which the user chooses the tabs: the present order, the screen with the items, and the dragged item.
final class TabCustomization {
    /// The duration in seconds in which the screen appears or disappears.
    private static let duration: TimeInterval = 0.4
    /// The opacity of tabs that cannot be replaced.
    private static let fixedAlpha: CGFloat = 0.35

    private unowned let bar: UITabBar
    /// The items that can be dragged.
    private let items: [UITabBarItem]
    private let former: TabOrder
    private(set) var order: TabOrder
    private let sheet: TabSheet
    private let press = UILongPressGestureRecognizer()
    private let mark = UIView()
    private var drag: TabDrag?
    /// The items that a portrait represents in the air while their tabs are hidden.
    private var airborne: [UITabBarItem] = []
    private weak var formerFocus: UIView?

    init(of bar: UITabBar, _ items: [UITabBarItem], order: TabOrder) {
        (self.bar, self.items, former, self.order) = (bar, items, order, order)
        sheet = TabSheet(items, of: bar)
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = 10
        press.minimumPressDuration = 0
        press.addTarget(self, action: TabCustomization.follow)
        sheet.show(self)
    }

    /// The view around the bar and the screen.
    var stage: UIView? { sheet.superview }

    /// The items that can be dragged, in the present order.
    var itemsInOrder: [UITabBarItem] { order.items.filter { item in items.holds(item) } }

    /// Whether these are the items of this session, in any order.
    func knows(_ items: [UITabBarItem]) -> Bool {
        items.count == order.items.count && items.allSatisfy { item in order.items.holds(item) }
    }

    /// Whether the bar has other tabs than at the beginning, or in another order; for a controller all items count.
    var hasChanged: Bool { bar.owner == nil ? !order.showsSame(as: former) : !order.isSame(as: former) }

    // MARK: Appearing and disappearing

    /// Shows the screen, below the bar.
    func begin(in stage: UIView, completion: @escaping () -> Void) {
        let focus = ApplicationRuntime.current?.focusSystem
        formerFocus = focus?.focusedView
        ApplicationRuntime.current?.cancelTouches(in: stage)
        UIView.performWithoutAnimation {
            sheet.frame = stage.bounds
            stage.insertSubview(sheet, belowSubview: bar)
            sheet.layoutIfNeeded()
            sheet.isDown = true
        }
        bar.addGestureRecognizer(press)
        sheet.becomeFirstResponder()
        focus?.requestFocusUpdate(to: sheet)
        Self.animate(stage.isInWindow) { [sheet, bar] in
            sheet.isDown = false
            bar.customizingDidChange()
        } completion: {
            completion()
        }
    }

    /// Removes the screen.
    func end(animated: Bool, completion: @escaping () -> Void) {
        drag?.portrait.removeFromSuperview()
        drag = nil
        for cell in sheet.cells { cell.isAway = false }
        bar.removeGestureRecognizer(press)
        mark.removeFromSuperview()
        sheet.resignFirstResponder()
        Self.animate(animated && sheet.isInWindow) { [sheet, bar] in
            sheet.isDown = true
            bar.customizingDidChange()
        } completion: { [sheet, formerFocus] in
            let hasFocus = ApplicationRuntime.current?.focusSystem.focusedView?.isDescendant(of: sheet) == true
            sheet.removeFromSuperview()
            if hasFocus, let formerFocus {
                ApplicationRuntime.current?.focusSystem.requestFocusUpdate(to: formerFocus)
            }
            completion()
        }
    }

    private static func animate(
        _ animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        guard animated else {
            UIView.performWithoutAnimation(changes)
            return completion()
        }
        UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
    }

    // MARK: Appearance of the tabs

    /// Whether a tab is highlighted because the dragged item would replace it.
    func isLit(_ tab: UITabBarItem) -> Bool { drag?.target === tab }

    /// The opacity of a tab.
    func alpha(of tab: UITabBarItem) -> CGFloat {
        if airborne.holds(tab) { return 0 }
        return canBeReplaced(tab) ? 1 : Self.fixedAlpha
    }

    private func canBeReplaced(_ tab: UITabBarItem) -> Bool {
        items.holds(tab) && order.hasTab(tab)
    }

    private func light(_ target: UITabBarItem?) {
        guard let drag, drag.target !== target else { return }
        drag.target = target
        if let target, let place = bar.frame(of: target) {
            mark.backgroundColor = bar.tintColor.withAlphaComponent(0.15)
            mark.frame = place.insetBy(dx: max(2, (place.width - 76) / 2), dy: 2)
            bar.showBehindTabs(mark)
        } else {
            mark.removeFromSuperview()
        }
        bar.customizingDidChange()
    }

    // MARK: Dragging

    /// Handles a gesture on an item, on the screen or in the bar.
    func follow(_ recognizer: UIGestureRecognizer) {
        guard bar.customization === self else { return }
        if recognizer.state == .began { return lift(by: recognizer) }
        guard let drag, drag.recognizer === recognizer, let stage else { return }
        switch recognizer.state {
        case .changed, .ended:
            drag.move(to: recognizer.location(in: stage))
            let tab = bar.tab(near: recognizer.location(in: bar))
            light(tab.flatMap { $0 !== drag.item && canBeReplaced($0) ? $0 : nil })
            if recognizer.state == .ended { commitDrag() }
        default: cancelDrag()
        }
    }

    private func lift(by recognizer: UIGestureRecognizer) {
        guard drag == nil else { return }
        if let cell = recognizer.view as? TabSheetCell {
            lift(cell.item, by: recognizer)
        } else if let tab = bar.tab(near: recognizer.location(in: bar)), canBeReplaced(tab) {
            lift(tab, by: recognizer)
        }
    }

    private func lift(_ item: UITabBarItem, by recognizer: UIGestureRecognizer?) {
        guard let stage, let home = home(of: item, isTab: recognizer?.view === bar) else { return }
        let drag = TabDrag(item, by: recognizer, color: bar.tintColor)
        self.drag = drag
        let finger = recognizer?.location(in: stage) ?? CGPoint(x: home.midX, y: home.midY)
        drag.lift(from: home, at: finger, in: stage)
        if recognizer?.view === bar {
            airborne.append(item)
            bar.customizingDidChange()
        } else {
            sheet.cell(of: item)?.isAway = true
        }
    }

    /// The frame to which the portrait of an item returns, in the stage.
    private func home(of item: UITabBarItem, isTab: Bool) -> CGRect? {
        guard let stage, let size = sheet.cell(of: item)?.bounds.size else { return nil }
        guard isTab else { return sheet.cell(of: item).map { stage.convert($0.bounds, from: $0) } }
        guard let place = bar.frame(of: item).map({ stage.convert($0, from: bar) }) else { return nil }
        return CGRect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Dropping

    /// Returns the dragged item to its origin.
    func cancelDrag() {
        guard let drag else { return }
        light(nil)
        let isTab = airborne.holds(drag.item)
        land(drag, isTab: isTab)
    }

    /// Exchanges the dragged item with the tab below it; without one it returns.
    private func commitDrag() {
        guard let drag, let target = drag.target else { return cancelDrag() }
        light(nil)
        let wasTab = airborne.holds(drag.item)
        if !wasTab { airborne.append(drag.item) }
        exchange(drag.item, target)
        land(drag, isTab: true)
    }

    /// Exchanges an item and a tab in the order.
    func exchange(_ item: UITabBarItem, _ tab: UITabBarItem) {
        order.exchange(item, tab)
        bar.arrangeWhileCustomizing(order.tabs)
    }

    private func land(_ drag: TabDrag, isTab: Bool) {
        self.drag = nil
        let item = drag.item
        guard let home = home(of: item, isTab: isTab) else { return drag.portrait.removeFromSuperview() }
        drag.land(at: CGPoint(x: home.midX, y: home.midY)) { [weak self] in
            guard let self else { return }
            if let index = airborne.firstIndex(where: { $0 === item }) { airborne.remove(at: index) }
            sheet.cell(of: item)?.isAway = self.drag?.item === item && self.drag?.recognizer?.view !== bar
            if bar.customization === self { bar.customizingDidChange() }
        }
    }

    // MARK: Keys

    /// Whether an item is being moved by keys.
    var isCarriedByKeys: Bool { drag != nil && drag?.recognizer == nil }

    /// Whether this item is being moved by keys.
    func isCarriedByKeys(_ item: UITabBarItem) -> Bool { isCarriedByKeys && drag?.item === item }

    /// Handles Space or Return on an item: picks it up, or exchanges it with the target tab.
    func keyDidPress(_ cell: TabSheetCell) {
        guard bar.customization === self else { return }
        if isCarriedByKeys(cell.item) { return commitDrag() }
        guard drag == nil, let first = targets(for: cell.item).first else { return }
        lift(cell.item, by: nil)
        carry(to: first)
    }

    /// Handles an arrow key: moves the item to the next tab.
    func carry(_ heading: UIFocusHeading) {
        guard let drag, let target = drag.target else { return }
        let targets = targets(for: drag.item)
        guard let index = targets.firstIndex(where: { $0 === target }) else { return }
        let isForward = (heading == .right) != bar.runsRightToLeft
        carry(to: targets[max(0, min(targets.count - 1, index + (isForward ? 1 : -1)))])
    }

    private func targets(for item: UITabBarItem) -> [UITabBarItem] {
        order.tabs.filter { $0 !== item && canBeReplaced($0) }
    }

    private func carry(to tab: UITabBarItem) {
        light(tab)
        guard let stage, let place = bar.frame(of: tab).map({ stage.convert($0, from: bar) }) else { return }
        drag?.hover(at: CGPoint(x: place.midX, y: place.midY))
    }
}
