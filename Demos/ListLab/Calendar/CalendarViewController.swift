import UIKit

/// A year by months or by days; the selected day stays where it is when the arrangement changes.
final class CalendarViewController: UICollectionViewController {
    private let year: CalendarYear
    private let today: IndexPath
    private let control = UISegmentedControl(items: ["Months", "Days"])
    private var hasShownToday = false

    init() {
        year = CalendarYear(containing: Date(), in: SessionClock.calendar)
        today = year.indexPath(of: Date())
        super.init(collectionViewLayout: MonthLayout(year))
        title = "Calendar"
        clearsSelectionOnViewWillAppear = false
        control.selectedSegmentIndex = 0
        control.addAction(UIAction { [unowned self] _ in changeArrangement() }, for: .valueChanged)
        navigationItem.titleView = control
        navigationItem.rightBarButtonItem = .display(for: self)
    }

    required init?(coder: NSCoder) { fatalError("The page is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
        collectionView.register(
            MonthTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        followTextSize()
    }

    private func followTextSize() {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            self.collectionViewLayout.invalidateLayout()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasShownToday, collectionView.bounds.height > 0 else { return }
        hasShownToday = true
        collectionView.scrollToItem(at: today, at: .centeredVertically, animated: false)
    }

    private func changeArrangement() {
        let layout: CalendarLayout = control.selectedSegmentIndex == 0 ? MonthLayout(year) : AgendaLayout(year)
        collectionView.setCollectionViewLayout(layout, animated: true)
    }

    // MARK: Days

    override func numberOfSections(in collectionView: UICollectionView) -> Int { year.months.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        year.months[section].days
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        (cell as? DayCell)?.show(
            indexPath.item + 1, plan: year.plan(at: indexPath),
            isToday: indexPath == today)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? MonthTitleView)?.show(
            year.months[indexPath.section].title, year.weekdays, showsWeek: collectionViewLayout is MonthLayout)
        return view
    }
}
