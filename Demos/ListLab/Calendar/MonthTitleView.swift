import UIKit

/// The title of a month with the days of the week below it.
final class MonthTitleView: UICollectionReusableView {
    private let title = UILabel(style: .headline, lines: 1)
    private let weekdays = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        weekdays.distribution = .fillEqually
        // A long month in the largest text is wider than a phone.
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        for view in [title, weekdays] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            weekdays.leadingAnchor.constraint(equalTo: leadingAnchor),
            weekdays.trailingAnchor.constraint(equalTo: trailingAnchor),
            weekdays.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Titles are made in code.") }

    func show(_ text: String, _ names: [String], showsWeek: Bool) {
        title.text = text
        if weekdays.arrangedSubviews.isEmpty {
            for name in names {
                let label = UILabel(style: .caption1, lines: 1, color: .secondaryLabel)
                label.text = name
                label.textAlignment = .center
                weekdays.addArrangedSubview(label)
            }
        }
        showWeek(showsWeek)
    }

    private func showWeek(_ shows: Bool) { weekdays.alpha = shows ? 1 : 0 }

    /// The days of the week have columns in the months only.
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
        UIView.animate(withDuration: 0.2) { self.showWeek(newLayout is MonthLayout) }
    }

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        if !(newLayout is MonthLayout) { UIView.animate(withDuration: 0.1) { self.showWeek(false) } }
    }
}
