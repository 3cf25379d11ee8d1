import CoreGraphics

/// The `hidesBottomBarWhenPushed` values of a stack's controllers, as they were when each controller was pushed.
///
/// In a stack without a true value every query returns at once.
struct BottomBarWishes {
    /// For each controller, the controllers of its stack at that time whose value was true: itself or ones below it.
    private var wishes: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// Stores the values of a stack for the controllers that were pushed.
    mutating func note(_ stack: [UIViewController], pushed: [UIViewController]) {
        var wishing: Set<ObjectIdentifier> = []
        for controller in stack {
            if controller.hidesBottomBarWhenPushed { wishing.insert(ObjectIdentifier(controller)) }
            guard !wishing.isEmpty || !wishes.isEmpty, pushed.holds(controller) else { continue }
            wishes[ObjectIdentifier(controller)] = wishing.isEmpty ? nil : wishing
        }
    }

    /// Removes the entries of a controller that has left the stack.
    mutating func forget(_ controller: UIViewController) {
        guard !wishes.isEmpty else { return }
        let gone = ObjectIdentifier(controller)
        wishes[gone] = nil
        // Hash order: each entry is changed by itself.
        for (key, wishing) in wishes where wishing.contains(gone) { wishes[key] = wishing.subtracting([gone]) }
    }

    /// Whether the tab bar is hidden while a controller is on top of a stack.
    ///
    /// It is when the value of the controller, or of one below it that is still in the stack, was true when the controller
    /// was pushed.
    func hideBar(for controller: UIViewController, in stack: [UIViewController]) -> Bool {
        guard !wishes.isEmpty else { return false }
        var below: Set<ObjectIdentifier> = []
        for current in stack {
            below.insert(ObjectIdentifier(current))
            if let wishing = wishes[ObjectIdentifier(current)], !wishing.isDisjoint(with: below) { return true }
            if current === controller { return false }
        }
        return false
    }
}
