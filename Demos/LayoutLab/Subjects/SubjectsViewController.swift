import UIKit

/// The list of subjects.
final class SubjectsViewController: ColumnViewController {
    init() { super.init(title: "Layout Lab") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeViews() -> [UIView] { [CardView(rows: Subject.all.map(row))] }

    private func row(for subject: Subject) -> SubjectRow {
        let row = SubjectRow(subject)
        row.addAction(
            UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(subject.makePage(), animated: true)
            }, for: .touchUpInside)
        return row
    }
}
