import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The panel of an open menu: rows in groups on a blurred background with a shadow. It scrolls where the rows do not fit.
final class MenuPanel: UIView {
    static let width: CGFloat = 250
    private static let cornerRadius: CGFloat = 13
    private static let groupGap: CGFloat = 8

    private let shadow = UIView(frame: .zero)
    private let backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView(frame: .zero)
    private let veil = UIView(frame: .zero)
    /// The content from top to bottom: each piece is one view, or several small rows in a line.
    private var pieces: [(views: [UIView], height: CGFloat)] = []
    /// The rows from top to bottom, those that cannot be chosen included.
    private(set) var rows: [MenuRow] = []

    init() {
        super.init(frame: .zero)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.22
        shadow.layer.shadowRadius = 24
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        backgroundView.layer.cornerRadius = Self.cornerRadius
        backgroundView.clipsToBounds = true
        veil.isUserInteractionEnabled = false
        veil.backgroundColor = MenuColors.veil
        veil.alpha = 0
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(shadow)
        addSubview(backgroundView)
        backgroundView.contentView.addSubview(scrollView)
        backgroundView.contentView.addSubview(veil)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Whether a submenu is open in front of the panel, which is then dimmed.
    var isVeiled = false { didSet { veil.alpha = isVeiled ? 1 : 0 } }

    /// Replaces the rows.
    ///
    /// - Parameters:
    ///   - sections: The rows in groups.
    ///   - back: The submenu whose title begins the panel and leads back to the parent menu; nil in the outermost menu.
    func show(_ sections: [MenuSection], back: UIMenu?) {
        let former = highlightedRow.flatMap { row in rows.firstIndex { $0 === row } }
        for piece in pieces { for view in piece.views { view.removeFromSuperview() } }
        (pieces, rows) = ([], [])
        let hasMarks = back != nil || sections.contains { $0.items.contains { $0.mark != nil } }
        if let back {
            addRow([.back(back)], .large, hasMarks: hasMarks)
            if !sections.isEmpty { addGap(Self.groupGap, MenuColors.groupGap) }
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { addGap(Self.groupGap, MenuColors.groupGap) }
            if !section.title.isEmpty, index > 0 || back == nil {
                let header = MenuHeader(section.title, start: MenuRow.titleStart(hasMarks: hasMarks))
                add([header], height: header.height(in: Self.width))
                addHairline()
            }
            var items = section.items[...]
            while !items.isEmpty {
                if items.startIndex > 0 { addHairline() }
                addRow(items.prefix(section.size.columns), section.size, hasMarks: hasMarks)
                items = items.dropFirst(section.size.columns)
            }
        }
        if let former, rows.indices.contains(former) { highlight(rows[former]) }
        setNeedsLayout()
    }

    /// Adds one row, or several small ones in a line.
    private func addRow(_ items: ArraySlice<MenuItem>, _ size: UIMenu.ElementSize, hasMarks: Bool) {
        let made = items.map { MenuRow($0, hasMarks: hasMarks, size: size) }
        rows += made
        let width = Self.width / CGFloat(made.count)
        add(made, height: made.reduce(0) { max($0, $1.height(in: width)) })
    }

    private func addHairline() { addGap(1 / UIScreen.currentScale, .separator) }

    private func addGap(_ height: CGFloat, _ color: UIColor) {
        let gap = UIView(frame: .zero)
        gap.isUserInteractionEnabled = false
        gap.backgroundColor = color
        add([gap], height: height)
    }

    private func add(_ views: [UIView], height: CGFloat) {
        pieces.append((views, height))
        for view in views { scrollView.addSubview(view) }
    }

    /// The size at which every row is visible without scrolling.
    var fittingSize: CGSize { CGSize(width: Self.width, height: pieces.reduce(0) { $0 + $1.height }) }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        shadow.frame = bounds
        shadow.layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
        scrollView.frame = backgroundView.bounds
        veil.frame = backgroundView.bounds
        var y: CGFloat = 0
        for piece in pieces {
            let width = bounds.width / CGFloat(piece.views.count)
            for (index, view) in piece.views.enumerated() {
                let column = traitCollection.runsRightToLeft ? piece.views.count - 1 - index : index
                view.frame = CGRect(x: CGFloat(column) * width, y: y, width: width, height: piece.height)
            }
            y += piece.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
    }

    // MARK: Rows

    /// The row at a point of the panel, if it can be chosen.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        let place = convert(point, to: scrollView)
        return rows.first { $0.item.isEnabled && $0.frame.contains(place) }
    }

    /// The row below the pointer or finger, or the one that the arrow keys have reached.
    private(set) var highlightedRow: MenuRow?

    func highlight(_ row: MenuRow?) {
        highlightedRow?.isHighlighted = false
        highlightedRow = row
        row?.isHighlighted = true
    }

    /// Highlights the next or previous row that can be chosen; after the last one follows the first.
    func moveHighlight(isForward: Bool) {
        let enabled = rows.filter(\.item.isEnabled)
        guard !enabled.isEmpty else { return }
        let present = enabled.firstIndex { $0 === highlightedRow }
        let next = present.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : enabled.count - 1)
        let row = enabled[(next + enabled.count) % enabled.count]
        highlight(row)
        layoutIfNeeded()
        scrollView.scrollRectToVisible(row.frame, animated: true)
    }

    /// The vertical position of a row's top in the panel, as it is scrolled at present.
    func top(of row: MenuRow) -> CGFloat { convert(row.frame, from: scrollView).minY }
}

extension UIMenu.ElementSize {
    /// The number of elements in one line (a choice).
    fileprivate var columns: Int {
        switch self {
        case .small: 4
        case .medium: 3
        case .large: 1
        }
    }
}
