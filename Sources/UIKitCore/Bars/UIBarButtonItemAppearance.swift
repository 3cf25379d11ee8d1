public import Foundation
import UIFoundation

/// The look of a bar's buttons, state by state; settings of an item itself take precedence.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, BarAppearancePart {
    var onChange: () -> Void = {} {
        didSet { for state in states { state.onChange = onChange } }
    }

    /// Makes the look of plain buttons, or of those that finish a task.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the look of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    /// A copy that changes for itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (state, copied) in zip(states, copy.states) { copied.copyLook(of: state) }
        return copy
    }

    /// Adopts the usual look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let plain = UIBarButtonItemStateAppearance()
        for state in states { state.copyLook(of: plain) }
    }

    /// At rest.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// Under a finger.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// Switched off.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// With the keyboard's focus.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    private func own(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }

    /// The attributes in a state, those of rest where it has none. A title that is switched off is grey unless that state has a
    /// colour.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = own(for: state)
        var attributes = normal.titleTextAttributes.merging(own.titleTextAttributes) { _, own in own }
        if own === disabled { attributes[.foregroundColor] = own.titleTextAttributes[.foregroundColor] }
        return attributes
    }

    /// The offset of the title in a state.
    func titleOffset(for state: UIControl.State) -> UIOffset {
        let own = own(for: state).titlePositionAdjustment
        return own == .zero ? normal.titlePositionAdjustment : own
    }

    /// The picture behind the button in a state, with its displacement.
    func background(for state: UIControl.State) -> (image: UIImage?, offset: UIOffset) {
        let own = own(for: state)
        let offset = own.backgroundImagePositionAdjustment
        return (
            own.backgroundImage ?? normal.backgroundImage,
            offset == .zero ? normal.backgroundImagePositionAdjustment : offset
        )
    }
}
