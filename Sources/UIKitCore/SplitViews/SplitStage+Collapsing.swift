import CoreGraphics
import Foundation
import UIFoundation

/// Collapses the columns to a stack when the width becomes compact, and expands them again when it is regular.
///
/// During the change no column is shown: each has disappeared before, and those that are visible afterwards appear.
extension SplitStage {
    /// Collapses or expands if the size class requires it.
    func followTraits() {
        guard !runner.isCallingOut, isFree else { return }
        let isCompact = split.traitCollection.horizontalSizeClass == .compact
        defer { restoredTop = nil }
        guard isCompact != isCollapsed else { return }
        runner.cancelOrFinishImmediately()
        runner.callOut { isCompact ? collapse() : expand() }
        split.viewIfLoaded?.setNeedsLayout()
    }

    /// Whether no stack is sending callbacks; otherwise the next layout tries again.
    private var isFree: Bool {
        let isBusy = split.columns.children(in: SplitColumns.all).contains {
            $0.asContainer?.isCallingOut == true
        }
        if isBusy { split.viewIfLoaded?.setNeedsLayout() }
        return !isBusy
    }

    private func collapse() {
        let top = split.style == .unspecified ? nil : topColumn
        rearrange { [self] in
            isCollapsed = true
            root = top.map { split.stack(upTo: $0) } ?? split.collapseSecondary()
        }
        split.delegate?.splitViewControllerDidCollapse(split)
        notifyOfTarget()
    }

    private func expand() {
        let proposed = split.preferences.arrangement(in: split.view.bounds.size)
        var mode = proposed.displayMode
        if split.style != .unspecified, let delegate = split.delegate {
            mode = delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: mode)
        }
        rearrange { [self] in
            split.style == .unspecified ? split.separateSecondary() : split.unstack()
            (isCollapsed, root) = (false, nil)
            arrangement = proposed
            if let count = mode.count, mode != proposed.displayMode {
                arrangement.count = min(count, split.preferences.mostColumns)
                split.preferences.chosen = arrangement
            }
        }
        split.delegate?.splitViewControllerDidExpand(split)
        notifyOfTarget()
    }

    private var topColumn: Column {
        let columns = split.columns
        let usual: Column =
            columns[.compact] != nil
            ? .compact : SplitColumns.order.last { columns[$0] != nil } ?? .secondary
        let proposed = restoredTop.flatMap { columns[$0] == nil ? nil : $0 } ?? usual
        let answer =
            split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return columns[answer] == nil ? proposed : answer
    }

    private func notifyOfTarget() {
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: split)
    }

    /// Removes all columns, runs a change of their contents, and installs the visible ones.
    func rearrange(_ change: () -> Void) {
        let window = split.viewIfLoaded?.window
        let responder = window?.storedFirstResponder as? UIView
        detachAll()
        change()
        guard split.isViewLoaded, split.appearance.state != .disappeared else { return }
        bringAllIn()
        if let responder, responder.isInWindow, window?.storedFirstResponder == nil { responder.becomeFirstResponder() }
        split.setNeedsStatusBarAppearanceUpdate()
    }

    private func detachAll() {
        let exchange = AppearanceExchange(leaving: shown.map(\.child), animated: false)
        exchange.beginDeparture()
        detachPanels { _ in true }
        exchange.endDeparture()
    }

    private func bringAllIn() {
        let exchange = AppearanceExchange(arriving: shown.map(\.child), animated: false)
        guard isActive else { return }
        exchange.beginArrival()
        UIView.performWithoutAnimation {
            install()
            LayoutPass.layOutSubtree(of: content)
        }
        for child in exchange.arriving { arrive(child) }
        if split.appearance.state == .appeared { exchange.endArrival() }
    }
}
