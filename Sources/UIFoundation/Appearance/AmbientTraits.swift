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

    // Only the thread itself reads and writes these, one after the other.

    /// Not retained: it lives as long as its callback runs.
    @exclusivity(unchecked) private unowned(unsafe) var source: (any AmbientSource)?
    @exclusivity(unchecked) private var knownTraits: UITraitCollection?
    @exclusivity(unchecked) private var knownTint: UIColor?

    /// Whether a callback runs, or actions with given traits.
    var isInForce: Bool { source != nil || knownTraits != nil }

    /// The traits in force; nil for the app's.
    var traits: UITraitCollection? {
        get {
            if knownTraits == nil { knownTraits = read { $0.traitCollection } }
            return knownTraits
        }
        set { knownTraits = newValue }
    }

    /// The tint colour in force; nil where there is no view.
    var tint: UIColor? {
        if knownTint == nil { knownTint = read { $0.ambientTint } ?? nil }
        return knownTint
    }

    /// A property of the object whose callback runs; nil while none does.
    private func read<Value: Sendable>(_ property: @MainActor (any AmbientSource) -> Value) -> Value? {
        guard let source else { return nil }
        // The thread has a source only while a callback runs, which is on the main actor: asking whether it is would take as long
        // as most answers.
        return withoutActuallyEscaping(property) { property in
            unsafeBitCast(property, to: ((any AmbientSource) -> Value).self)(source)
        }
    }

    /// Runs actions with an object's traits and tint colour.
    @MainActor func perform(for source: any AmbientSource, _ actions: @MainActor () -> Void) {
        unowned(unsafe) let formerSource = self.source
        let (formerTraits, formerTint) = (knownTraits, knownTint)
        self.source = source
        (knownTraits, knownTint) = (nil, nil)
        defer {
            self.source = formerSource
            (knownTraits, knownTint) = (formerTraits, formerTint)
        }
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
        let tint = tint ?? .systemBlue
        let former = knownTint
        // A view whose tint colour is that very one has none of its own.
        knownTint = .systemBlue
        defer { knownTint = former }
        return tint.resolvedColor(with: traits)
    }
}
