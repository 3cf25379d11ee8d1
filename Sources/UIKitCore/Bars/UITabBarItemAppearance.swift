public import Foundation
import UIFoundation

/// The look of a bar's tabs, state by state; settings of an item itself take precedence.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, BarAppearancePart {
    var onChange: () -> Void = {} {
        didSet { for state in states { state.onChange = onChange } }
    }

    /// The arrangement of a tab's picture and title.
    public nonisolated enum Style: Int, Sendable {
        /// The picture above the title.
        case stacked = 0
        /// The picture beside the title.
        case inline = 1
        /// A small picture beside the title.
        case compactInline = 2
    }

    /// Makes the usual look of a style.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the usual look.
    public override convenience init() { self.init(style: .stacked) }

    /// Adopts the usual look of a style. Properties that differ between the styles, such as fonts, are found where none
    /// was set.
    open func configureWithDefault(for style: Style) {
        let plain = UITabBarItemStateAppearance()
        for state in states { state.copyLook(of: plain) }
    }

    /// A copy that changes for itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (state, copied) in zip(states, copy.states) { copied.copyLook(of: state) }
        return copy
    }

    /// At rest.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// Chosen.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// Switched off.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// With the keyboard's focus.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// The appearances that count in a state of a tab, the most specific first.
    private func layers(for state: UIControl.State) -> [UITabBarItemStateAppearance] {
        if state.contains(.disabled) { return [disabled, normal] }
        let own = state.contains(.selected) ? [selected, normal] : [normal]
        return state.contains(.focused) ? [focused] + own : own
    }

    /// The colour of one of the state's parts, found by a closure; nil for the usual one.
    func color(for state: UIControl.State, _ find: (UITabBarItemStateAppearance) -> UIColor?) -> UIColor? {
        // At rest tabs are of another colour than in other states.
        for layer in layers(for: state) where layer !== normal || state.intersection([.disabled, .selected]).isEmpty {
            if let found = find(layer) { return found }
        }
        return nil
    }

    /// The attributes of a text in a state, apart from its colour.
    func font(
        for state: UIControl.State, _ attributes: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>
    ) -> UIFont? {
        for layer in layers(for: state) {
            if let found = layer[keyPath: attributes][.font] as? UIFont { return found }
        }
        return nil
    }

    /// An offset in a state, found by its key path.
    func offset(for state: UIControl.State, _ offset: KeyPath<UITabBarItemStateAppearance, UIOffset>) -> UIOffset {
        for layer in layers(for: state) where layer[keyPath: offset] != .zero { return layer[keyPath: offset] }
        return .zero
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}
