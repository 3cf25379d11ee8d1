/// The difference between two stacks of controllers, and what it calls for.
struct StackChange {
    enum Kind: String { case push, pop }

    /// The stack before the change.
    let former: [UIViewController]
    /// The stack after the change.
    let stack: [UIViewController]
    /// The controllers that came, in the new stack's order.
    let added: [UIViewController]
    /// The controllers that went, in the old stack's order.
    let removed: [UIViewController]
    /// The new topmost controller; nil when the new stack is empty.
    var top: UIViewController? { stack.last }
    /// How the change of the topmost controller looks; nil when it stays.
    let kind: Kind?

    init(from old: [UIViewController], to new: [UIViewController]) {
        (former, stack) = (old, new)
        added = new.filter { controller in !old.contains { $0 === controller } }
        removed = old.filter { controller in !new.contains { $0 === controller } }
        if new.last === old.last {
            kind = nil
        } else if let last = new.last, !old.contains(where: { $0 === last }) {
            kind = .push
        } else {
            kind = .pop
        }
    }
}
