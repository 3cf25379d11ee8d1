/// The values that an app has set for the states of a button.
struct ButtonStateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value for exactly a state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value to show in a state: its own, for combined states that of the strongest part, else the normal one.
    func value(for state: UIControl.State) -> Value? {
        if values.isEmpty { return nil }
        if let value = values[state] { return value }
        for part in [UIControl.State.disabled, .highlighted, .selected, .focused] {
            if state != part, state.contains(part), let value = values[part] { return value }
        }
        return values[.normal]
    }
}
