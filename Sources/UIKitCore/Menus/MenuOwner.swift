/// An object that shows a menu, hears of its course, and has what was chosen performed.
protocol MenuOwner: AnyObject {
    /// The menu is about to come.
    func menuWillOpen(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu is about to go.
    func menuWillClose(_ source: MenuSource, with animator: MenuAnimator)
    /// The menu goes; another one may be opened.
    func menuDidEnd()
    /// Does what was chosen.
    func perform(_ leaf: any UIMenuLeaf, target: Any?)
}
