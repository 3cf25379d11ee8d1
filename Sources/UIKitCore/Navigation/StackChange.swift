import CoreGraphics

/// The difference between two stacks of controllers, and the kind of transition between them.
struct StackChange {
    enum Kind: String { case push, pop }

    /// The stack before the change.
    let former: [UIViewController]
    /// The stack after the change.
    let stack: [UIViewController]
    /// The added controllers, in the new stack's order.
    let added: [UIViewController]
    /// The removed controllers, in the old stack's order.
    let removed: [UIViewController]
    /// The new topmost controller; nil when the new stack is empty.
    var top: UIViewController? { stack.last }
    /// Whether the transition is a push or a pop; nil when the topmost controller stays.
    let kind: Kind?

    init(from old: [UIViewController], to new: [UIViewController]) {
        (former, stack) = (old, new)
        added = Self.controllers(of: new, missingIn: old)
        removed = Self.controllers(of: old, missingIn: new)
        if new.last === old.last {
            kind = nil
        } else if let last = new.last, !old.holds(last) {
            kind = .push
        } else {
            kind = .pop
        }
    }

    /// The controllers of one stack that are not in another.
    static func controllers(of stack: [UIViewController], missingIn other: [UIViewController]) -> [UIViewController] {
        // A loop, because each call of a closure checks the main actor.
        var missing: [UIViewController] = []
        next: for controller in stack {
            for known in other where known === controller { continue next }
            missing.append(controller)
        }
        return missing
    }
}
