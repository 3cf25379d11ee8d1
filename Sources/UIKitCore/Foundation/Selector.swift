/// A method to call on an object that is known only when it is called: the target-action mechanism's "action".
///
/// Made from an unapplied method reference, `Selector(Controller.save)`; the types of receiver and sender are checked when it is
/// sent. Two selectors are equal when they have the same name; a name that is not given is the place in the source where the
/// selector is made, so make one selector and keep it where you want to compare.
///
/// Unlike iOS: there is no Objective-C runtime, so `#selector(save)` becomes `Selector(Controller.save)` and the methods
/// that take a target and an action have forms for method references.
public nonisolated struct Selector: Hashable, Sendable {
    /// The name in `description` and in traces.
    public let name: String
    private let accepts: @MainActor @Sendable (AnyObject) -> Bool
    private let call: @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Void

    /// Makes a selector for a method without arguments.
    public init<Target: AnyObject>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(named: name ?? "\(file):\(line):\(column)") { (target: Target, _, _) in method(target)() }
    }

    /// Makes a selector for a method that takes the sender.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        self.init(named: name) { (target: Target, sender, _) in
            method(target)(Self.cast(sender, to: Sender.self, for: name, on: target))
        }
    }

    /// Makes a selector for a method that takes the sender and the event.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        self.init(named: name) { (target: Target, sender, event) in
            method(target)(Self.cast(sender, to: Sender.self, for: name, on: target), event)
        }
    }

    /// Makes a selector that no object performs.
    nonisolated init(bareName name: String) {
        self.name = name
        accepts = { _ in false }
        call = { _, _, _ in }
    }

    private init<Target: AnyObject>(
        named name: String, call: @escaping @MainActor (Target, Any?, UIEvent?) -> Void
    ) {
        self.name = name
        accepts = { $0 is Target }
        self.call = { target, sender, event in
            guard let target = target as? Target else { return }
            call(target, sender, event)
        }
    }

    @MainActor private static func cast<Sender>(
        _ sender: Any?, to type: Sender.Type, for name: String, on target: AnyObject
    ) -> Sender {
        guard let sender = sender as? Sender else {
            fatalError(
                "The action \(name) of \(ObjectNames.label(of: target)) takes a sender of type \(type), but was sent by "
                    + "\(sender.map { "\(Swift.type(of: $0))" } ?? "nobody"). Make the method take Any?, or the sender's type."
            )
        }
        return sender
    }

    /// True when the object is of the class whose method this is.
    @MainActor package func isImplemented(by object: AnyObject) -> Bool { accepts(object) }

    /// Calls the method; an object of another class is left alone.
    @MainActor package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) { call(target, sender, event) }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
