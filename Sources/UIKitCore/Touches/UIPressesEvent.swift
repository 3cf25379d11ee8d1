/// The presses that are going on at one moment.
///
/// Status: partial – the type that hooks name; presses of keys follow with the keyboard.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: Set<UIPress> = []

    package override init() { super.init() }

    open override var type: EventType { .presses }

    /// Every press, also those with nothing new to report.
    open var allPresses: Set<UIPress> { presses }
}
