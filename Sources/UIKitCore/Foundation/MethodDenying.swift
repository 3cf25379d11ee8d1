/// An object that has methods of its superclass without implementing them.
nonisolated protocol MethodDenying: AnyObject {
    /// Whether a method that a selector could call does nothing, because the object's class leaves it as it is.
    func denies(_ selector: Selector) -> Bool
}
