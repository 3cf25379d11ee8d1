/// The yes-or-no state of a view, packed.
nonisolated struct ViewFlags: OptionSet {
    let rawValue: UInt32
    static let autoresizesSubviews = ViewFlags(rawValue: 1)
    static let isUserInteractionEnabled = ViewFlags(rawValue: 2)
    static let isMultipleTouchEnabled = ViewFlags(rawValue: 4)
    static let isExclusiveTouch = ViewFlags(rawValue: 8)
    static let isOpaque = ViewFlags(rawValue: 16)
    static let needsUpdateConstraints = ViewFlags(rawValue: 32)
    static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 64)
    /// The safe area of the view must be worked out again before its layout.
    static let needsSafeArea = ViewFlags(rawValue: 128)
    /// Animations of the view keep touches away from it.
    static let ignoresTouches = ViewFlags(rawValue: 256)
    static let isWindow = ViewFlags(rawValue: 512)
    static let isScrollView = ViewFlags(rawValue: 1024)
    /// The keyboard's focus is on the view.
    static let isFocused = ViewFlags(rawValue: 2048)
    /// The view gives other traits than those from above to itself and to what is inside.
    static let overridesTraits = ViewFlags(rawValue: 4096)
    /// The tint colour shows as it is, or grey, whatever the superview's does.
    static let hasNormalTint = ViewFlags(rawValue: 8192)
    static let hasDimmedTint = ViewFlags(rawValue: 16384)
    /// Whether the drawing was made while the view was in no window, perhaps with other traits than it has in one.
    static let wasDrawnOutside = ViewFlags(rawValue: 32768)

    /// The app's choice for the drawing, which counts for nothing.
    static let clearsBeforeDrawing = ViewFlags(rawValue: 1 << 16)

    /// Touches find the view where an animation shows it.
    static let isHitWhereSeen = ViewFlags(rawValue: 1 << 17)
    /// The view keeps the size of text within limits.
    static let limitsTextSize = ViewFlags(rawValue: 1 << 18)
    /// The pointer resting on the label has a text shown that is cut off.
    static let showsExpansionText = ViewFlags(rawValue: 1 << 19)

    /// Constraints mention the view or one inside.
    static let isKnownToConstraints = ViewFlags(rawValue: 1 << 20)
    /// The view's frame is left to constraints.
    static let leavesFrameToConstraints = ViewFlags(rawValue: 1 << 21)
    /// Constraints that the view holds, or the island of which it is the root, wait for a solution.
    static let needsSolution = ViewFlags(rawValue: 1 << 22)

    /// The view was hidden in an animation block, and is on screen until that has ended.
    static let isVanishing = ViewFlags(rawValue: 1 << 23)

    static let initial: ViewFlags = [.autoresizesSubviews, .isUserInteractionEnabled, .isOpaque, .clearsBeforeDrawing]

    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
