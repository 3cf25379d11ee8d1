import UIKit

/// A size of text that the lab offers.
enum TextSize: String, CaseIterable {
    case smallest, standard, large, largest

    var category: UIContentSizeCategory {
        switch self {
        case .smallest: .extraSmall
        case .standard: .large
        case .large: .extraExtraExtraLarge
        case .largest: .accessibilityExtraExtraExtraLarge
        }
    }

    /// Has all views of a window prefer the size.
    @MainActor func apply(to window: UIWindow) {
        window.traitOverrides.preferredContentSizeCategory = category
    }
}
