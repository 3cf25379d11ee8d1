import CoreGraphics
import Foundation

/// The wishes of the app and the user for the columns, and the resulting arrangement in a size.
struct SplitPreferences: Equatable {
    /// From here on a window has room for columns beside each other even when it is higher than wide.
    private static let roomyWidth: CGFloat = 1024
    /// The width that two columns must leave to the secondary one to stand beside it.
    private static let minimumBesideTwo: CGFloat = 600

    let style: UISplitViewController.Style
    var displayMode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    var primary = SplitWidths()
    var supplementary = SplitWidths()
    /// How many columns the user or the app has last shown, with the behaviour for which that counts.
    var chosen: SplitArrangement?

    init(style: UISplitViewController.Style) { self.style = style }

    private var isTriple: Bool { style == .tripleColumn }
    /// The columns besides the secondary one.
    var mostColumns: Int { isTriple ? 2 : 1 }

    /// How the columns stand in a size.
    ///
    /// Unlike iOS, which goes by the device: they stand beside each other in a window that is wider than high, or at least 1024
    /// points wide; three of them where two leave 600 points to the secondary one, which else is pushed aside. In other windows
    /// they lie over it.
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

    /// The width of a column besides the secondary one.
    func width(
        _ column: UISplitViewController.Column, in total: CGFloat, _ arrangement: SplitArrangement
    ) -> CGFloat {
        (column == .primary ? primary : supplementary).resolved(
            in: total, sharing: mostColumns, isBeside: arrangement.behavior == .tile)
    }
}
