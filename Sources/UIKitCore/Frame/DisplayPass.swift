import QuartzCore

/// Has every marked layer draw its content into a recording.
///
/// Frame path: step 5 of 8 – from `LayoutPass`, to `LayerSnapshotter`.
struct DisplayPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows { window.layer.displayMarkedSubtree() }
    }
}
