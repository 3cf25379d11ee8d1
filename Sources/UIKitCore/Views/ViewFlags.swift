/// The Boolean state of a view, packed.
nonisolated struct ViewFlags: OptionSet {
    let rawValue: UInt32
    static let autoresizesSubviews = ViewFlags(rawValue: 1)
    static let isUserInteractionEnabled = ViewFlags(rawValue: 2)
    static let isMultipleTouchEnabled = ViewFlags(rawValue: 4)
    static let isExclusiveTouch = ViewFlags(rawValue: 8)
    static let isOpaque = ViewFlags(rawValue: 16)
    static let needsUpdateConstraints = ViewFlags(rawValue: 32)
    static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 64)
    /// The safe area of the view must be computed before its layout.
    static let needsSafeArea = ViewFlags(rawValue: 128)
    /// Animations disable touches on the view.
    static let ignoresTouches = ViewFlags(rawValue: 256)
    static let isWindow = ViewFlags(rawValue: 512)
    static let isScrollView = ViewFlags(rawValue: 1024)
    /// The view is focused.
    static let isFocused = ViewFlags(rawValue: 2048)
    /// The view overrides traits for itself and its subviews.
    static let overridesTraits = ViewFlags(rawValue: 4096)
    /// The tint adjustment mode is set, regardless of the superview's.
    static let hasNormalTint = ViewFlags(rawValue: 8192)
    static let hasDimmedTint = ViewFlags(rawValue: 16384)
    /// The content was drawn while the view was in no window, perhaps with other traits than it has in one.
    static let wasDrawnOutside = ViewFlags(rawValue: 32768)

    /// The app's value of the property, which has no effect.
    static let clearsBeforeDrawing = ViewFlags(rawValue: 1 << 16)

    /// Hit testing uses the view's animated position.
    static let isHitWhereSeen = ViewFlags(rawValue: 1 << 17)
    /// The view limits the text size.
    static let limitsTextSize = ViewFlags(rawValue: 1 << 18)
    /// A pointer on the label shows its truncated text in full.
    static let showsExpansionText = ViewFlags(rawValue: 1 << 19)

    /// Constraints mention the view or one inside.
    static let isKnownToConstraints = ViewFlags(rawValue: 1 << 20)
    /// Constraints determine the view's frame.
    static let leavesFrameToConstraints = ViewFlags(rawValue: 1 << 21)
    /// Constraints that the view holds, or the island of which it is the root, have to be solved.
    static let needsSolution = ViewFlags(rawValue: 1 << 22)

    /// The view was hidden in an animation block, and is visible until that has ended.
    static let isVanishing = ViewFlags(rawValue: 1 << 23)

    static let initial: ViewFlags = [.autoresizesSubviews, .isUserInteractionEnabled, .isOpaque, .clearsBeforeDrawing]

    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
