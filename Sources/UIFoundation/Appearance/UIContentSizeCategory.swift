public import Foundation

/// The user's preferred size of text.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not decided here: the value from above counts.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user prefers another size of text; the new category is in the user info.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The new category's key in the user info of the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The known categories from the smallest to the largest text.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `ascending`; the default's for an unspecified or unknown category.
    var sizeIndex: Int { Self.ascending.firstIndex(of: self) ?? 3 }

    /// True for the five largest sizes, which are offered among the accessibility settings.
    public var isAccessibilityCategory: Bool { sizeIndex >= 7 }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.sizeIndex < right.sizeIndex
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.sizeIndex <= right.sizeIndex
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.sizeIndex > right.sizeIndex
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.sizeIndex >= right.sizeIndex
    }
}
