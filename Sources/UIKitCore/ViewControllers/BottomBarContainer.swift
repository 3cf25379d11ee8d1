/// A container with a bar at the bottom that can be attached to a page of a nested stack during a transition.
package protocol BottomBarContainer: ControllerContainer {
    /// Updates the bar's background for the scroll position of the shown content.
    func followContent()
    /// Attaches the bar to a page until it is detached.
    func attachBar(to page: UIView)
    /// Returns the bar to the container.
    func detachBar()
}
