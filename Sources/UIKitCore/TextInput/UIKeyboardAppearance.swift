/// The appearance of an on-screen keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// Apple's earlier name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
