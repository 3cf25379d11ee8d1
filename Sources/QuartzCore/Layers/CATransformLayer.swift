/// A layer without a look whose sublayers share the space around it instead of being flattened into its plane.
///
/// Only its geometry, its visibility and its opacity, which fades each sublayer by itself, count; backgrounds, borders,
/// contents, shadows, masks and clipping are for layers that have a plane.
///
/// Unlike iOS: sublayers that cut through each other are not divided along the line.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    override var sharesSpace: Bool { true }
}
