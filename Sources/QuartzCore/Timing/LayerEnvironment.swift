/// State that layers share within one running application: the time, the running animations, and the frame request.
///
/// `ApplicationRuntime` makes one and installs it; before that an environment with a stopped clock serves layers that are
/// not shown.
package final class LayerEnvironment {
    /// The environment in force.
    @exclusivity(unchecked) package static var current = LayerEnvironment()

    package let timeline = AnimationTimeline()

    /// Reads the media time.
    package var clock: () -> Double = { 0 }

    /// Called when a visible property changed, to request a frame.
    package var onNeedsFrame: () -> Void = {}

    /// Called with a sentence about a mistake of the app, such as an animation that can have no effect.
    package var onMistake: (String) -> Void = { _ in }

    private var unknownKeyPaths: Set<String> = []

    /// Says that animations of a key path have no effect, when the first one is added.
    func noteUnknown(_ keyPath: String, on layer: CALayer) {
        guard unknownKeyPaths.insert(keyPath).inserted else { return }
        onMistake(
            "An animation of \"\(keyPath)\" was added to a \(type(of: layer)), and has no effect: layers have no property "
                + "of that key path that can be animated.")
    }

    private var notedFilters: Set<String> = []

    /// Says that filters of a property have no effect, when the first one is given.
    func noteIdleFilter(_ property: String, on layer: CALayer) {
        guard notedFilters.insert(property).inserted else { return }
        onMistake(
            "A \(type(of: layer)) was given a filter as its \(property), which has no effect: as on iOS, layers keep filters and do "
                + "not use them; compositingFilter knows the names of blend modes.")
    }

    private var endlessLayouts: Set<String> = []

    /// Reports that a layout was given up, once for each view or layer in which it began.
    func noteEndlessLayout(of name: String) {
        guard endlessLayouts.insert(name).inserted else { return }
        onMistake(
            "The layout of \(name) did not come to rest in \(LayoutRounds.limit) rounds. Layouts there mark one another anew."
        )
    }

    private var hasNotedFlatEmitter = false

    /// Says that particles stay in the plane, when the first layer is asked for more.
    func noteFlatEmitter(_ layer: CAEmitterLayer) {
        guard !hasNotedFlatEmitter else { return }
        hasNotedFlatEmitter = true
        onMistake(
            "A \(type(of: layer)) was told to preserve depth, but its particles are drawn in its own plane, and "
                + "their depth only orders them.")
    }

    /// Animations of views and transactions run this many times slower.
    package var timeScale: Double = 1

    package init() {}

    /// The seconds by which layers are shown before the present, while copies that are delayed are made.
    var lag: Double = 0

    package var now: Double { clock() - lag }
}
