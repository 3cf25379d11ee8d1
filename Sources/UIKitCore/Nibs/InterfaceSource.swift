/// The scene of a storyboard that a controller was made from.
package protocol InterfaceSource: AnyObject {
    /// Makes the controller's view and assigns it, with everything that is connected to it.
    ///
    /// - Parameter controller: The controller, a `UIViewController`.
    func loadView(of controller: AnyObject)

    /// The controllers that the storyboard has put into a container, in their order, made now.
    ///
    /// - Parameter relationship: The part that they play in it, such as `rootViewController`.
    func controllers(related relationship: String) -> [AnyObject]

    /// Performs the segue of a controller that has an identifier; false when it has none of that name.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name.
    ///   - controller: The controller that it leads away from.
    ///   - sender: The object that the app names as its cause.
    func performSegue(withIdentifier identifier: String, from controller: AnyObject, sender: Any?) -> Bool
}
