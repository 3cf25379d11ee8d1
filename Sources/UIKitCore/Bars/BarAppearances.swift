import Foundation

/// The appearances that a bar, or one item, was given for its surroundings.
final class BarAppearances<Appearance: UIBarAppearance> {
    enum Position { case standard, compact, scrollEdge, compactScrollEdge }

    private var given: [Position: Appearance] = [:]
    /// A standard look that was asked for, but not changed.
    private var prepared: Appearance?
    /// Called when an appearance is another one, or was changed.
    var onChange: () -> Void

    init(onChange: @escaping () -> Void = {}) { self.onChange = onChange }

    /// The appearance for a position; setting one keeps a copy.
    subscript(place: Position) -> Appearance? {
        get { given[place] }
        set {
            given[place]?.onChange = {}
            given[place] = newValue?.copied()
            given[place]?.onChange = onChange
            if place == .standard { prepared = nil }
            onChange()
        }
    }

    /// The standard appearance; one that was not set counts as soon as it is changed.
    func standard(making make: () -> Appearance) -> Appearance {
        if let standard = given[.standard] ?? prepared { return standard }
        let made = make()
        made.onChange = { [weak self, unowned made] in self?.adopt(made) }
        prepared = made
        return made
    }

    private func adopt(_ made: Appearance) {
        prepared = nil
        made.onChange = onChange
        given[.standard] = made
        onChange()
    }

    /// Whether no appearance was set.
    var isEmpty: Bool { given.isEmpty }

    /// Whether an appearance is set for the edge of scrolled content.
    func knowsScrollEdge(isCompact: Bool) -> Bool {
        if given.isEmpty { return false }
        return given[.scrollEdge] != nil || isCompact && given[.compactScrollEdge] != nil
    }

    /// The positions whose appearances count, the nearest first.
    static func positions(atScrollEdge: Bool, isCompact: Bool) -> [Position] {
        (atScrollEdge ? isCompact ? [.compactScrollEdge, .scrollEdge] : [.scrollEdge] : [])
            + (isCompact ? [.compact, .standard] : [.standard])
    }
}
