/// An object that shows a menu, hears of its course, and has what was chosen performed.
protocol MenuOwner: AnyObject {
    /// The menu is about to come.
    func menuWillOpen(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu is about to go.
    func menuWillClose(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu goes; another one may be opened.
    func menuDidEnd()
    /// The sender with which responders are asked whether they perform a command.
    func sender(of command: UICommand) -> Any?
    /// Whether commands are only for responders that are known to perform them.
    var wantsKnownTargets: Bool { get }
    /// Whether a press beside the menu closes it and is the views' behind it besides; else it does nothing more.
    var passesPressesOn: Bool { get }
    /// Whether keys are for the first responder; then the next one closes the menu.
    var leavesKeys: Bool { get }
    /// Does what was chosen.
    func perform(_ leaf: any UIMenuLeaf, target: Any?)
    /// Another responder has the keyboard of the menu's window, or none.
    func firstResponderDidChange()
}

extension MenuOwner {
    func sender(of command: UICommand) -> Any? { command }
    var wantsKnownTargets: Bool { false }
    var passesPressesOn: Bool { false }
    var leavesKeys: Bool { false }
    func firstResponderDidChange() {}
}
