extension UIKeyCommand {
    /// Makes a key command for a method without arguments, with a title for overviews.
    ///
    /// For example `UIKeyCommand(input: "n", modifierFlags: .command, action: Page.add)`.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void, discoverabilityTitle: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            action: Selector(action, file: file, line: line, column: column), input: input,
            modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Makes a key command, with a title for overviews, for an input and an action that takes the command.
    public convenience init<Target: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, discoverabilityTitle: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            action: Selector(action, file: file, line: line, column: column), input: input,
            modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }
}
