import Foundation

/// The tint colour of the view whose colours a thread looks up.
package nonisolated enum TintScope {
    private static let scoped = ThreadLocal<UIColor>()

    /// Looks colours up with a tint colour in force.
    package static func perform(with tint: UIColor, _ actions: () -> Void) {
        let former = scoped.value
        scoped.value = tint
        defer { scoped.value = former }
        actions()
    }

    /// The tint colour for traits; the system blue where there is no view.
    static func color(for traits: UITraitCollection) -> UIColor {
        guard let tint = scoped.value else { return UIColor.systemBlue.resolvedColor(with: traits) }
        // A view whose tint colour is this very one has none of its own.
        scoped.value = nil
        defer { scoped.value = tint }
        return tint.resolvedColor(with: traits)
    }
}
