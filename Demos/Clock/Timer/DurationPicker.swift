import UIKit

/// Three wheels for hours, minutes and seconds, with the words beside the numbers in the middle.
final class DurationPicker: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let counts = [24, 60, 60]
    private static let words = ["hours", "min", "sec"]
    private static let columnWidth: CGFloat = 104
    /// Where a word begins in its column, after the numbers.
    private static let wordInset: CGFloat = 50

    private let picker = UIPickerView()
    private let labels = DurationPicker.words.map { UILabel($0, size: 17, weight: .semibold) }
    /// Called when the user has turned a wheel.
    var onChange: ((TimeInterval) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("Pickers are made in code.") }

    /// The time on the wheels, in seconds.
    var duration: TimeInterval {
        get {
            let rows = (0..<3).map { picker.selectedRow(inComponent: $0) }
            return TimeInterval(rows[0] * 3600 + rows[1] * 60 + rows[2])
        }
        set {
            let seconds = Int(newValue)
            for (component, row) in [seconds / 3600, seconds / 60 % 60, seconds % 60].enumerated() {
                picker.selectRow(row, inComponent: component, animated: false)
            }
            showWords()
        }
    }

    private func showWords() {
        let word = picker.selectedRow(inComponent: 0) == 1 ? "hour" : "hours"
        if labels[0].text != word { labels[0].text = word }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 340), height: 216) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        let gap: CGFloat = 5
        let width = Self.columnWidth * 3 + gap * 2
        for (component, label) in labels.enumerated() {
            let x = (bounds.width - width) / 2 + CGFloat(component) * (Self.columnWidth + gap) + Self.wordInset
            label.frame = mirrored(
                CGRect(x: x.rounded(), y: bounds.midY - 16, width: Self.columnWidth - Self.wordInset, height: 32))
        }
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.counts[component]
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { Self.columnWidth }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let number = view as? WheelNumber ?? WheelNumber()
        number.label.text = "\(row)"
        return number
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        showWords()
        onChange?(duration)
    }
}
