import UIFoundation

/// The minimum and maximum text size of a view and its subviews; nil for no limit.
struct TextSizeLimits: Equatable {
    var (minimum, maximum): (UIContentSizeCategory?, UIContentSizeCategory?)

    var isEmpty: Bool { minimum == nil && maximum == nil }

    static func == (left: TextSizeLimits, right: TextSizeLimits) -> Bool {
        left.minimum == right.minimum && left.maximum == right.maximum
    }

    /// Limits the text size of traits; if the limits contradict each other, the minimum applies.
    func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        guard category != .unspecified else { return traits }
        if let maximum, category > maximum { category = maximum }
        if let minimum, category < minimum { category = minimum }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }
}
