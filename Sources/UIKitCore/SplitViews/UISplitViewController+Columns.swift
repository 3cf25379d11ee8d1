import CoreGraphics
import Foundation

/// The controllers that the app sets for the columns, and its requests to show and hide them.
extension UISplitViewController {
    /// Changes parents without forgetting the columns of children that leave.
    func link(_ change: () -> Void) {
        let former = isLinking
        isLinking = true
        change()
        isLinking = former
    }

    /// Releases a child that no column has any more, unless another container has adopted it already.
    func release(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.sendWillMove(to: nil)
        link { child.leaveParent() }
    }

    /// Removes a child from its column after `removeFromParent()`.
    func forget(_ child: UIViewController) {
        guard !isLinking, let column = columns.column(of: child) else { return }
        columns[column] = nil
        stage.replace(child, by: nil, in: column)
    }

    /// Fills a column with a controller, inside a navigation controller if it needs one.
    func fill(_ column: Column, with given: UIViewController?) {
        let former = columns[column]
        guard former?.given !== given else { return }
        if let given, let other = columns.column(for: given) { fill(other, with: nil) }
        let child = given.map { isStacked(column) ? wrap($0) : $0 }
        columns[column] = given.flatMap { given in child.map { .init(given: given, child: $0) } }
        link { if let child { adopt(child: child) } }
        let formerChild = former?.child
        // A stack removes its controllers itself.
        let stack = formerChild?.parent?.asStack
        let isLetGo = stack?.stack.holds(formerChild) == true
        if !isLetGo { formerChild?.sendWillMove(to: nil) }
        stage.replace(formerChild, by: child, in: column)
        if let child, child.parent === self { child.sendDidMove(to: self) }
        if !isLetGo { link { formerChild?.leaveParent() } }
    }

    private func isStacked(_ column: Column) -> Bool { style != .unspecified && column != .compact }

    private func wrap(_ controller: UIViewController) -> UIViewController {
        controller.asStack != nil ? controller : UINavigationController(rootViewController: controller)
    }

    /// Sets both controllers of the unspecified style.
    func fillBoth(with controllers: [UIViewController]) {
        guard !columns.children().elementsEqual(controllers, by: { $0 === $1 }) else { return }
        guard isCollapsed else {
            if columns.child(in: .secondary) === controllers.first { fill(.secondary, with: nil) }
            fill(.primary, with: controllers.first)
            fill(.secondary, with: controllers.dropFirst().first)
            return
        }
        stage.runner.whenFree { [self] in
            stage.runner.callOut { stage.rearrange { fillAlone(with: controllers) } }
        }
    }

    /// Replaces the collapsed controller, and the secondary one that it contains.
    private func fillAlone(with controllers: [UIViewController]) {
        let former = columns.children()
        for (column, controller) in zip([Column.primary, .secondary], controllers) {
            columns[column] = .init(given: controller, child: controller)
            link { adopt(child: controller) }
            controller.sendDidMove(to: self)
        }
        if controllers.isEmpty { columns[.primary] = nil }
        for child in former where !controllers.holds(child) { release(child) }
        stage.root = collapseSecondary()
    }

    // MARK: Checks

    func checkHas(_ column: Column, for deed: String) {
        if style == .unspecified {
            fatalError(
                "\(ObjectNames.label(of: self)) cannot \(deed) the column \(column), since it has the unspecified style. "
                    + "Make it by init(style:), or use viewControllers.")
        }
        if style == .doubleColumn, column == .supplementary {
            fatalError(
                "\(ObjectNames.label(of: self)) cannot \(deed) the column supplementary, since it has the style doubleColumn. "
                    + "Make it with the style tripleColumn, or use the primary column.")
        }
    }

    func checkIsUnspecified(for controllers: [UIViewController]) {
        if style != .unspecified {
            fatalError(
                "The viewControllers of \(ObjectNames.label(of: self)) cannot be set, since it has columns. Use "
                    + "setViewController(_:for:), or make it without a style.")
        }
        if controllers.count > 2 {
            fatalError(
                "\(ObjectNames.label(of: self)) can have two viewControllers, not \(controllers.count). Make it by "
                    + "init(style: .tripleColumn) for three columns.")
        }
    }

    // MARK: Showing

    /// Shows a column.
    func bring(_ column: Column) {
        guard !isCollapsed else { return showStacked(column, animated: UIView.areAnimationsEnabled) }
        let arrangement = stage.arrangement
        switch column {
        case .primary: stage.show(count: preferences.mostColumns, animated: true)
        case .supplementary: stage.show(count: max(1, arrangement.count), animated: true)
        case .secondary: stage.conceal(by: nil)
        case .compact: break
        }
    }

    /// Hides a column.
    func removeColumn(_ column: Column) {
        guard !isCollapsed else { return hideStacked(column, animated: UIView.areAnimationsEnabled) }
        let count = stage.arrangement.count
        switch column {
        case .primary: stage.show(count: min(count, preferences.mostColumns - 1), animated: true)
        case .supplementary: stage.show(count: 0, animated: true)
        case .secondary, .compact: break
        }
    }

    /// Shows a controller in the secondary column.
    func acceptDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        if style != .unspecified {
            fill(.secondary, with: controller)
            bring(.secondary)
        } else if isCollapsed, let primary = columns.child(in: .primary) {
            primary.showDetail(inside: controller, sender: sender)
        } else {
            fill(.secondary, with: controller)
        }
    }

    /// Shows a controller in the primary column.
    func acceptPrimary(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
        guard isCollapsed, style == .unspecified, let primary = columns.child(in: .primary) else {
            return fill(.primary, with: controller)
        }
        primary.showDetail(inside: controller, sender: sender)
    }
}
