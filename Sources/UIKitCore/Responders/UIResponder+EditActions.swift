extension UIResponder {
    /// How often an editing action was called on a class that leaves it as it is.
    static var missedEditActions = 0

    /// An editing action ended in the method that does nothing.
    func missEditAction() { Self.missedEditActions += 1 }

    /// True for objects whose very class is the framework's.
    var isOfFramework: Bool { String(reflecting: type(of: self)).hasPrefix("UIKitCore.") }
}
