extension UIGestureRecognizer {
    /// Makes a recognizer that calls a target's method without arguments: `(target: self, action: Controller.tap)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(target: target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Makes a recognizer that calls a target's action with the recognizer.
    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(target: target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Adds a target's action without arguments.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Adds a target's action that takes the recognizer.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column))
    }
}
