import QuartzCore

/// Has every marked layer draw its content into a recording.
///
/// Frame path: step 5 of 8 – from `LayoutPass`, to `LayerSnapshotter`.
struct DisplayPass {
    /// The number of rounds for drawing that changes layers which were drawn before.
    private static let roundLimit = 3

    /// Draws the layers that animations make visible in their first moment, and those that their ends have changed.
    static func followAnimations(in layers: [CALayer]) {
        for layer in UnseenSearch.run(layers) { layer.displayMarkedSubtree() }
    }

    /// Visits the layers of windows and all layers in them.
    static func run(_ layers: [CALayer]) {
        UnseenSearch.run(layers)
        for _ in 0..<roundLimit {
            var ranOthersCode = false
            for layer in layers where layer.displayMarkedSubtree() { ranOthersCode = true }
            guard ranOthersCode else { return }
            // It may have scrolled, or moved a layer into view.
            UnseenSearch.run(layers)
        }
    }
}
