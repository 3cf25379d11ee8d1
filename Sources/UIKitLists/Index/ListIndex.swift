import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The index of a list: the titles that its data source gives, and the strip with them.
final class ListIndex {
    private unowned let items: any IndexedList
    /// The titles as the data source gave them; nil until it is asked.
    private var known: IndexTitles?
    private lazy var strip = IndexStrip { [unowned self] in jump(to: $0) }
    private(set) var isShown = false

    init(of items: any IndexedList) { self.items = items }

    private var list: UIScrollView { items.list }

    /// The titles, as the data source gave them last.
    var titles: [String] { known?.titles ?? [] }

    /// The width of the strip in points; zero while none shows.
    var width: CGFloat { isShown ? min(strip.fittingWidth, max(0, list.bounds.width / 2)) : 0 }

    /// Has the titles asked for again when they are needed.
    func forget() { known = nil }

    /// Shows the strip or not by the titles and the number of items.
    func update() {
        if known == nil { known = IndexTitles(titles: items.sourceTitles) }
        let titles = known ?? IndexTitles()
        isShown = !titles.titles.isEmpty && items.isLongEnoughForIndex
        guard isShown else {
            if strip.superview != nil { strip.removeFromSuperview() }
            return
        }
        strip.titles = titles
        updateColors()
        if strip.superview !== list { list.addSubview(strip) }
    }

    func updateColors() {
        guard isShown else { return }
        (strip.color, strip.restingColor, strip.touchedColor) = items.indexColors
    }

    /// Puts the strip at the trailing edge of the visible part.
    func layOut() {
        guard isShown else { return }
        let (bounds, inset, width) = (list.bounds, list.adjustedContentInset, width)
        let safe = list.safeAreaInsets
        let isMirrored = list.runsRightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - width, y: bounds.minY + inset.top,
            width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if strip.frame != frame { strip.frame = frame }
    }

    /// Puts a view of the list's below the strip, if that shows.
    func add(_ view: UIView) {
        if isShown { list.insertSubview(view, belowSubview: strip) } else { list.addSubview(view) }
    }

    private func jump(to index: Int) {
        if titles.indices.contains(index) { items.jump(toIndexTitle: index) }
    }

    /// The index of the first title that begins with a text; nil for none.
    func title(startingWith text: String) -> Int? {
        for (index, title) in titles.enumerated()
        where title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil {
            return index
        }
        return nil
    }
}
