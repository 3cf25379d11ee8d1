import UIKit

/// Picker views: one wheel, several, and rows of the app's own.
final class PickersViewController: PageViewController {
    private let fruits = TextWheelSource([
        ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lemon", "Mango", "Pear", "Plum"]
    ])
    private let sizes = TextWheelSource([
        (1...12).map { "\($0)" }, ["small", "medium", "large"], ["apples", "pears", "plums", "figs"],
    ])
    private let symbols = SymbolWheelSource([
        ["sun.max", "cloud.sun", "cloud", "cloud.rain", "bolt", "snowflake", "moon"]
    ])

    init() { super.init(title: "Pickers") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            card("One wheel", fruits, [3]), card("Three wheels", sizes, [5, 1, 0]),
            card("Rows of one's own", symbols, [3]),
        ]
    }

    private func card(
        _ title: String, _ source: WheelSource & UIPickerViewDataSource & UIPickerViewDelegate, _ rows: [Int]
    ) -> CardView {
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        for (component, row) in rows.enumerated() { picker.selectRow(row, inComponent: component, animated: false) }
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "First rows"
        let row = ControlRow("Value", button)
        row.value = source.text(of: rows)
        source.onSelect = { [weak row] in row?.value = $0 }
        button.addAction(
            UIAction { [weak row] _ in
                for component in rows.indices { picker.selectRow(0, inComponent: component, animated: true) }
                row?.value = source.text(of: rows.map { _ in 0 })
            }, for: .touchUpInside)
        return CardView(title, rows: [StageRow(picker, height: 216), row])
    }
}
