import Foundation
import UIFoundation

/// The buttons of a split view that show and hide columns, and the bars that contain them.
final class SplitButtons {
    private unowned let split: UISplitViewController
    /// Shows or hides the next column.
    private(set) lazy var modeItem = UIBarButtonItem(
        primaryAction: UIAction(image: image) { [weak split] _ in split?.stage.toggleColumns() })
    /// Hides all columns but the secondary one, or shows them again.
    private lazy var secondaryOnlyItem = UIBarButtonItem(
        primaryAction: UIAction(image: arrows) { [weak split] _ in split?.stage.toggleSecondaryOnly() })
    private var bars: [UINavigationBar] = []
    private var isFromRight = false
    private var isAlone = false

    init(_ split: UISplitViewController) { self.split = split }

    private var image: UIImage? { UIImage(systemName: isFromRight ? "sidebar.right" : "sidebar.left") }

    private var arrows: UIImage? {
        UIImage(
            systemName: isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right")
    }

    /// Adds the buttons to the bars that should have them now, and removes them from others.
    func update() {
        let stage = split.stage
        if isFromRight != stage.isFromRight {
            isFromRight = stage.isFromRight
            modeItem.image = image
        }
        if isAlone != (stage.arrangement.count == 0) {
            isAlone.toggle()
            secondaryOnlyItem.image = arrows
        }
        var items: [(bar: UINavigationBar, items: [UIBarButtonItem])] = []
        if showsButtons {
            let isTriple = split.style == .tripleColumn
            let inner = isTriple && stage.arrangement.count > 0
            if inner, let bar = bar(of: .supplementary) { items.append((bar, [modeItem])) }
            if let bar = bar(of: .secondary) {
                let alone = isTriple && split.showsSecondaryOnlyButton ? [secondaryOnlyItem] : []
                items.append((bar, (inner ? [] : [modeItem]) + alone))
            }
        }
        for bar in bars where !items.contains(where: { $0.bar === bar }) { bar.leadingItems = [] }
        for (bar, items) in items { bar.leadingItems = items }
        bars = items.map(\.bar)
    }

    private var showsButtons: Bool {
        guard split.style != .unspecified, !split.isCollapsed else { return false }
        switch split.displayModeButtonVisibility {
        case .automatic: return split.presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }

    private func bar(of column: UISplitViewController.Column) -> UINavigationBar? {
        split.columns.child(in: column)?.asStack?.navigationBar
    }
}

extension SplitStage {
    /// Handles the display mode button: the next column is shown, or the outermost one hidden.
    func toggleColumns() {
        guard !isCollapsed else { return }
        let most = split.preferences.mostColumns
        var count = arrangement.count < most ? arrangement.count + 1 : most - 1
        if split.style == .unspecified, let target = split.delegate?.targetDisplayModeForAction(in: split).count {
            count = target
        }
        show(count: count, animated: true)
    }

    /// Handles the secondary-only button: the other columns are hidden or shown again.
    func toggleSecondaryOnly() {
        guard !isCollapsed else { return }
        show(count: arrangement.count > 0 ? 0 : 1, animated: true)
    }
}
