public import Foundation

/// The classes of which a scene is made.
///
/// A configuration with the name of an entry in the app's information property list has that entry's values; one without a name
/// has those of the first entry.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the entry.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, a `UIResponder` that is a `UISceneDelegate`; nil for scenes without one.
    ///
    /// When the information property list names a class that the app does not have, reading it stops the program.
    open var delegateClass: AnyClass? {
        get { chosenDelegateClass ?? listedDelegateClass }
        set { chosenDelegateClass = newValue }
    }

    /// The storyboard that the app has set instead of the listed one.
    package var chosenStoryboard: AnyObject?

    /// The name of the storyboard in the information property list; nil for none.
    package var listedStoryboard: String? {
        ApplicationRuntime.current?.information.sceneConfiguration(named: name)?.storyboardName
    }

    private var chosenDelegateClass: AnyClass?

    /// Makes a configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }

    private var listedDelegateClass: AnyClass? {
        let entry = ApplicationRuntime.current?.information.sceneConfiguration(named: name)
        guard let className = entry?.delegateClassName else { return nil }
        guard let found = NSClassFromString(className) else {
            fatalError(
                "The Info.plist names \(className) as a scene's delegate, and there is no such class. Write the name as Module.Class, "
                    + "or as $(PRODUCT_MODULE_NAME).Class, of a class that is not private.")
        }
        return found
    }
}
