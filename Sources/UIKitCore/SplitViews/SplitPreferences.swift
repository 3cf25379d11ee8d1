import CoreGraphics
import Foundation

/// The preferences of the app and the user for the columns, and the resulting arrangement in a size.
struct SplitPreferences: Equatable {
    /// The width from which a portrait window has room for columns beside each other.
    private static let roomyWidth: CGFloat = 1024
    /// The minimum width of the secondary column with two others beside it.
    private static let minimumBesideTwo: CGFloat = 600

    let style: UISplitViewController.Style
    var displayMode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    var primary = SplitWidths()
    var supplementary = SplitWidths()
    /// The number of columns that the user or the app has shown last, with the behaviour to which it applies.
    var chosen: SplitArrangement?

    init(style: UISplitViewController.Style) { self.style = style }

    private var isTriple: Bool { style == .tripleColumn }
    /// The number of columns besides the secondary one.
    var mostColumns: Int { isTriple ? 2 : 1 }

    /// The arrangement of the columns in a size.
    ///
    /// Unlike iOS, which decides by the device: columns are beside each other in a window that is wider than high, or at least
    /// 1024 points wide. Three are if two leave 600 points to the secondary one, which is displaced otherwise. In other windows
    /// they overlay it.
    func arrangement(in size: CGSize) -> SplitArrangement {
        let behavior = resolvedBehavior(in: size)
        if let chosen, chosen.behavior == behavior { return chosen }
        let count = displayMode.count ?? (behavior == .overlay ? 0 : 1)
        return SplitArrangement(behavior: behavior, count: min(count, mostColumns))
    }

    private func resolvedBehavior(in size: CGSize) -> UISplitViewController.SplitBehavior {
        for wish in [behavior, displayMode.behavior ?? .automatic] where wish != .automatic {
            if wish != .displace || isTriple { return wish }
        }
        guard size.width > size.height || size.width >= Self.roomyWidth else { return .overlay }
        let tile = SplitArrangement(behavior: .tile, count: 2)
        if isTriple,
            size.width - width(.primary, in: size.width, tile) - width(.supplementary, in: size.width, tile)
                < Self.minimumBesideTwo
        {
            return .displace
        }
        return .tile
    }

    /// The width of a column other than the secondary one.
    func width(
        _ column: UISplitViewController.Column, in total: CGFloat, _ arrangement: SplitArrangement
    ) -> CGFloat {
        (column == .primary ? primary : supplementary).resolved(
            in: total, sharing: mostColumns, isBeside: arrangement.behavior == .tile)
    }
}
