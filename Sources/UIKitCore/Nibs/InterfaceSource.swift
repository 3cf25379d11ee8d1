/// The scene of a storyboard from which a controller was made.
package protocol InterfaceSource: AnyObject {
    /// The storyboard of the scene; nil for a scene by itself.
    var storyboard: (any ReopenedStoryboard)? { get }

    /// Stores the controller that is being read from the scene: its own, a `UIViewController`.
    func adopt(_ controller: AnyObject)

    /// Makes the controller's view with all connected objects, and assigns it.
    func loadView()

    /// Makes the controllers that the storyboard has put into a container, in their order.
    ///
    /// - Parameter relationship: Their role in the container, such as `rootViewController`.
    func controllers(related relationship: String) -> [AnyObject]

    /// Performs the controller's segue with an identifier; false when it has none.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name.
    ///   - sender: The object that the app names as its sender.
    func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

extension InterfaceSource {
    // A scene without a storyboard cannot be reopened.
    package var storyboard: (any ReopenedStoryboard)? { nil }
}
