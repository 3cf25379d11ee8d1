import CoreGraphics
import Foundation
import UIFoundation

/// The columns of a split view on the screen: their layout and their panels.
final class SplitStage {
    typealias Column = UISplitViewController.Column

    unowned let split: UISplitViewController
    /// Holds the columns; as large as the container.
    let content = StageView()
    /// Dims a secondary column that others cover or displace.
    let dimming = UIView()
    lazy var gestures = SplitGestures(split)
    /// The panels of the columns that were shown so far; under `compact` that of the collapsed split view.
    private(set) var panels: [Column: SplitPanel] = [:]
    private var dividers: [Column: SplitDivider] = [:]
    /// The present arrangement, or the final one during a transition.
    var arrangement: SplitArrangement
    /// The controller that is shown alone while the split view is collapsed.
    var root: UIViewController?
    var isCollapsed = false
    /// The column that was on top when the state was saved in a collapsed split view; until the first layout.
    var restoredTop: Column?
    private(set) lazy var runner = ChangeRunner(of: self)

    init(_ split: UISplitViewController) {
        self.split = split
        arrangement = split.preferences.arrangement(in: UIScreen.main.bounds.size)
        content.clipsToBounds = true
        dimming.backgroundColor = UIColor(
            AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.2), dark: .init(hex: 0x000000, alpha: 0.48)))
        dimming.alpha = 0
        content.addSubview(dimming)
    }

    /// Resets the views because the container loads its view again.
    func reset() {
        detachPanels { _ in true }
        for column in SplitColumns.all { dividers[column]?.removeFromSuperview() }
        (panels, dividers) = ([:], [:])
    }

    // MARK: State

    /// Whether the container is appearing or has appeared.
    var isActive: Bool { split.appearance.state == .appearing || split.appearance.state == .appeared }

    /// Whether it is also in the window.
    var isShown: Bool { isActive && split.viewIfLoaded?.window != nil }

    /// The visible columns, with their children.
    var shown: [(column: Column, child: UIViewController)] {
        if isCollapsed { return root.map { [(.compact, $0)] } ?? [] }
        return arrangement.columns(in: split.style).compactMap { column in
            split.columns.child(in: column).map { (column, $0) }
        }
    }

    /// The children that get the container's own appearance callbacks, unless a transition sends them their own.
    var appearanceChildren: [UIViewController] { runner.isAtRest ? shown.map(\.child) : [] }

    /// The visible controllers, the topmost first: columns over the secondary one, else that one and outward from it.
    var frontChildren: [UIViewController] {
        let children = shown.map(\.child)
        return !isCollapsed && arrangement.behavior == .overlay ? children : children.reversed()
    }

    /// Whether the primary column is at the right edge.
    var isFromRight: Bool {
        let isRightToLeft = split.viewIfLoaded?.runsRightToLeft == true
        return isRightToLeft == (split.primaryEdge == .leading)
    }

    func geometry(_ arrangement: SplitArrangement, in size: CGSize? = nil) -> SplitGeometry {
        SplitGeometry(
            split.preferences, arrangement, size: size ?? content.bounds.size, isFromRight: isFromRight)
    }

    // MARK: Panels

    func panel(_ column: Column) -> SplitPanel {
        if let panel = panels[column] { return panel }
        let panel = SplitPanel()
        panels[column] = panel
        return panel
    }

    /// Adds a column to the hierarchy: outer ones above inner ones, with the dimming view between.
    func bringIn(_ column: Column, _ child: UIViewController) {
        let panel = panel(column)
        if panel.superview == nil {
            switch column {
            case .secondary, .compact: content.insertSubview(panel, at: 0)
            case .supplementary: content.insertSubview(panel, aboveSubview: dimming)
            case .primary:
                let neighbour = panels[.supplementary].flatMap { $0.superview == nil ? nil : $0 }
                content.insertSubview(panel, aboveSubview: neighbour ?? dimming)
            }
            panel.frame = geometry(arrangement).frame(of: column)
        }
        panel.show(child)
        showBackground(of: column)
    }

    func showBackground(of column: Column) {
        let isSidebar = column == .primary && split.primaryBackgroundStyle == .sidebar
        panels[column]?.backgroundColor = isSidebar ? .secondarySystemBackground : .systemBackground
    }

    /// Removes all panels that are not visible.
    func detachHidden() {
        let shown = shown.map(\.column)
        detachPanels { !shown.contains($0) }
    }

    /// Removes the panels of some columns, the outermost first, because the app's views are notified in this order.
    func detachPanels(where predicate: (Column) -> Bool) {
        for column in SplitColumns.all where predicate(column) { panels[column]?.detach() }
    }

    // MARK: Layout

    func layOut() {
        content.frame = split.view.bounds
        gestures.directionMayHaveChanged()
        followTraits()
        runner.sizeMayHaveChanged()
        if runner.isAtRest {
            followPreferences(animated: false)
            if runner.running == nil { layOut(by: arrangement) }
        }
        split.updateButtons()
    }

    /// Lays out all columns in an arrangement.
    func layOut(by arrangement: SplitArrangement) {
        let geometry = geometry(arrangement)
        for column in SplitColumns.all {
            guard let panel = panels[column], panel.superview != nil else { continue }
            let frame = geometry.frame(of: column)
            if panel.frame != frame { panel.frame = frame }
            if let child = panel.child { panel.show(child) }
            if column == .primary || column == .supplementary { panel.dividedEdge = isFromRight ? .left : .right }
            panel.shadowAlpha =
                arrangement.behavior == .overlay && panel === innermostPanel(in: arrangement) ? 1 : 0
        }
        dimming.frame = geometry.frame(of: .secondary)
        dimming.alpha = !isCollapsed && geometry.isDimmed ? 1 : 0
        layOutDividers(by: arrangement)
    }

    /// The column with a shadow on the secondary one.
    private func innermostPanel(in arrangement: SplitArrangement) -> SplitPanel? {
        guard !isCollapsed, arrangement.count > 0 else { return nil }
        return panels[split.style == .tripleColumn ? .supplementary : .primary]
    }

    private func layOutDividers(by arrangement: SplitArrangement) {
        let columns = isCollapsed ? [] : arrangement.columns(in: split.style).filter { $0 != .secondary }
        for column in SplitColumns.all where !columns.contains(column) { dividers[column]?.isHidden = true }
        let geometry = geometry(arrangement)
        for column in columns {
            let divider = divider(of: column)
            let frame = geometry.frame(of: column)
            divider.isHidden = false
            divider.side = isFromRight ? -1 : 1
            divider.layOut(at: isFromRight ? frame.minX : frame.maxX, height: frame.height)
            content.bringSubviewToFront(divider)
        }
    }

    private func divider(of column: Column) -> SplitDivider {
        if let divider = dividers[column] { return divider }
        let divider = SplitDivider()
        divider.startWidth = { [weak self] in self?.panels[column]?.bounds.width ?? 0 }
        divider.onDrag = { [weak self] width in self?.split.userDidDrag(column, to: width) }
        content.addSubview(divider)
        dividers[column] = divider
        return divider
    }
}
