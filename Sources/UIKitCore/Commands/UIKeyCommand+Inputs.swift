extension UIKeyCommand {
    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The key that moves a page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The key that moves a page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The key that moves to the beginning.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The key that moves to the end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The keys that delete: backspace and delete.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function key 1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key 2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key 3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key 4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key 5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key 6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key 7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key 8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key 9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key 10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key 11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key 12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The constant for a key that types no character; nil for keys that type, and for all others.
    nonisolated static func constant(for key: UIKeyboardHIDUsage) -> String? {
        switch key {
        case .keyboardUpArrow: inputUpArrow
        case .keyboardDownArrow: inputDownArrow
        case .keyboardLeftArrow: inputLeftArrow
        case .keyboardRightArrow: inputRightArrow
        case .keyboardEscape: inputEscape
        case .keyboardPageUp: inputPageUp
        case .keyboardPageDown: inputPageDown
        case .keyboardHome: inputHome
        case .keyboardEnd: inputEnd
        case .keyboardF1: f1
        case .keyboardF2: f2
        case .keyboardF3: f3
        case .keyboardF4: f4
        case .keyboardF5: f5
        case .keyboardF6: f6
        case .keyboardF7: f7
        case .keyboardF8: f8
        case .keyboardF9: f9
        case .keyboardF10: f10
        case .keyboardF11: f11
        case .keyboardF12: f12
        default: nil
        }
    }
}
