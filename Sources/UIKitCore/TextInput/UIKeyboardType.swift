/// The type of an on-screen keyboard, chosen for the kind of text that is typed.
public nonisolated enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// Apple's earlier name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
