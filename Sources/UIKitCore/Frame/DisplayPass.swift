import QuartzCore

/// Has every marked layer draw its content into a recording.
///
/// Frame path: step 5 of 8 – from `LayoutPass`, to `LayerSnapshotter`.
struct DisplayPass {
    /// Goes through the layers of windows and everything in them.
    static func run(_ layers: [CALayer]) {
        for layer in layers { layer.displayMarkedSubtree() }
    }
}
