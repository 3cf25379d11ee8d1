/// The name of a method that is found on an object when it is sent: the target-action mechanism's "action".
///
/// Two selectors are equal when they have the same name. Sent to an object, a selector calls the method that the object's class,
/// or one above, exposes by this name, as all do whose sources the plugin has rewritten. Where none does, it calls the method
/// that it was made from, if that is the object's: `Selector(Controller.save, name: "save")`. Without a name it has the spot in
/// the source where it is made; so make such a selector once, and keep it where you want to compare.
///
/// Unlike iOS: there is no Objective-C runtime. Rewritten sources have `#selector(save)`; in others it is
/// `Selector(Controller.save)`, and the methods that have a target and an action have forms for method references.
public nonisolated struct Selector: Hashable, Sendable {
    /// The name in Objective-C, such as `save:`.
    public let name: String
    /// The method that it was made from; nil for a name alone.
    let method: SelectorMethod?

    init(name: String, method: SelectorMethod?) { (self.name, self.method) = (name, method) }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// True when the object has a method of this name, or the one that the selector was made from.
    package func isImplemented(by object: AnyObject) -> Bool {
        method?.accepts(object) == true || ExposedClasses.shared.hasMethod(name, in: type(of: object))
    }

    /// Calls the method with the sender and the event, as far as it has parameters for them. An object without such a method
    /// stops the program.
    @MainActor package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) {
        _ = send(to: target, with: [sender, event])
    }

    /// Calls the method that it was made from, independent of the names that the object's class exposes.
    @MainActor func perform(carriedOn target: AnyObject, sender: Any?) {
        _ = method?.call(target, SentArguments(name: name, receiver: target, values: [sender]))
    }

    /// Calls the method on an object, on the thread that it is called on, and answers the method's result.
    package func send(to target: AnyObject, with arguments: [Any?]) -> Any? {
        let sent = SentArguments(name: name, receiver: target, values: arguments)
        let exposed = ExposedClasses.shared.method(name, of: type(of: target))
        guard let call = exposed ?? method.flatMap({ $0.accepts(target) ? $0.call : nil }) else {
            fatalError(
                "unrecognized selector: \(type(of: target)) has no method \(name). Declare it with @objc or @IBAction in the class, "
                    + "or make the selector of the method that is meant.")
        }
        // The method decides on the thread, as in Objective-C.
        return unsafeBitCast(call, to: ((AnyObject, SentArguments) -> Any?).self)(target, sent)
    }
}
