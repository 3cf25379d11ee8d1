import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// The common part of buttons in bars and of tabs: title, picture, and whether they react.
///
/// Changes show at once in the bar that has the item.
@preconcurrency @MainActor
open class UIBarItem: ConstructibleObject, UIAccessibilityIdentification,
    AccessibilityDescribed
{
    /// Makes an item without title and picture.
    public override init() { super.init() }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Makes an item from an archive.
    public init?(coder: NSCoder) {
        super.init()
        if let coder = coder.interface { decode(from: coder) }
    }

    /// Reads the values that an interface file has for it; each class below reads its own after those of the class above.
    func decode(from coder: InterfaceCoder) { decodeBarItem(from: coder) }

    @available(swift, obsoleted: 1)
    public required convenience init?(_ key: ConstructionKey) {
        if let coder = key.coder { self.init(coder: coder) } else { self.init() }
    }

    /// The text of the item.
    open var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The picture, shown as a template in the automatic rendering mode.
    open var image: UIImage? {
        didSet { if image !== oldValue { contentDidChange() } }
    }

    /// The picture for bars in compact height; nil shows `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { contentDidChange() } }
    }

    /// The distances that the edges of the picture for bars in compact height move inward.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { contentDidChange() } }
    }

    /// The distances that the edges of the picture in a kind of bar move inward: that for compact height has insets of its own.
    func imageInsets(isCompact: Bool) -> UIEdgeInsets {
        isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }

    /// The distances that the edges of the picture move inward.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { contentDidChange() } }
    }

    /// Whether the item reacts; otherwise it is grey.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { contentDidChange() } }
    }

    /// A number for the app's own use.
    open var tag = 0

    private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Gives the title a font and a colour in a state; other attributes are kept, but without effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        nonisolated(unsafe) let attributes = attributes
        note(
            .titleTextAttributes, choice: AppearanceSetter.choice(state.rawValue),
            { (item: UIBarItem) in
                item.setTitleTextAttributes(attributes, for: state)
            })
        attributesByState[state.rawValue] = attributes
        contentDidChange()
    }

    /// The attributes that were set for `state`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributesByState[state.rawValue]
    }

    /// The attributes in force in a state: its own, else those of the strongest state in it that has some, else the normal
    /// ones. A disabled item is grey unless that state has a colour.
    func effectiveAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        if attributesByState.isEmpty { return [:] }
        var found = Self.strongest(attributesByState, for: state) ?? [:]
        let disabled = UIControl.State.disabled
        if state.contains(disabled) { found[.foregroundColor] = titleTextAttributes(for: disabled)?[.foregroundColor] }
        return found
    }

    /// The value that counts in a state among values that were given for states.
    static func strongest<Value>(_ given: [UInt: Value], for state: UIControl.State) -> Value? {
        if let exact = given[state.rawValue] { return exact }
        for part in [UIControl.State.disabled, .highlighted, .selected, .focused] where state.contains(part) {
            if let found = given[part.rawValue] { return found }
        }
        return given[UIControl.State.normal.rawValue]
    }

    /// The view that shows the item.
    weak var presenter: (any BarItemPresenter)?

    /// Another view that shows the item, while tabs are chosen.
    weak var secondPresenter: (any BarItemPresenter)?

    /// The row that shows the item in the list of controllers without tabs.
    weak var listPresenter: (any BarItemPresenter)?

    package var appearanceMarks = AppearanceMarks()
    /// Whether the item takes values of its proxies; its view shows them all afterwards.
    private var isAdoptingAppearance = false

    /// Adopts the values that proxies have for items of a view, except those that were set on the item itself.
    ///
    /// - Returns: true when there were any; the caller then shows them.
    func adoptAppearance(for view: UIView) -> Bool {
        guard AppearanceProxies.areThere else { return false }
        isAdoptingAppearance = true
        defer { isAdoptingAppearance = false }
        return AppearanceProxies.apply(
            to: self, traits: view.traitCollection, surroundings: view.surroundingsOfContent)
    }

    func contentDidChange() {
        if isAdoptingAppearance { return }
        presenter?.itemDidChange(self)
        secondPresenter?.itemDidChange(self)
        listPresenter?.itemDidChange(self)
    }

    // MARK: Accessibility

    /// The properties that the app set; nil for none.
    final var accessibilityWords: AccessibilityWords?

    /// Describes the object for assistive technologies as far as the app has not: its label, value, traits and frame.
    @_spi(Subclassing) open func describe(_ description: inout AccessibilityDescription) {}

    /// Whether the object is an element by itself, so that assistive technologies do not look for others inside.
    ///
    /// False, but for labels, buttons and other controls.
    open var isAccessibilityElement: Bool {
        get { accessibilityWords?.isElement ?? ownDescription.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name of the object in the user's language, without its kind. Setting nil restores the name that its content gives it.
    open var accessibilityLabel: String? {
        get { accessibilityWords?.label?.plain ?? ownDescription.label }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The name with attributes for its pronunciation; it always agrees with `accessibilityLabel`.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityWords?.label?.attributed ?? AccessibilityText(accessibilityLabel)?.attributed }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The changing part of the object's content, such as the position of a slider. Setting nil restores its own.
    open var accessibilityValue: String? {
        get { accessibilityWords?.value?.plain ?? ownDescription.value }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The value with attributes for its pronunciation; it always agrees with `accessibilityValue`.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityWords?.value?.attributed ?? AccessibilityText(accessibilityValue)?.attributed }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The result of acting on the object, in the user's language; nil for none.
    open var accessibilityHint: String? {
        get { accessibilityWords?.hint?.plain }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The hint with attributes for its pronunciation; it always agrees with `accessibilityHint`.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityWords?.hint?.attributed ?? AccessibilityText(accessibilityHint)?.attributed }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The kind of the object, and how it behaves. Set it to the class's own traits and more.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityWords?.traits ?? ownDescription.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The language in which label, value and hint are spoken, as in `de-CH`; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityWords?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// A name by which tests find the object; no user hears it.
    open var accessibilityIdentifier: String? {
        get { accessibilityWords?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The names by which a user's voice may mean the object, the first one foremost. Empty for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityWords?.userInputLabels.map(\.plain) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }

    /// The names for voice input with attributes; they always agree with `accessibilityUserInputLabels`.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityWords?.userInputLabels.map(\.attributed) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }
}
