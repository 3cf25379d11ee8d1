/// One entry in a control's list of actions for events.
struct ControlAction {
    enum Work {
        /// A method of an object that the control does not keep alive.
        case method(Selector, WeakTarget)
        /// A method of the first responder of the chain that has it.
        case chainMethod(Selector)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    let work: Work
    var events: UIControl.Event

    /// True when the target has been deallocated, so that the entry can be dropped.
    var isDead: Bool {
        if case .method(_, let target) = work { return target.object == nil }
        return false
    }

    func isSame(target: AnyObject?, selector: Selector) -> Bool {
        switch work {
        case .method(let own, let ownTarget): own == selector && ownTarget.object === target
        case .chainMethod(let own): own == selector && target == nil
        case .action: false
        }
    }
}
