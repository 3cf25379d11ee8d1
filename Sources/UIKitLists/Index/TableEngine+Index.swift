import CoreGraphics
import UIFoundation
import UIKitCore

/// The room that the index needs at the side of rows.
extension TableEngine {
    func reloadIndexTitles() {
        guard isLoaded else { return }
        index.forget()
        surroundingsMayChange()
    }

    /// Another look of the table's sides may leave the cells other room.
    func surroundingsMayChange() {
        isDirty = true
        table.setNeedsLayout()
    }

    /// Brings the index up to date, and gives cells, headers and footers the room beside it; true where that is another.
    @discardableResult func adoptSurroundings() -> Bool {
        index.update()
        // Cards that keep away from the side have room for the strip there.
        let sides = CoveredSides(leading: 0, trailing: max(0, index.width - cardInset))
        guard sides != covered else { return false }
        covered = sides
        adoptMargins()
        return true
    }
}
