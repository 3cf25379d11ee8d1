import CoreGraphics
import Foundation
import UIFoundation

/// The buttons of an item's groups in a navigation bar, and the forms in which there is room for them.
final class NavigationBarGroups {
    /// A group with its buttons.
    final class Entry {
        enum Form { case whole, represented, overflowing }

        let group: UIBarButtonItemGroup
        let buttons: [BarButton]
        let representative: BarButton?
        var form = Form.whole {
            didSet { group.isDisplayingRepresentativeItem = form == .represented }
        }

        init(_ group: UIBarButtonItemGroup, _ buttons: [BarButton], _ representative: BarButton?) {
            (self.group, self.buttons, self.representative) = (group, buttons, representative)
        }

        /// The buttons in the bar, in reading order.
        var shown: [BarButton] {
            switch form {
            case .whole: buttons
            case .represented: representative.map { [$0] } ?? []
            case .overflowing: []
            }
        }

        /// Takes less room; false when that is not possible.
        func shrink() -> Bool {
            switch form {
            case .whole where representative != nil: form = .represented
            case .whole, .represented:
                if group.alwaysAvailable { return false }
                form = .overflowing
            case .overflowing: return false
            }
            return true
        }
    }

    private weak var item: UINavigationItem?
    private(set) var leading: [Entry] = []
    private(set) var center: [Entry] = []
    private(set) var trailing: [Entry] = []
    private(set) var pinned: Entry?
    /// The button of the overflow menu, which is made with the first group.
    private var overflow: BarButton?

    private var all: [Entry] { leading + center + trailing + (pinned.map { [$0] } ?? []) }
    private var everyButton: [BarButton] {
        all.flatMap { $0.buttons + ($0.representative.map { [$0] } ?? []) } + (overflow.map { [$0] } ?? [])
    }

    /// Makes buttons for the groups that an item has now; those whose items stay are kept.
    func rebuild(for item: UINavigationItem, in view: UIView) {
        let former = everyButton
        self.item = item
        func button(_ item: UIBarButtonItem) -> BarButton {
            if let kept = former.first(where: { $0.item === item }) { return kept }
            let made = BarButton(item)
            view.addSubview(made)
            return made
        }
        func entries(_ groups: [UIBarButtonItemGroup]) -> [Entry] {
            groups.filter(\.isThere).map { group in
                Entry(group, group.barButtonItems.map(button), group.representativeItem.map(button))
            }
        }
        leading = entries(item.leadingItemGroups)
        center = entries(item.centerItemGroups)
        trailing = entries(item.trailingItemGroups)
        pinned = entries(item.pinnedTrailingGroup.map { [$0] } ?? []).first
        let needsOverflow = !all.isEmpty || item.additionalOverflowItems != nil
        overflow = needsOverflow ? button(item.overflowItem) : nil
        let present = everyButton
        for button in former where !present.holds(button) { button.removeFromSuperview() }
    }

    /// Finds forms of the groups that fit into a width. Groups in the middle shrink first, then trailing and leading ones,
    /// those far from the edges before others.
    ///
    /// - Parameters:
    ///   - room: the width that the rest of the bar leaves.
    ///   - hasCenter: whether the bar has a middle for buttons; without one its groups are in the overflow menu.
    func fit(into room: CGFloat, hasCenter: Bool, width: (BarButton) -> CGFloat) {
        for entry in all { entry.form = .whole }
        if !hasCenter { for entry in center { entry.form = .overflowing } }
        var candidates = Array(center.reversed()) + trailing + leading.reversed()
        while shownWidth(width) > room, let next = candidates.first {
            if !next.shrink() { candidates.removeFirst() }
        }
        item?.isOverflowShown = showsOverflow
        let shown = self.shown
        for button in everyButton { button.isLeftOut = !shown.holds(button) }
    }

    private var showsOverflow: Bool {
        overflow != nil && (item?.additionalOverflowItems != nil || all.contains { $0.form == .overflowing })
    }

    private var shown: [BarButton] { leadingButtons + centerButtons + trailingButtons(beside: []) }

    private func shownWidth(_ width: (BarButton) -> CGFloat) -> CGFloat {
        shown.reduce(0) { $0 + ($1.isHiddenByItem ? 0 : width($1) + NavigationBarLayout.spacing) }
    }

    /// From the leading edge.
    var leadingButtons: [BarButton] { leading.flatMap(\.shown) }

    var centerButtons: [BarButton] { center.flatMap(\.shown) }

    /// From the trailing edge, with other buttons between the pinned group and the others.
    func trailingButtons(beside others: [BarButton]) -> [BarButton] {
        (pinned?.shown.reversed() ?? []) + (showsOverflow ? overflow.map { [$0] } ?? [] : []) + others
            + trailing.flatMap(\.shown).reversed()
    }

    /// The elements for groups that the bar has no room for.
    var overflowElements: [UIMenuElement] {
        all.filter { $0.form == .overflowing }.map(\.group.representation)
            + (item?.additionalOverflowItems.map { [$0] } ?? [])
    }

    /// Removes all buttons from the bar.
    func removeAll() { for button in everyButton { button.removeFromSuperview() } }
}
