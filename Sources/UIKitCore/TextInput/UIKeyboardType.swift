/// What a keyboard on the screen is for.
public nonisolated enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// Apple's earlier name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
