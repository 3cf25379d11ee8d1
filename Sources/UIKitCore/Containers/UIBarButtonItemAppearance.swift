public import Foundation

/// How the buttons of a bar look, state by state; what an item says itself comes first.
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
        for (state, copied) in zip(states, copy.states) { copied.titleTextAttributes = state.titleTextAttributes }
        return copy
    }

    /// Takes the usual look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.titleTextAttributes = [:] }
    }

    /// At rest.
    public let normal = UIBarButtonItemStateAppearance()
    /// Under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Switched off.
    public let disabled = UIBarButtonItemStateAppearance()
    /// With the keyboard's focus.
    public let focused = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// The attributes in a state, those of rest where it has none.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own =
            state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
        return normal.titleTextAttributes.merging(own.titleTextAttributes) { _, own in own }
    }
}
