import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The index of a table: the titles that its data source gives, the strip with them, and the jumps to sections.
final class TableIndex {
    private unowned let engine: TableEngine
    /// The titles as the data source gave them; nil until it is asked.
    private var titles: IndexTitles?
    private lazy var strip = IndexStrip { [unowned self] in jump(to: $0) }
    private var isShown = false

    init(of engine: TableEngine) { self.engine = engine }

    private var table: UITableView { engine.table }

    /// The width of the strip in points; zero while none shows.
    var width: CGFloat { isShown ? min(strip.fittingWidth, max(0, table.bounds.width / 2)) : 0 }

    /// Has the titles asked for again when they are needed.
    func forget() { titles = nil }

    /// Shows the strip or not by the titles and the number of rows.
    func update() {
        if titles == nil { titles = IndexTitles(titles: table.dataSource?.sectionIndexTitles(for: table) ?? []) }
        let titles = titles ?? IndexTitles()
        isShown = !titles.titles.isEmpty && hasEnoughRows
        guard isShown else {
            if strip.superview != nil { strip.removeFromSuperview() }
            return
        }
        strip.titles = titles
        updateColors()
        if strip.superview !== table { table.addSubview(strip) }
    }

    private var hasEnoughRows: Bool {
        let minimum = table.sectionIndexMinimumDisplayRowCount
        guard minimum > 0 else { return true }
        var count = 0
        for rows in engine.heights.rowCounts { count += rows }
        return count >= minimum
    }

    func updateColors() {
        guard isShown else { return }
        strip.color = table.sectionIndexColor
        strip.restingColor = table.sectionIndexBackgroundColor
        strip.touchedColor = table.sectionIndexTrackingBackgroundColor
    }

    /// Puts the strip at the trailing edge of the visible part.
    func layOut() {
        guard isShown else { return }
        let (bounds, inset, width) = (table.bounds, table.adjustedContentInset, width)
        let safe = table.safeAreaInsets
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - width, y: bounds.minY + inset.top,
            width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if strip.frame != frame { strip.frame = frame }
    }

    /// Puts a view of the table's below the strip, if that shows.
    func add(_ view: UIView) {
        if isShown { table.insertSubview(view, belowSubview: strip) } else { table.addSubview(view) }
    }

    // MARK: Jumps

    private func jump(to index: Int) {
        guard let titles, titles.titles.indices.contains(index) else { return }
        let title = titles.titles[index]
        let isSearch = title == UITableView.indexSearch
        // An app that has its search field elsewhere goes there when it is asked.
        if isSearch {
            table.setContentOffset(
                CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
        }
        let section = section(of: index)
        guard let section else { return }
        engine.scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    /// The section to which a title leads; nil for one that leads nowhere.
    private func section(of index: Int) -> Int? {
        guard let titles else { return nil }
        let title = titles.titles[index]
        let answer = table.dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
        guard title != UITableView.indexSearch, answer >= 0, answer != NSNotFound else { return nil }
        let count = engine.loadedHeights.sectionCount
        // Without an answer of its own a data source may have more titles than sections.
        let section = answer == index ? min(answer, count - 1) : answer
        guard section >= 0 else { return nil }
        guard section < count else {
            fatalError(
                "The data source of \(engine.label) said that the title \"\(title)\" of the index leads to section "
                    + "\(answer), but there are \(count) sections. Return a section that is there, or NSNotFound to stay."
            )
        }
        return section
    }

    /// The section of the first title that begins with a text; nil for none.
    func section(forTitleStartingWith text: String) -> Int? {
        for (index, title) in (titles?.titles ?? []).enumerated()
        where title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil {
            return section(of: index)
        }
        return nil
    }
}
