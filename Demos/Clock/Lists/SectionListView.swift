import UIKit

/// A long list of texts in sections; the heading of the topmost one stays in sight.
final class SectionListView: UIScrollView {
    private static let headingHeight: CGFloat = 28
    private static let rowHeight: CGFloat = 44

    /// One section's views.
    private struct Section {
        let heading: SectionHeading
        let rows: [TextRow]
    }

    private var sections: [Section] = []
    /// Called with the numbers of the section and the row in it that were tapped.
    var onChoose: ((Int, Int) -> Void)?

    init(_ texts: [(title: String, rows: [String])]) {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        sections = texts.enumerated().map { section, texts in
            let rows = texts.rows.enumerated().map { row, text in
                TextRow(text) { [unowned self] in onChoose?(section, row) }
            }
            return Section(heading: SectionHeading(texts.title), rows: rows)
        }
        for row in sections.flatMap(\.rows) { addSubview(row) }
        // Headings are above all rows, since they lie over them.
        for section in sections { addSubview(section.heading) }
    }

    required init?(coder: NSCoder) { fatalError("Lists are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let width = max(0, bounds.width - left - right)
        let top = bounds.minY + adjustedContentInset.top
        var y: CGFloat = 0
        for section in sections {
            let end = y + Self.headingHeight + CGFloat(section.rows.count) * Self.rowHeight
            let headingY = min(max(y, top), end - Self.headingHeight)
            section.heading.frame = CGRect(x: left, y: headingY, width: width, height: Self.headingHeight)
            y += Self.headingHeight
            for row in section.rows {
                row.frame = CGRect(x: left, y: y, width: width, height: Self.rowHeight)
                y += Self.rowHeight
            }
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}
