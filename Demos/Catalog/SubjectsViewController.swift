import UIKit

/// The list of subjects.
final class SubjectsViewController: PageViewController {
    init() { super.init(title: "Catalog") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        Subject.groups.map { group in CardView(group.title, rows: group.subjects.map(row)) }
    }

    private func row(for subject: Subject) -> SubjectRow {
        let row = SubjectRow(subject)
        row.addAction(
            UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(subject.makePage(), animated: true)
            }, for: .touchUpInside)
        return row
    }
}
