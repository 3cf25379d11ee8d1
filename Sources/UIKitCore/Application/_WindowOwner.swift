/// A delegate that may keep a window.
///
/// Delegates have the property from here, as the class declares it, while whoever knows a delegate only by its protocol finds
/// one that is optional once more: so sources read it that were written for an optional requirement.
@preconcurrency @MainActor public protocol _WindowOwner: AnyObject {
    /// The window, where the delegate keeps one: most declare `var window: UIWindow?`. The framework does not set it.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {
            Diagnostics.log(
                "\(ObjectNames.label(of: self)) was given a window, but has no place to keep it, so that it is lost. Declare "
                    + "var window: UIWindow? in the class.")
        }
    }

    /// The window, by a name that has one meaning.
    var keptWindow: UIWindow? {
        get { window }
        set { window = newValue }
    }
}
