/// A method that a selector was made from.
nonisolated final class SelectorMethod: Sendable {
    /// Whether the method is an object's.
    let accepts: @Sendable (AnyObject) -> Bool
    let call: @MainActor @Sendable (AnyObject, SentArguments) -> Any?

    init<Target: AnyObject>(_ call: @escaping @MainActor (Target, SentArguments) -> Any?) {
        accepts = { $0 is Target }
        self.call = { call($0 as! Target, $1) }
    }
}
