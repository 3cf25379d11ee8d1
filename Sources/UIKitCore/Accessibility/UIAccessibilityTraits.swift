/// The kind and the behaviour of an element of the user interface, for users who do not see it.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits; the same as on iOS for those that have documented bits.
    public let rawValue: UInt64

    /// Makes traits of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait at all.
    public static let none: UIAccessibilityTraits = []
    /// The element acts when it is tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element opens another page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element shows a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is chosen, as a tab or a row is.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own when it acts.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element's text does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element sums up the state of the app at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element does not react.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element's label or value changes too often for each change to be announced.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a field for words to search for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts a session of media, during which the screen reader is silent.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element's value has steps: `accessibilityIncrement()` and `accessibilityDecrement()` act.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element takes touches directly, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The element turns to the next page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The elements inside are tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is the heading of a part of the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element's content can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// The element is switched on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
