import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

/// A list whose items are found by the beginning of their text, for letters that are typed while it has the focus.
protocol SoughtItems: FocusItems {
    /// The text of an item; where it has no cell, one is filled and waits to be used again. nil for none.
    func typedText(of item: ItemPosition) -> String?

    /// The first item that can have the focus below the first title of the index that begins with a text.
    func titledItem(startingWith text: String) -> ItemPosition?

    /// The first item of all.
    var firstItem: ItemPosition? { get }
}

/// So many items without cells are asked for their text by one key, for each of which a cell is filled.
let soughtItemLimit = 1000

extension SoughtItems {
    func item(startingWith text: String, from view: UIView, staysIfPossible: Bool) -> UIView? {
        guard let start = position(of: view), !isBusy else { return nil }
        loadItems()
        guard has(start) else { return nil }
        if list.window != nil, !isLayingOut { list.layoutIfNeeded() }
        guard has(start) else { return nil }
        let began = generation
        let first = staysIfPossible ? start : itemAllAround(after: start)
        var (item, asked) = (first, 0)
        repeat {
            if cellView(at: item) == nil {
                guard asked < soughtItemLimit else {
                    return titledItem(startingWith: text).flatMap { focusableView(at: $0) }
                }
                asked += 1
            }
            let isMatch = begins(item, with: text)
            if isMatch, mayFocus(item) { return focusableView(at: item) }
            // A delegate may change the list while it is asked.
            guard began == generation else { return nil }
            item = itemAllAround(after: item)
        } while item != first
        return nil
    }

    private func begins(_ item: ItemPosition, with text: String) -> Bool {
        guard let shown = typedText(of: item) else { return false }
        return shown.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// The item behind another; behind the last one, the first.
    private func itemAllAround(after item: ItemPosition) -> ItemPosition {
        self.item(after: item) ?? firstItem ?? item
    }
}
