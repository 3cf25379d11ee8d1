import UIKit

/// Fields with their labels in columns: labels beside the fields on a common baseline, or above them.
final class FormGrid: UIView {
    private let pairs: [(label: UILabel, field: UITextField)]
    private let columns = [UILayoutGuide(), UILayoutGuide()]
    /// As wide as a column's widest label.
    private let labelColumns = [UILayoutGuide(), UILayoutGuide()]
    private var arrangement: [NSLayoutConstraint] = []

    init(_ pairs: [(label: UILabel, field: UITextField)]) {
        self.pairs = pairs
        super.init(frame: .zero)
        for guide in columns + labelColumns { addLayoutGuide(guide) }
        for (label, field) in pairs {
            for part in [label, field] {
                part.translatesAutoresizingMaskIntoConstraints = false
                addSubview(part)
            }
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
    }

    required init?(coder: NSCoder) { fatalError("FormGrid is made in code.") }

    /// Lays the pairs out anew.
    func arrange(columnCount: Int, isBelow: Bool) {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = columnConstraints(columnCount)
        for index in pairs.indices {
            let (row, column) = (index / columnCount, index % columnCount)
            arrangement += isBelow ? below(index, column) : beside(index, column)
            arrangement += rowConstraints(index, row, columnCount)
        }
        NSLayoutConstraint.activate(arrangement)
    }

    private func columnConstraints(_ count: Int) -> [NSLayoutConstraint] {
        let used = columns.prefix(count)
        let last = used[count - 1]
        var made = [
            columns[0].leadingAnchor.constraint(equalTo: leadingAnchor),
            last.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        if count > 1 {
            made.append(
                columns[1].leadingAnchor.constraint(equalTo: columns[0].trailingAnchor, constant: 32))
            made.append(columns[1].widthAnchor.constraint(equalTo: columns[0].widthAnchor))
        }
        for (column, labels) in zip(used, labelColumns) {
            let narrow = labels.widthAnchor.constraint(equalToConstant: 0)
            narrow.priority = .defaultLow
            made += [narrow, labels.leadingAnchor.constraint(equalTo: column.leadingAnchor)]
        }
        return made
    }

    private func beside(_ index: Int, _ column: Int) -> [NSLayoutConstraint] {
        let (label, field) = pairs[index]
        return [
            label.leadingAnchor.constraint(equalTo: labelColumns[column].leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: labelColumns[column].trailingAnchor),
            field.leadingAnchor.constraint(equalTo: labelColumns[column].trailingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: columns[column].trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ]
    }

    private func below(_ index: Int, _ column: Int) -> [NSLayoutConstraint] {
        let (label, field) = pairs[index]
        return [
            label.leadingAnchor.constraint(equalTo: columns[column].leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: columns[column].trailingAnchor),
            field.leadingAnchor.constraint(equalTo: columns[column].leadingAnchor),
            field.trailingAnchor.constraint(equalTo: columns[column].trailingAnchor),
            field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        ]
    }

    /// Keeps a pair below those of the row above, and on one line with the first of its row.
    private func rowConstraints(_ index: Int, _ row: Int, _ columnCount: Int) -> [NSLayoutConstraint] {
        let (label, field) = pairs[index]
        let first = pairs[row * columnCount].field
        var made: [NSLayoutConstraint] = []
        for top in [label.topAnchor, field.topAnchor] {
            if row == 0 { made.append(top.constraint(greaterThanOrEqualTo: topAnchor)) }
            guard row > 0 else { continue }
            for above in pairs[(row - 1) * columnCount..<row * columnCount] {
                made.append(top.constraint(greaterThanOrEqualTo: above.field.bottomAnchor, constant: 12))
            }
        }
        if field === first {
            let tight = (row == 0 ? topAnchor : pairs[(row - 1) * columnCount].field.bottomAnchor)
            let close = label.topAnchor.constraint(equalTo: tight)
            close.priority = .defaultLow
            made.append(close)
        } else {
            made.append(field.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor))
        }
        made.append(bottomAnchor.constraint(greaterThanOrEqualTo: field.bottomAnchor))
        if index == pairs.count - 1 {
            let end = bottomAnchor.constraint(equalTo: field.bottomAnchor)
            end.priority = .defaultHigh
            made.append(end)
        }
        return made
    }
}
