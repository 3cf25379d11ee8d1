import UIKit

/// The days of the week with marks at those on which an alarm rings.
final class WeekdaysViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let greatestWidth: CGFloat = 560
    private var days: Weekdays
    private let onChange: (Weekdays) -> Void
    private let scrollView = UIScrollView()
    private var marks: [Int: UIView] = [:]
    private lazy var card = FormCard(Weekdays.order(in: SessionClock.calendar).map { makeRow($0) })

    init(_ days: Weekdays, onChange: @escaping (Weekdays) -> Void) {
        (self.days, self.onChange) = (days, onChange)
        super.init(nibName: nil, bundle: nil)
        title = "Repeat"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    private func makeRow(_ day: Int) -> FormRow {
        let mark = FormRow.makeCheckmark()
        mark.isHidden = !days.contains(day: day)
        marks[day] = mark
        return FormRow("Every " + SessionClock.calendar.weekdaySymbols[day - 1], accessory: mark) { [unowned self] in
            days.toggle(day: day)
            mark.isHidden = !days.contains(day: day)
            onChange(days)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(card)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(scrollView.bounds.width - 2 * Self.margin, Self.greatestWidth)
        card.frame = CGRect(
            x: ((scrollView.bounds.width - width) / 2).rounded(), y: 20, width: width, height: card.height)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: card.frame.maxY + 20)
    }
}
