import Foundation

/// An object whose traits and tint colour are the current ones while a callback of its own runs.
package protocol AmbientSource: UITraitEnvironment {
    /// The colour that `UIColor.tintColor` means there; nil for the system blue.
    var ambientTint: UIColor? { get }
}

/// The traits and the tint colour with which a thread looks colours up.
///
/// They are worked out when the first of them is read, since most callbacks read none, and then stay until the callback ends.
nonisolated final class AmbientTraits {
    private static let states = ThreadLocal<AmbientTraits>()

    /// Those of the calling thread.
    static var ofThread: AmbientTraits {
        if let state = states.value { return state }
        let state = AmbientTraits()
        states.value = state
        return state
    }

    private var source: (any AmbientSource)?
    private var knownTraits: UITraitCollection?
    private var knownTint: UIColor?

    /// Whether a callback runs, or actions with given traits.
    var isInForce: Bool { source != nil || knownTraits != nil }

    /// The traits in force; nil for the app's.
    var traits: UITraitCollection? {
        get {
            if knownTraits == nil, let source {
                knownTraits = MainActor.assumeIsolated { source.traitCollection }
            }
            return knownTraits
        }
        set { knownTraits = newValue }
    }

    /// The tint colour in force; nil where there is no view.
    var tint: UIColor? {
        if knownTint == nil, let source { knownTint = MainActor.assumeIsolated { source.ambientTint } }
        return knownTint
    }

    /// Runs actions with an object's traits and tint colour.
    func perform(for source: any AmbientSource, _ actions: () -> Void) {
        let former = (self.source, knownTraits, knownTint)
        (self.source, knownTraits, knownTint) = (source, nil, nil)
        defer { (self.source, knownTraits, knownTint) = former }
        actions()
    }

    /// Runs actions with traits; the tint colour stays.
    func perform(with traits: UITraitCollection, _ actions: () -> Void) {
        let former = knownTraits
        knownTraits = traits
        defer { knownTraits = former }
        actions()
    }

    /// The colour that `UIColor.tintColor` is with traits: the system blue where there is no view.
    func tintColor(for traits: UITraitCollection) -> UIColor {
        let former = knownTint
        // A view whose tint colour is that very one has none of its own.
        let tint = tint ?? .systemBlue
        knownTint = .systemBlue
        defer { knownTint = former }
        return tint.resolvedColor(with: traits)
    }
}

extension AmbientSource {
    /// Runs a callback of the object with its traits and its tint colour as the current ones.
    package func performInAmbience(_ callback: () -> Void) { AmbientTraits.ofThread.perform(for: self, callback) }
}
