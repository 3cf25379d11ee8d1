/// The wishes of a stack's controllers to have the tab bar around gone, as they were when each was pushed.
///
/// Most stacks have no such wish, and then nothing is looked up.
struct BottomBarWishes {
    /// For each controller those that wished so then: itself or others below it.
    private var wishes: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// Notes the wishes of a stack for the controllers that were pushed.
    mutating func note(_ stack: [UIViewController], pushed: [UIViewController]) {
        var wishing: Set<ObjectIdentifier> = []
        for controller in stack {
            if controller.hidesBottomBarWhenPushed { wishing.insert(ObjectIdentifier(controller)) }
            guard !wishing.isEmpty || !wishes.isEmpty, pushed.contains(where: { $0 === controller }) else { continue }
            wishes[ObjectIdentifier(controller)] = wishing.isEmpty ? nil : wishing
        }
    }

    /// Forgets a controller that is gone.
    mutating func forget(_ controller: UIViewController) {
        guard !wishes.isEmpty else { return }
        let gone = ObjectIdentifier(controller)
        wishes[gone] = nil
        // Hash order: each entry is changed by itself.
        for (key, wishing) in wishes where wishing.contains(gone) { wishes[key] = wishing.subtracting([gone]) }
    }

    /// Whether the tab bar is gone while a controller of a stack is on top: it or one below it, still in the stack, wished so
    /// when the controller was pushed.
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
