import UIKit

/// Months below each other, of which each has a title that stays while the month shows. Subclasses say how its days lie.
class CalendarLayout: UICollectionViewLayout {
    let year: CalendarYear
    /// Where each month begins, and behind the last one the end.
    private var starts: [CGFloat] = []
    private(set) var width: CGFloat = 0
    /// The height of a month's title with the days of the week, which are larger for people who prefer large text.
    private(set) var titleHeight: CGFloat = 64

    init(_ year: CalendarYear) {
        self.year = year
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("The layout is made in code.") }

    /// How high the days of a month are, without its title.
    func height(of month: CalendarYear.Month) -> CGFloat { 0 }

    /// The frame of a day below the title of its month.
    func frame(of day: Int, in month: CalendarYear.Month) -> CGRect { .zero }

    /// The height of a line of text at the size that the user prefers.
    func lineHeight(of style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: collectionView?.traitCollection).lineHeight
    }

    // MARK: UICollectionViewLayout

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let inset = collectionView.adjustedContentInset
        width = collectionView.bounds.width - inset.left - inset.right
        titleHeight = max(64, lineHeight(of: .headline) + lineHeight(of: .caption1) + 24)
        starts = year.months.reduce(into: [0]) { starts, month in
            starts.append(starts[starts.count - 1] + titleHeight + height(of: month))
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: starts.last ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var elements: [UICollectionViewLayoutAttributes] = []
        for section in year.months.indices where starts[section] < rect.maxY && starts[section + 1] > rect.minY {
            elements.append(title(of: section))
            for item in 0..<year.months[section].days {
                let day = day(IndexPath(item: item, section: section))
                if day.frame.intersects(rect) { elements.append(day) }
            }
        }
        return elements
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        day(indexPath)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { title(of: indexPath.section) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    private func day(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(of: indexPath.item, in: year.months[indexPath.section])
            .offsetBy(dx: 0, dy: starts[indexPath.section] + titleHeight)
        return attributes
    }

    private func title(of section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section))
        let top = collectionView.map { $0.bounds.minY + $0.adjustedContentInset.top } ?? 0
        let y = max(starts[section], min(top, starts[section + 1] - titleHeight))
        attributes.frame = CGRect(x: 0, y: y, width: width, height: titleHeight)
        attributes.zIndex = 1
        return attributes
    }
}

/// Seven days in each line.
final class MonthLayout: CalendarLayout {
    private let lineHeight: CGFloat = 56

    override func height(of month: CalendarYear.Month) -> CGFloat {
        CGFloat((month.firstColumn + month.days + 6) / 7) * lineHeight
    }

    override func frame(of day: Int, in month: CalendarYear.Month) -> CGRect {
        let cell = month.firstColumn + day
        return CGRect(
            x: CGFloat(cell % 7) * width / 7, y: CGFloat(cell / 7) * lineHeight, width: width / 7, height: lineHeight)
    }
}

/// A line for each day.
final class AgendaLayout: CalendarLayout {
    private var lineHeight: CGFloat { max(52, lineHeight(of: .body) + 16) }

    override func height(of month: CalendarYear.Month) -> CGFloat { CGFloat(month.days) * lineHeight }

    override func frame(of day: Int, in month: CalendarYear.Month) -> CGRect {
        CGRect(x: 0, y: CGFloat(day) * lineHeight, width: width, height: lineHeight)
    }
}
