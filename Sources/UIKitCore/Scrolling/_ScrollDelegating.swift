/// Has the property for the delegate of scroll views, outside of their class.
///
/// Tables, collections and text views have a `delegate` of a narrower type, which Swift lets no class declare over an inherited
/// one. So `UIScrollView` has its delegate from here, and they have theirs in their bodies.
@preconcurrency @MainActor public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
    /// Is told of scrolling and zooming; not retained.
    ///
    /// Unlike iOS: a subclass cannot override it, but for those of classes with a delegate of their own.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}
