/// The scene of a storyboard that a controller was made from.
package protocol InterfaceSource: AnyObject {
    /// The storyboard that the scene is in; nil for a scene by itself.
    var storyboard: (any ReopenedStoryboard)? { get }

    /// Learns the controller that is reading itself from the scene: its own, a `UIViewController`.
    func adopt(_ controller: AnyObject)

    /// Makes the controller's view and assigns it, with everything that is connected to it.
    func loadView()

    /// The controllers that the storyboard has put into a container, in their order, made now.
    ///
    /// - Parameter relationship: The part that they play in it, such as `rootViewController`.
    func controllers(related relationship: String) -> [AnyObject]

    /// Performs the controller's segue that has an identifier; false when it has none of that name.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name.
    ///   - sender: The object that the app names as its cause.
    func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

extension InterfaceSource {
    // A scene by itself is found by nobody.
    package var storyboard: (any ReopenedStoryboard)? { nil }
}
