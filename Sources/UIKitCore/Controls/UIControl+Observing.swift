extension UIControl {
    /// Follows a part of the state that was set, and tells its observers.
    ///
    /// - Parameters:
    ///   - key: The property's key.
    ///   - old: Its value before.
    ///   - new: Its value now.
    func stateDidChange(_ key: String, from old: Bool, to new: Bool) {
        if isObserved { announce(key, from: old, to: new) }
        if old != new { stateDidChange() }
    }
}
