/// A container with a bar at the bottom that a page inside can carry along as it comes or goes.
package protocol BottomBarContainer: ControllerContainer {
    /// Has the bar look as what the container shows calls for.
    func followContent()
    /// Lets a page carry the bar until it is taken back.
    func attachBar(to page: UIView)
    /// Puts the bar into its own place again.
    func detachBar()
}
