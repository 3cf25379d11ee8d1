import QuartzCore

/// How an animation block changes what a property of a view's layer shows.
///
/// What stands here for each property is the only list of them: neither the kind of the value nor an option decides.
nonisolated enum BlockMotion {
    /// The way from the old value is added to what shows, so that blocks which overlap blend and each runs to its end.
    case adding
    /// A block takes the place of the one before, and starts at the old value or at what shows.
    case replacing
    /// The new value shows at once.
    case none
}

extension LayerProperty {
    /// How blocks change the property.
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
