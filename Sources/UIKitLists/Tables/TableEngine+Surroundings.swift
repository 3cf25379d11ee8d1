import CoreGraphics
import UIFoundation
import UIKitCore

/// The sides of the table: the index there, the safe area and margins.
extension TableEngine {
    func reloadIndexTitles() {
        guard isLoaded else { return }
        index.forget()
        surroundingsMayChange()
    }

    /// Lines between rows, and those of empty rows, look otherwise.
    func linesDidChange() {
        updateLines()
        table.setNeedsLayout()
    }

    /// Cells have other margins, and with them other heights.
    func marginsDidChange() {
        hasOtherText = true
        surroundingsMayChange()
    }

    /// Another look of the table's sides may leave the cells other room.
    func surroundingsMayChange() {
        isDirty = true
        table.setNeedsLayout()
    }

    /// The safe area at the sides, as far as the content does not keep clear of it as a whole.
    private var coveredBySafeArea: (leading: CGFloat, trailing: CGFloat) {
        let (safe, adjusted, own) = (table.safeAreaInsets, table.adjustedContentInset, table.contentInset)
        let left = max(0, safe.left - (adjusted.left - own.left))
        let right = max(0, safe.right - (adjusted.right - own.right))
        return table.runsRightToLeft ? (right, left) : (left, right)
    }

    /// Brings the index up to date, and gives cells, headers and footers the room beside it; true where that is another.
    @discardableResult func adoptSurroundings() -> Bool {
        index.update()
        var (leading, trailing) = coveredBySafeArea
        if !table.insetsContentViewsToSafeArea {
            leading = 0
            if index.width == 0 { trailing = 0 }
        }
        // Cards end before the index, which lies at the edge of the safe area.
        let narrowing =
            cardInset > 0 && index.width > 0 ? max(0, coveredBySafeArea.trailing + index.width - cardInset) : 0
        let strip = cardInset > 0 ? 0 : index.width
        let sides = CoveredSides(
            leading: max(0, leading - cardInset), trailing: max(0, trailing + strip - cardInset - narrowing))
        guard sides != covered || narrowing != indexInset else { return false }
        indexInset = narrowing
        covered = sides
        adoptMargins()
        return true
    }
}
