/// An object whose traits and tint colour are the current ones while a callback of its own runs.
package protocol AmbientSource: UITraitEnvironment {
    /// The colour that `UIColor.tintColor` means there; nil for the system blue.
    var ambientTint: UIColor? { get }
}

extension AmbientSource {
    /// Runs a callback of the object with its traits and its tint colour as the current ones.
    ///
    /// A closure that calls a method is cheaper than the method as a value, which retains its object.
    package func performInAmbience(_ callback: @MainActor () -> Void) {
        AmbientTraits.ofThread.perform(for: self, callback)
    }
}
