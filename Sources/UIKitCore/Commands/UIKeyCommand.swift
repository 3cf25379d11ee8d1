public import UIFoundation

/// A key, with the modifiers to hold, and the action that it has performed in the responder chain.
///
/// Responders offer theirs by `keyCommands`. `.command` is the super key or Control; Control counts as `.control` only where no
/// command claims the form with `.command`.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The character that the key types by itself, or one of the constants; letters in either case.
    open private(set) var input: String?
    /// The modifiers to hold; the locks and the numeric pad make no difference.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over the system's use of a key: typing Return and Tab, moving the focus.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the command follows the user's keyboard.
    ///
    /// Where that has a character of another script, such as a Cyrillic one, a letter or a digit is meant as the key that has it
    /// on a Latin keyboard.
    open var allowsAutomaticLocalization = true
    /// Whether left and right arrows and brackets are exchanged where text runs from right to left.
    open var allowsAutomaticMirroring = true

    /// Makes a key command with an input and an action, its titles, and a property list of the app's.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a key command with an input and an action, without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a key command with an input, an action and a `discoverabilityTitle`, which is shown to the user.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }
}
