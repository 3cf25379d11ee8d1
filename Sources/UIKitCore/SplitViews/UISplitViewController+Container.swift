extension UISplitViewController: ControllerContainer {
    package var visibleChildren: [UIViewController] { stage.shown.map(\.child) }

    package var frontChildren: [UIViewController] { stage.frontChildren }

    package func childWillLeave(_ child: UIViewController) { forget(child) }

    package var mayBeStacked: Bool { false }

    package var nestsStacks: Bool { isCollapsed }

    package func keepsStacked(_ child: UIViewController) -> Bool { keepsColumn(child) }

    package func performsShowing(_ action: Selector) -> Bool { true }

    package func goBack(to child: UIViewController, animated: Bool) {
        if let column = columns.column(of: child) { bring(column) }
    }

    package func isRestored(_ child: UIViewController) -> Bool { columns.column(of: child) != nil }

    /// Collapsed columns, because they are side by side in a wider window.
    package var adoptedForRestoration: [UIViewController] { columns.children().filter { $0.parent !== self } }
}
