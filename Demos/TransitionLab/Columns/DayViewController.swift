import UIKit

/// The parts of the day, for the first of the columns.
final class DayViewController: OptionsViewController {
    private let parts: [(name: String, count: Int)]
    /// Called with the index of the chosen part.
    var onChoice: (Int) -> Void = { _ in }

    init(_ parts: [(name: String, count: Int)]) {
        self.parts = parts
        super.init(title: "Day")
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = parts.enumerated().map { index, part in
            OptionRow.option(part.name, note: "\(part.count) hours") { [unowned self] _ in onChoice(index) }
        }
        show([OptionSection(title: "Parts", rows: rows)])
    }
}
