extension UIView {
    /// Options of a keyframe animation.
    ///
    /// The bits of a curve of `AnimationOptions` are valid, too: the pace over the whole animation.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews inside the blocks, so that they animate along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views be touched meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the shown values instead of the values set before.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses its own options inside another block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value is kept until the end of the next key frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight from value to value, at one speed; the key frames' times do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve through the values, at one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
