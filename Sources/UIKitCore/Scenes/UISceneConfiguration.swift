public import Foundation

/// The classes that a scene is made of.
///
/// One with the name of an entry in the app's information property list begins with what that says; one without a name, with what
/// the first entry says.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the entry.
    public let name: String?
    /// The role of scenes that are made so.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, a `UIResponder` that is a `UISceneDelegate`; nil for scenes without one.
    ///
    /// When the information property list names a class that the app does not have, reading it stops the program.
    open var delegateClass: AnyClass? {
        get { chosenDelegateClass ?? listedDelegateClass }
        set { chosenDelegateClass = newValue }
    }

    /// The storyboard that the app has chosen in place of the listed one.
    package var chosenStoryboard: AnyObject?

    /// The name of the storyboard that the information property list gives for the scene; nil for none.
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
