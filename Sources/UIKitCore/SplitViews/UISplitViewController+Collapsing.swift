import Foundation

/// Collapsing and expanding of the columns.
extension UISplitViewController {
    /// Whether a child in the stack stays the split view's child when it is popped.
    func keepsColumn(_ child: UIViewController) -> Bool {
        style != .unspecified && isCollapsed && columns.column(of: child) != nil
    }

    /// The columns that form one stack, the lowest first; the compact one is shown alone and left out.
    private var stackable: [UIViewController] { columns.children().filter { $0.asStack != nil } }

    /// Pushes the columns up to one onto each other.
    ///
    /// - Returns: The controller to show.
    func stack(upTo top: Column) -> UIViewController? {
        guard top != .compact else { return columns.child(in: .compact) }
        let chain = stackable
        guard let root = chain.first?.asStack,
            let end = chain.firstIndex(where: { $0 === columns.child(in: top) })
        else {
            return chain.first
        }
        link { root.commit(root.stack + chain[1...].prefix(end), animated: false) }
        return root
    }

    /// Distributes the stack to the columns again.
    func unstack() {
        link {
            if let root = stage.root?.asStack, root !== columns.child(in: .compact) {
                root.commit(root.stack.filter { columns.column(of: $0) == nil }, animated: false)
            }
            for child in columns.children() where child.parent !== self {
                adopt(child: child)
                child.sendDidMove(to: self)
            }
        }
    }

    /// Shows a column in the stack: pops to it, or pushes it with those below.
    func showStacked(_ column: Column, animated: Bool) {
        guard let root = stage.root?.asStack, let target = columns.child(in: column),
            root !== columns.child(in: .compact)
        else { return }
        let own = root.stack.filter { columns.column(of: $0) == nil }
        let chain = stackable
        guard let end = chain.firstIndex(where: { $0 === target }) else { return }
        let stack = own + chain[1...].prefix(end)
        guard !stack.elementsEqual(root.stack, by: { $0 === $1 }) else { return }
        link { root.setViewControllers(stack, animated: animated) }
    }

    /// Removes a column from the stack, with those above it.
    func hideStacked(_ column: Column, animated: Bool) {
        guard let root = stage.root?.asStack, let target = columns.child(in: column),
            let index = root.stack.firstIndex(where: { $0 === target }), index > 0
        else { return }
        root.setViewControllers(Array(root.stack[..<index]), animated: animated)
    }

    // MARK: Restoration

    /// The topmost column of a collapsed split view.
    var topStacked: Column? {
        guard isCollapsed, style != .unspecified, let root = stage.root else { return nil }
        let stacked = root.asStack?.stack.last { columns.column(of: $0) != nil }
        return columns.column(of: stacked ?? root)
    }

    /// Shows the column that was on top when the state was saved, now or when the split view collapses.
    func showAgain(_ top: Column) {
        if isCollapsed { showStacked(top, animated: false) } else { stage.restoredTop = top }
    }

    // MARK: The unspecified style

    /// Collapses the secondary controller onto the primary one, by the delegate or by the primary controller itself.
    ///
    /// - Returns: The controller to show.
    func collapseSecondary() -> UIViewController? {
        let secondary = columns.child(in: .secondary)
        columns[.secondary] = nil
        if let other = delegate?.primaryViewController(forCollapsing: self) { replacePrimary(by: other) }
        guard let primary = columns.child(in: .primary) else {
            if let secondary { columns[.primary] = .init(given: secondary, child: secondary) }
            return secondary
        }
        guard let secondary else { return primary }
        link {
            if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
                primary.collapseSecondaryViewController(secondary, for: self)
            }
            release(secondary)
        }
        return primary
    }

    /// Separates the secondary controller from the primary one.
    func separateSecondary() {
        if let other = delegate?.primaryViewController(forExpanding: self) { replacePrimary(by: other) }
        guard let primary = columns.child(in: .primary) else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        guard let secondary, secondary !== primary else { return }
        columns[.secondary] = .init(given: secondary, child: secondary)
        link {
            adopt(child: secondary)
            secondary.sendDidMove(to: self)
        }
    }

    private func replacePrimary(by other: UIViewController) {
        let former = columns.child(in: .primary)
        guard other !== former else { return }
        columns[.primary] = .init(given: other, child: other)
        link {
            adopt(child: other)
            if let former { release(former) }
            other.sendDidMove(to: self)
        }
    }
}
