extension UIResponder {
    /// How often an editing action was called on a class that leaves it as it is.
    static var missedEditActions = 0

    /// An editing action ended in the method that does nothing.
    func missEditAction() { Self.missedEditActions += 1 }

    /// The targets of the framework that declare responders, as their classes' names begin.
    private static let modules = ["UIKitCore.", "UIKitAlerts.", "UIKitPages.", "UIKitPickers."]

    /// True for objects whose very class is the framework's.
    var isOfFramework: Bool {
        let name = String(reflecting: type(of: self))
        return Self.modules.contains(where: name.hasPrefix)
    }
}
