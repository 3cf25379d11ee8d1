import QuartzCore

extension _ConstructibleThroughClass where Self: UIGestureRecognizer {
    /// Makes a recognizer of a class that is known only at run time.
    ///
    /// - Parameters:
    ///   - target: The object that is called; nil for none.
    ///   - action: The method of it.
    @_disfavoredOverload public init(target: Any?, action: Selector?) {
        self.init(through: ConstructionKey(beginningWith: RecognizerTarget(target: target, action: action)))
    }
}
