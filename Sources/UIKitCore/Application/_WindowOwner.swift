/// A delegate that may keep a window.
///
/// A delegate has the property as its class declares it. Code that knows a delegate only by its protocol finds the property as
/// an optional requirement, so that sources written for UIKit compile.
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
