/// The arguments that are sent with a selector, for the parameters of the method.
nonisolated struct SentArguments {
    /// The selector's name, for messages.
    let name: String
    let receiver: AnyObject
    let values: [Any?]

    /// The argument at an index, converted to a parameter's type; one that is missing counts as nil.
    ///
    /// As in Objective-C nil is zero where a number is wanted, and an object is true where a truth value is.
    subscript<Parameter>(_ index: Int) -> Parameter {
        let value = index < values.count ? values[index] : nil
        if let argument = ExposedValue.cast(value, to: Parameter.self) { return argument }
        if value == nil, let zero = ExposedValue.cast(0, to: Parameter.self) { return zero }
        if Parameter.self == Bool.self, let truth = (value != nil) as? Parameter { return truth }
        let sent = value.map { "an object of type \(type(of: $0))" } ?? "nil"
        fatalError(
            "The method \(name) of \(type(of: receiver)) has \(Parameter.self) for its argument \(index + 1), but was sent "
                + "\(sent). Give the parameter the type of what is sent, or Any?.")
    }
}
