/// Declares the `delegate` property of scroll views outside their class.
///
/// Tables, collections and text views have a `delegate` of a narrower type, and Swift allows no class to redeclare an inherited
/// property with one. So `UIScrollView` inherits its delegate from this protocol, and those classes declare theirs themselves.
@preconcurrency @MainActor public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
    /// Is notified of scrolling and zooming; not retained.
    ///
    /// Unlike iOS: a subclass cannot override it, except in classes with a delegate type of their own.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}
