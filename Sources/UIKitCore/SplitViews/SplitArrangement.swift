import CoreGraphics
import Foundation

/// The number of columns that are shown with the secondary one, and the behaviour by which they share the width.
struct SplitArrangement: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    /// The behaviour; never automatic.
    var behavior: UISplitViewController.SplitBehavior
    /// The number of columns besides the secondary one; the one next to it is shown first.
    var count: Int

    /// The display mode of the public API.
    var displayMode: DisplayMode {
        switch (behavior, count) {
        case (_, 0): .secondaryOnly
        case (.overlay, 1): .oneOverSecondary
        case (.overlay, _): .twoOverSecondary
        case (_, 1): .oneBesideSecondary
        case (.displace, _): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// The visible columns, from the outermost inward.
    func columns(in style: UISplitViewController.Style) -> [Column] {
        let others: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return others.suffix(count) + [.secondary]
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns besides the secondary one; nil for automatic.
    var count: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behaviour of the display mode; nil when several have it.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}
