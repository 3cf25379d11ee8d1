import UIFoundation

/// The smallest and the largest preferred size of text that a view has for itself and what is inside; nil for no limit.
struct TextSizeLimits: Equatable {
    var (minimum, maximum): (UIContentSizeCategory?, UIContentSizeCategory?)

    var isEmpty: Bool { minimum == nil && maximum == nil }

    static func == (left: TextSizeLimits, right: TextSizeLimits) -> Bool {
        left.minimum == right.minimum && left.maximum == right.maximum
    }

    /// Traits with a size within the limits; where they contradict each other the smallest size counts.
    func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        guard category != .unspecified else { return traits }
        if let maximum, category > maximum { category = maximum }
        if let minimum, category < minimum { category = minimum }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }
}
