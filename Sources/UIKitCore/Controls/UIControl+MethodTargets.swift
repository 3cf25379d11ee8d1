extension UIControl {
    /// Has a target's method without arguments called for events: `addTarget(self, action: Controller.save, for:
    /// .touchUpInside)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column), for: controlEvents)
    }

    /// Has a target's action that takes the sender called for events.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column), for: controlEvents)
    }

    /// Has a target's action that takes the sender and the event called for events.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column), for: controlEvents)
    }
}
