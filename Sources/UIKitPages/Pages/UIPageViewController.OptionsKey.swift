extension UIPageViewController {
    /// A key of the options of a page view controller.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The spine of pages that curl: a `SpineLocation` or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room in points between pages that scroll: a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
