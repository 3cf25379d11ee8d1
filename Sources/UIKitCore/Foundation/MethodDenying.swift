/// An object that has methods of its superclass without implementing them.
nonisolated protocol MethodDenying: AnyObject {
    /// Whether a method for a selector has no effect, because the object's class does not override it.
    func denies(_ selector: Selector) -> Bool
}
