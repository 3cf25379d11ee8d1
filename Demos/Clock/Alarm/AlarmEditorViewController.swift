import UIKit

/// A sheet that makes an alarm, or changes one: its time, its days and its label.
final class AlarmEditorViewController: UITableViewController, UITextFieldDelegate {
    private let book: AlarmBook
    private var alarm: Alarm
    private let isNew: Bool

    private let picker = UIDatePicker()
    private let snoozeSwitch = UISwitch()
    private let repeatCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    private let labelCell = LabelCell("Label")
    private let snoozeCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let deleteCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private lazy var sections = [[repeatCell, labelCell, snoozeCell]] + (isNew ? [] : [[deleteCell]])

    /// Makes a sheet for an alarm; for a new one it begins with the time that is now.
    init(_ alarm: Alarm?, in book: AlarmBook) {
        self.book = book
        isNew = alarm == nil
        let now = SessionClock.calendar.dateComponents([.hour, .minute], from: Date())
        self.alarm = alarm ?? Alarm(id: book.freeID, hour: now.hour ?? 0, minute: now.minute ?? 0)
        super.init(style: .insetGrouped)
        title = isNew ? "Add Alarm" : "Edit Alarm"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [unowned self] _ in save() })
        navigationItem.backButtonTitle = "Back"
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.date = dayTime()
        picker.frame.size.height = 216
        tableView.tableHeaderView = picker
        tableView.keyboardDismissMode = .onDrag
        fillCells()
    }

    private func fillCells() {
        repeatCell.textLabel?.text = "Repeat"
        repeatCell.accessoryType = .disclosureIndicator
        showDays()
        labelCell.field.placeholder = Alarm.usualLabel
        labelCell.field.text = alarm.label == Alarm.usualLabel ? "" : alarm.label
        labelCell.field.returnKeyType = .done
        labelCell.field.delegate = self
        snoozeCell.textLabel?.text = "Snooze"
        snoozeCell.selectionStyle = .none
        snoozeCell.accessoryView = snoozeSwitch
        snoozeSwitch.isOn = alarm.canSnooze
        deleteCell.textLabel?.text = "Delete Alarm"
        deleteCell.textLabel?.textColor = .systemRed
        deleteCell.textLabel?.textAlignment = .center
    }

    /// The alarm's time on some day that has every time.
    private func dayTime() -> Date {
        let calendar = SessionClock.calendar
        let today = calendar.startOfDay(for: Date())
        return calendar.date(bySettingHour: alarm.hour, minute: alarm.minute, second: 0, of: today) ?? today
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch sections[indexPath.section][indexPath.row] {
        case repeatCell: chooseDays()
        case labelCell: labelCell.field.becomeFirstResponder()
        case deleteCell: delete()
        default: break
        }
    }

    // MARK: Answers

    private func chooseDays() {
        labelCell.field.resignFirstResponder()
        let days = WeekdaysViewController(alarm.weekdays) { [unowned self] in
            alarm.weekdays = $0
            showDays()
        }
        navigationController?.pushViewController(days, animated: true)
    }

    private func showDays() {
        let text = alarm.weekdays.text(in: SessionClock.calendar) ?? "never"
        repeatCell.detailTextLabel?.text = text.prefix(1).uppercased() + text.dropFirst()
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
        let label = (labelCell.field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        alarm.label = label.isEmpty ? Alarm.usualLabel : label
        alarm.canSnooze = snoozeSwitch.isOn
        alarm.isOn = true
        dismiss(animated: true) { [book, alarm] in book.put(alarm) }
    }

    private func delete() { dismiss(animated: true) { [book, alarm] in book.remove(alarm.id) } }
}
