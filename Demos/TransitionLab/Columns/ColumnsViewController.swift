import UIKit

/// The hours of a day in three columns: the parts of the day, the hours of one, and one hour itself.
final class ColumnsViewController: UISplitViewController, UISplitViewControllerDelegate {
    private static let parts = [
        (name: "All day", symbol: "sun.max", photos: Photo.all),
        (name: "In the morning", symbol: "cloud.sun", photos: Array(Photo.all[..<4])),
        (name: "At noon", symbol: "sun.max.fill", photos: Array(Photo.all[4..<8])),
        (name: "In the evening", symbol: "moon", photos: Array(Photo.all[8...])),
    ]
    private let hours = HoursViewController()
    private let hour = HourViewController()

    init() {
        super.init(style: .tripleColumn)
        title = "Columns"
        delegate = self
        showsSecondaryOnlyButton = true
        primaryBackgroundStyle = .sidebar
        let list = DayViewController(Self.parts.map { ($0.name, $0.photos.count) })
        list.onChoice = { [unowned self] in choosePart($0) }
        hours.onChoice = { [unowned self] in chooseHour($0) }
        hour.onBehavior = { [unowned self] in choose($0) }
        setViewController(list, for: .primary)
        setViewController(hours, for: .supplementary)
        setViewController(hour, for: .secondary)
        hours.show(Self.parts[0].photos, title: Self.parts[0].name)
        hour.show(Photo.all[2])
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    private func choosePart(_ index: Int) {
        hours.show(Self.parts[index].photos, title: Self.parts[index].name)
        show(.supplementary)
    }

    private func chooseHour(_ photo: Photo) {
        hour.show(photo)
        show(.secondary)
    }

    private func choose(_ behavior: SplitBehavior) {
        UIView.animate(withDuration: 0.35) { [self] in preferredSplitBehavior = behavior }
    }

    /// Shows the day first when the window becomes narrow.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { .primary }
}
