import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// Months side by side, one at a time in sight, through which the user swipes.
///
/// Only the month in sight and its two neighbours exist; when the pages rest, the one in sight becomes the middle one.
final class MonthPager: UIView, UIScrollViewDelegate {
    /// Called with the day that the user tapped, at its beginning.
    var onDay: (Date) -> Void = { _ in }
    /// Called when another month is the one in sight.
    var onMonth: (CalendarMonth) -> Void = { _ in }

    private let scrollView = UIScrollView(frame: .zero)
    private var grids: [MonthGridView] = []
    private var date: Date
    private var rules: DateRules
    private var numbers: [String] = []
    /// The month that the pages are laid out around.
    private var middle: CalendarMonth
    /// The months that there are pages for, from the left, counted from the middle one.
    private var steps: [Int] = []
    private(set) var month: CalendarMonth {
        didSet { if month != oldValue { onMonth(month) } }
    }

    init(_ date: Date, by rules: DateRules, numbers: [String], isRightToLeft: Bool) {
        (self.date, self.rules, self.numbers, self.isRightToLeft) = (date, rules, numbers, isRightToLeft)
        middle = CalendarMonth(around: date, calendar: rules.calendar)
        month = middle
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.scrollsToTop = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        addSubview(scrollView)
        makePages()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A MonthPager is made by its calendar, never from an archive.") }

    override var drawsContent: Bool { false }

    // MARK: Showing

    /// Marks another date as the chosen one, by rules that may have changed; the month in sight stays.
    func choose(_ date: Date, by rules: DateRules, numbers: [String]) {
        let calendarChanged = rules.calendar != self.rules.calendar
        (self.date, self.rules, self.numbers) = (date, rules, numbers)
        if calendarChanged { return show(CalendarMonth(around: month.start, calendar: rules.calendar)) }
        makePages()
    }

    /// Shows another month at once.
    func show(_ month: CalendarMonth) {
        scrollView.stopScrollingAndZooming()
        middle = month
        self.month = month
        makePages()
    }

    /// Whether the rules allow a date in the month so many months after the one in sight.
    func hasMonth(after months: Int) -> Bool {
        rules.allowsPart(of: .month, around: month.adding(months: months).start)
    }

    /// Slides to the month so many months later, -1 or 1.
    func slide(by months: Int) {
        settle()
        guard let index = steps.firstIndex(of: months) else { return }
        let offset = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
        guard window != nil else { return show(middle.adding(months: months)) }
        scrollView.setContentOffset(offset, animated: true)
    }

    var isRightToLeft: Bool {
        didSet { if isRightToLeft != oldValue { makePages() } }
    }

    // MARK: Pages

    private func content(_ month: CalendarMonth) -> MonthGridView.Content {
        MonthGridView.Content(
            month: month, chosenDay: month.day(of: date), presentDay: month.day(of: rules.today),
            allowedDays: month.allowedDays(by: rules), numbers: numbers, isRightToLeft: isRightToLeft)
    }

    private func makePages() {
        let order = isRightToLeft ? [1, 0, -1] : [-1, 0, 1]
        steps = order.filter { step in
            step == 0 || rules.allowsPart(of: .month, around: middle.adding(months: step).start)
        }
        let months = steps.map { middle.adding(months: $0) }
        // A grid that shows one of the months already keeps showing it, so that it is not drawn again.
        var spare = grids.filter { grid in !months.contains { $0.start == grid.content.month.start } }
        let kept = grids.filter { grid in months.contains { $0.start == grid.content.month.start } }
        grids = months.map { month in
            let grid = kept.first { $0.content.month.start == month.start } ?? spare.popLast() ?? makeGrid(month)
            grid.content = content(month)
            return grid
        }
        for grid in spare { grid.removeFromSuperview() }
        for grid in grids where grid.superview == nil { scrollView.addSubview(grid) }
        layOutPages()
    }

    private func makeGrid(_ month: CalendarMonth) -> MonthGridView {
        let grid = MonthGridView(content(month))
        grid.onDay = { [unowned self, unowned grid] day in onDay(grid.content.month.date(of: day)) }
        return grid
    }

    private func layOutPages() {
        let (width, height) = (bounds.width, bounds.height)
        let offset = CGPoint(x: CGFloat(steps.firstIndex(of: 0) ?? 0) * width, y: 0)
        isLayingOut = true
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: width * CGFloat(grids.count), height: height)
        for (index, grid) in grids.enumerated() {
            grid.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
        }
        if !scrollView.isDragging, scrollView.motion == nil { scrollView.contentOffset = offset }
        isLayingOut = false
    }

    /// True while the offset changes only because pages are laid out anew.
    private var isLayingOut = false

    override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView.frame.size != bounds.size { layOutPages() }
    }

    // MARK: Swiping

    private var stepInSight: Int {
        guard bounds.width > 0 else { return 0 }
        let index = Int((scrollView.contentOffset.x / bounds.width).rounded())
        return steps.indices.contains(index) ? steps[index] : 0
    }

    /// Makes the month in sight the middle one.
    private func settle() {
        scrollView.stopScrollingAndZooming()
        let step = stepInSight
        guard step != 0 else { return layOutPages() }
        middle = middle.adding(months: step)
        month = middle
        makePages()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isLayingOut { month = middle.adding(months: stepInSight) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
