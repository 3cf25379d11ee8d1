import UIKit

/// A sheet that makes an alarm, or changes one: its time, its days and what it is called.
final class AlarmEditorViewController: UIViewController, UITextFieldDelegate {
    private static let margin: CGFloat = 16
    private static let greatestWidth: CGFloat = 560
    private let book: AlarmBook
    private var alarm: Alarm
    private let isNew: Bool

    private let scrollView = UIScrollView()
    private let picker = UIDatePicker()
    private let labelField = UITextField()
    private let snoozeSwitch = UISwitch()
    private lazy var repeatRow = FormRow("Repeat", accessory: FormRow.makeChevron()) { [unowned self] in chooseDays() }
    private lazy var cards =
        [
            FormCard([
                repeatRow, FormRow("Label", accessory: labelField), FormRow("Snooze", accessory: snoozeSwitch),
            ])
        ] + (isNew ? [] : [FormCard([deleteRow])])
    private lazy var deleteRow = {
        let row = FormRow("Delete Alarm", color: .systemRed) { [unowned self] in delete() }
        row.isCentered = true
        return row
    }()

    /// Makes a sheet for an alarm; for a new one it begins with the time that is now.
    init(_ alarm: Alarm?, in book: AlarmBook) {
        self.book = book
        isNew = alarm == nil
        let now = SessionClock.calendar.dateComponents([.hour, .minute], from: SessionClock.now)
        self.alarm = alarm ?? Alarm(id: book.freeID, hour: now.hour ?? 0, minute: now.minute ?? 0)
        super.init(nibName: nil, bundle: nil)
        title = isNew ? "Add Alarm" : "Edit Alarm"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [unowned self] _ in save() })
        navigationItem.backButtonTitle = "Back"
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.date = dayTime()
        labelField.placeholder = Alarm.usualLabel
        labelField.text = alarm.label == Alarm.usualLabel ? "" : alarm.label
        labelField.textAlignment = view.isMirrored ? .left : .right
        labelField.textColor = .secondaryLabel
        labelField.clearButtonMode = .whileEditing
        labelField.returnKeyType = .done
        labelField.delegate = self
        snoozeSwitch.isOn = alarm.canSnooze
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        for part in [picker] + cards { scrollView.addSubview(part) }
        showDays()
    }

    /// The alarm's time on some day that has every time.
    private func dayTime() -> Date {
        let calendar = SessionClock.calendar
        let today = calendar.startOfDay(for: SessionClock.now)
        return calendar.date(bySettingHour: alarm.hour, minute: alarm.minute, second: 0, of: today) ?? today
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(scrollView.bounds.width - 2 * Self.margin, Self.greatestWidth)
        let x = ((scrollView.bounds.width - width) / 2).rounded()
        var y: CGFloat = 8
        picker.frame = CGRect(x: x, y: y, width: width, height: 216)
        y = picker.frame.maxY + 16
        for card in cards {
            card.frame = CGRect(x: x, y: y, width: width, height: card.height)
            y = card.frame.maxY + 36
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y)
    }

    // MARK: Answers

    private func chooseDays() {
        labelField.resignFirstResponder()
        let days = WeekdaysViewController(alarm.weekdays) { [unowned self] in
            alarm.weekdays = $0
            showDays()
        }
        navigationController?.pushViewController(days, animated: true)
    }

    private func showDays() {
        let text = alarm.weekdays.text(in: SessionClock.calendar) ?? "never"
        repeatRow.detail = text.prefix(1).uppercased() + text.dropFirst()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: AlarmEditorViewController.cancel,
                discoverabilityTitle: "Cancel"),
            UIKeyCommand(
                input: "\r", modifierFlags: .command, action: AlarmEditorViewController.save,
                discoverabilityTitle: "Save"),
        ]
    }

    private func cancel() { dismiss(animated: true) }

    private func save() {
        let time = SessionClock.calendar.dateComponents([.hour, .minute], from: picker.date)
        (alarm.hour, alarm.minute) = (time.hour ?? 0, time.minute ?? 0)
        let label = (labelField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        alarm.label = label.isEmpty ? Alarm.usualLabel : label
        alarm.canSnooze = snoozeSwitch.isOn
        alarm.isOn = true
        dismiss(animated: true) { [book, alarm] in book.put(alarm) }
    }

    private func delete() { dismiss(animated: true) { [book, alarm] in book.remove(alarm.id) } }
}
