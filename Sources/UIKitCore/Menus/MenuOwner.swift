/// The object that shows a menu: it is notified of its opening and closing, and performs the chosen element.
protocol MenuOwner: AnyObject {
    /// The menu is about to open.
    func menuWillOpen(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu is about to close.
    func menuWillClose(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu has begun to close; another one may be opened now.
    func menuDidEnd()
    /// The sender with which responders are asked whether they perform a command.
    func sender(of command: UICommand) -> Any?
    /// Whether only responders that are known to perform a command are asked to.
    var wantsKnownTargets: Bool { get }
    /// Whether a press beside the menu closes it and is also delivered to the views behind it.
    var passesPressesOn: Bool { get }
    /// Whether the first responder gets the keys; then the next key closes the menu.
    var leavesKeys: Bool { get }
    /// Performs the chosen element, a command with its target.
    func perform(_ leaf: any UIMenuLeaf, target: Any?)
    /// The first responder of the menu's window changed.
    func firstResponderDidChange()
}

extension MenuOwner {
    func sender(of command: UICommand) -> Any? { command }
    var wantsKnownTargets: Bool { false }
    var passesPressesOn: Bool { false }
    var leavesKeys: Bool { false }
    func firstResponderDidChange() {}
}
