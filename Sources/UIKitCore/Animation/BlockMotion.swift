import QuartzCore

/// The ways in which an animation block animates a property of a view's layer.
///
/// This list alone decides for each property: neither the kind of the value nor an option does.
nonisolated enum BlockMotion {
    /// The difference from the old value is added to the shown value, so that blocks which overlap blend and each runs to
    /// its end.
    case adding
    /// A block replaces the animation before it, and starts at the old value or at the shown one.
    case replacing
    /// The new value shows at once.
    case none
}

extension LayerProperty {
    /// The way in which blocks animate the property.
    nonisolated var blockMotion: BlockMotion {
        switch self {
        case .position, .bounds, .transform, .cornerRadius: .adding
        case .opacity, .backgroundColor, .anchorPoint: .replacing
        // The framework's own, which apps do not see.
        case .backdrop, .curl: .adding
        case .anchorPointZ, .zPosition, .sublayerTransform, .contentsRect: .none
        case .borderWidth, .borderColor: .none
        case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath: .none
        case .colors, .locations, .startPoint, .endPoint: .none
        case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: .none
        case .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset: .none
        case .instanceAlphaOffset, .instanceDelay: .none
        case .fontSize, .foregroundColor: .none
        case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth: .none
        }
    }
}
