import CoreGraphics
import Foundation

/// How many columns stand beside or over the secondary one, and how.
struct SplitArrangement: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    /// Never automatic.
    var behavior: UISplitViewController.SplitBehavior
    /// The columns besides the secondary one, the one next to it first.
    var count: Int

    /// The public name.
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

    /// The columns that show, from the outermost inward.
    func columns(in style: UISplitViewController.Style) -> [Column] {
        let others: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return others.suffix(count) + [.secondary]
    }
}

extension UISplitViewController.DisplayMode {
    /// The columns besides the secondary one; nil when that is open.
    var count: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behaviour that it belongs to; nil when there are several.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}
