import CoreGraphics
import Foundation

nonisolated extension SolvedSection {
    /// Stores the fitting size of an element's content, in whole pixels; false when the layout is the same with it.
    ///
    /// A width or a height that is declared does not change. An item changes its group, and those behind it if it makes another
    /// number of items fit.
    mutating func setSize(_ size: CGSize, of key: CompositionElement.Key) -> Bool {
        guard let element = element(key), element.measuresWidth || element.measuresHeight else { return false }
        let rounded = CGSize(
            width: space.grid.roundUp(size.width), height: space.grid.roundUp(size.height))
        if case .item(let item) = key {
            guard measured[item] != rounded else { return false }
            let isSame =
                (!element.measuresWidth || element.frame.width == rounded.width)
                && (!element.measuresHeight || element.frame.height == rounded.height)
            measured.set(rounded, of: item)
            if !isSame { relay(around: item) }
            return !isSame
        }
        guard measuredViews[key] != rounded else { return false }
        measuredViews[key] = rounded
        if case .supplement = key {
            overhang.before += rounded[axis]
            overhang.after += rounded[axis]
            sideOverhang += rounded[axis.across]
        } else if boundaries.sides != (0, 0) {
            self = SolvedSection(
                section, itemCount: itemCount, in: space, measured: measured, measuredViews: measuredViews)
        }
        return true
    }

    /// Has content say anew how large it is; false when it was not asked before.
    mutating func forgetSize(of key: CompositionElement.Key) -> Bool {
        if case .item(let item) = key {
            guard measured[item] != nil else { return false }
            measured.set(nil, of: item)
            relay(around: item)
            return true
        }
        return measuredViews.removeValue(forKey: key) != nil
    }
}
