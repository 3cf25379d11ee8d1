import UIKit

/// Date pickers: compact, as wheels and as a calendar, with limits and in other languages.
final class DatePickersViewController: PageViewController {
    private static let modes: [(String, UIDatePicker.Mode)] = [
        ("Time", .time), ("Date", .date), ("Both", .dateAndTime), ("Timer", .countDownTimer),
        ("Month", .yearAndMonth),
    ]
    /// Friday, 20 November 2026, 9:41 in Greenwich.
    private static let start = Date(timeIntervalSince1970: 1_795_167_660)

    init() { super.init(title: "Date pickers") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Compact",
                rows: [
                    ControlRow("Both", compact { _ in }),
                    ControlRow("Date", compact { $0.datePickerMode = .date }),
                    ControlRow("Time", compact { $0.datePickerMode = .time }),
                    ControlRow(
                        "Disabled",
                        compact {
                            $0.datePickerMode = .date
                            $0.isEnabled = false
                        }),
                ], remark: "A tap opens the calendar or the wheels."),
            wheelsCard,
            CardView("Calendar", rows: [WideRow("", picker(.inline) { $0.datePickerMode = .date })]),
            CardView(
                "Limits",
                rows: [
                    WideRow(
                        "This week only",
                        picker(.wheels) {
                            $0.datePickerMode = .date
                            $0.minimumDate = Self.start.addingTimeInterval(-3 * 86400)
                            $0.maximumDate = Self.start.addingTimeInterval(3 * 86400)
                        }),
                    WideRow(
                        "Quarters of an hour",
                        picker(.wheels) {
                            $0.datePickerMode = .time
                            $0.minuteInterval = 15
                        }),
                ]),
            CardView(
                "Languages",
                rows: [
                    ControlRow("Deutsch", compact { $0.locale = Locale(identifier: "de_DE") }),
                    ControlRow("Français", compact { $0.locale = Locale(identifier: "fr_FR") }),
                    ControlRow("日本語", compact { $0.locale = Locale(identifier: "ja_JP") }),
                ]),
        ]
    }

    private func picker(_ style: UIDatePickerStyle, change: (UIDatePicker) -> Void) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Self.start
        picker.preferredDatePickerStyle = style
        change(picker)
        return picker
    }

    private func compact(change: (UIDatePicker) -> Void) -> UIDatePicker { picker(.compact, change: change) }

    private var wheelsCard: CardView {
        let wheels = picker(.wheels) { _ in }
        let modes = UISegmentedControl(items: Self.modes.map(\.0))
        modes.selectedSegmentIndex = 2
        let row = WideRow("Value", modes)
        row.value = Self.text(wheels)
        modes.addAction(
            UIAction { [weak row, weak modes] _ in
                guard let modes, modes.selectedSegmentIndex >= 0 else { return }
                wheels.datePickerMode = Self.modes[modes.selectedSegmentIndex].1
                row?.value = Self.text(wheels)
            }, for: .valueChanged)
        wheels.addAction(
            UIAction { [weak row, unowned wheels] _ in row?.value = Self.text(wheels) }, for: .valueChanged)
        return CardView("Wheels", rows: [row, StageRow(wheels, height: 216)])
    }

    private static func text(_ picker: UIDatePicker) -> String {
        guard picker.datePickerMode != .countDownTimer else {
            let minutes = Int(picker.countDownDuration / 60)
            return "\(minutes / 60) h \(minutes % 60) min"
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.string(from: picker.date)
    }
}
