extension UIView {
    /// Options of a block animation.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews inside the block, so that they animate along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views be touched meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the shown values instead of the values set before.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses its own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Uses its own options inside another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Transitions only: animates the changes of the block, too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Transitions only: hides and shows the views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// No effect; the default.
        public static let transitionNone: AnimationOptions = []
        /// Turns the view round its upright axis, the left side towards the viewer first.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view round its upright axis, the right side towards the viewer first.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Rolls the former look up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Unrolls the new look over the former one.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from one look to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view round its level axis, the top towards the viewer first.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view round its level axis, the bottom towards the viewer first.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Slow start and end; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// As many frames as the display has; the default.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// A wish for 60 frames in a second.
        ///
        /// Status: partial – kept; an animation has as many frames as the display, with any options.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames in a second.
        ///
        /// Status: partial – kept; an animation has as many frames as the display, with any options.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    }

    /// The pace of an animation.
    public nonisolated enum AnimationCurve: Int, Sendable {
        /// Slow start and end.
        case easeInOut
        /// Slow start.
        case easeIn
        /// Slow end.
        case easeOut
        /// Constant speed.
        case linear

        /// Makes a curve from its number: those above from 0 on, and 7, the keyboard's, which keyboard notifications contain.
        ///
        /// Unlike iOS: a keyboard moves as `easeInOut`, which is the meaning of 7.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0, 7: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: return nil
            }
        }
    }
}
