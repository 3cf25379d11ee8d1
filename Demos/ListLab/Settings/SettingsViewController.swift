import UIKit

/// Settings in groups: values, switches, check marks, a button, and rows that open below others.
final class SettingsViewController: UITableViewController {
    private var preferences = Preferences()
    /// The row whose picker or stepper is open below it.
    private var openRow: SettingsRow?
    private lazy var sections = makeSections()

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
        navigationItem.rightBarButtonItem = .display(for: self)
    }

    required init?(coder: NSCoder) { fatalError("The settings are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        tableView.register(PickerCell.self, forCellReuseIdentifier: PickerCell.identifier)
    }

    private func makeSections() -> [SettingsSection] {
        var reminder: [SettingsRow] = [.reminder]
        if preferences.reminds {
            reminder.append(.time)
            if openRow == .time { reminder.append(.timePicker) }
            reminder.append(.snooze)
            if openRow == .snooze { reminder.append(.snoozeStepper) }
        }
        return [
            SettingsSection(rows: [.account]),
            SettingsSection(
                header: "Connections", rows: preferences.isOffline ? [.offline] : [.offline, .wifi, .network],
                footer: "Nothing is sent or fetched while the phone is offline."),
            SettingsSection(
                header: "Appearance", rows: Preferences.Appearance.allCases.map { .appearance($0) },
                footer: "Automatic follows the desktop."),
            SettingsSection(
                header: "Reminder", rows: reminder,
                footer: "It comes once a day. Put off, it comes again after the time that you choose here."),
            SettingsSection(rows: [.reset]),
        ]
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        guard row != .timePicker else { return pickerCell(in: tableView, at: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        show(row, in: cell)
        return cell
    }

    private func pickerCell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PickerCell.identifier, for: path)
        guard let cell = cell as? PickerCell else { return cell }
        cell.picker.date = time
        cell.onChange = { [unowned self] date in
            preferences.reminderTime = SessionClock.calendar.dateComponents([.hour, .minute], from: date)
            refresh(.time)
        }
        return cell
    }

    private func show(_ row: SettingsRow, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        (cell.accessoryType, cell.accessoryView, cell.selectionStyle) = (.none, nil, .none)
        switch row {
        case .account:
            content = .subtitleCell()
            content.text = "Marta Lindgren"
            content.secondaryText = "Account, devices and payments"
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: "person.circle.fill")
            content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
            content.imageProperties.tintColor = .systemGray
        case .offline:
            (content.text, content.image) = ("Offline", UIImage(systemName: "moon.fill"))
            content.imageProperties.tintColor = .systemOrange
            cell.accessoryView = makeSwitch(isOn: preferences.isOffline) { [unowned self] isOn in
                preferences.isOffline = isOn
                update(section: 1)
            }
        case .wifi:
            (content.text, content.image) = ("Wi-Fi", UIImage(systemName: "wifi"))
            cell.accessoryView = makeSwitch(isOn: preferences.usesWifi) { [unowned self] isOn in
                preferences.usesWifi = isOn
                refresh(.network)
            }
        case .network:
            (content.text, content.image) = ("Network", UIImage(systemName: "globe"))
            content.secondaryText = preferences.usesWifi ? "Garden House" : "Off"
        case .appearance(let appearance):
            content.text = appearance.rawValue
            cell.accessoryType = appearance == preferences.appearance ? .checkmark : .none
            cell.selectionStyle = .default
        case .reminder:
            content.text = "Daily Reminder"
            cell.accessoryView = makeSwitch(isOn: preferences.reminds) { [unowned self] isOn in
                preferences.reminds = isOn
                openRow = nil
                update(section: 3)
            }
        case .time:
            (content.text, content.secondaryText) = ("Time", timeText)
            showState(of: row, in: &content)
            cell.selectionStyle = .default
        case .snooze:
            (content.text, content.secondaryText) = ("Put Off", "\(preferences.snoozeMinutes) min")
            showState(of: row, in: &content)
            cell.selectionStyle = .default
        case .snoozeStepper:
            content.text = "Minutes"
            cell.accessoryView = makeStepper()
        case .timePicker: break
        case .reset:
            content = .cell()
            content.text = "Reset All Settings"
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
            cell.selectionStyle = .default
        }
        cell.contentConfiguration = content
    }

    /// A value whose row is open has the colour of the tint.
    private func showState(of row: SettingsRow, in content: inout UIListContentConfiguration) {
        content.secondaryTextProperties.color = row == openRow ? view.tintColor : .secondaryLabel
    }

    private func makeSwitch(isOn: Bool, onChange: @escaping (Bool) -> Void) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.addAction(UIAction { [unowned control] _ in onChange(control.isOn) }, for: .valueChanged)
        return control
    }

    private func makeStepper() -> UIStepper {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (5, 30, 5)
        stepper.value = Double(preferences.snoozeMinutes)
        stepper.addAction(
            UIAction { [unowned self, unowned stepper] _ in
                preferences.snoozeMinutes = Int(stepper.value)
                refresh(.snooze)
            }, for: .valueChanged)
        return stepper
    }

    // MARK: The time

    private var time: Date {
        SessionClock.calendar.date(
            bySettingHour: preferences.reminderTime.hour ?? 0, minute: preferences.reminderTime.minute ?? 0, second: 0,
            of: Date()) ?? Date()
    }

    private var timeText: String {
        let formatter = DateFormatter()
        formatter.calendar = SessionClock.calendar
        formatter.timeZone = SessionClock.calendar.timeZone
        formatter.locale = SessionClock.calendar.locale
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        return formatter.string(from: time)
    }

    // MARK: Changes

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .appearance, .time, .snooze, .reset: true
        default: false
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = sections[indexPath.section].rows[indexPath.row]
        switch row {
        case .appearance(let appearance):
            preferences.appearance = appearance
            view.window?.overrideUserInterfaceStyle = appearance.style
            for other in sections[indexPath.section].rows { refresh(other) }
        case .time, .snooze:
            openRow = openRow == row ? nil : row
            update(section: indexPath.section)
            refresh(.time)
            refresh(.snooze)
        case .reset: askForReset(at: indexPath)
        default: break
        }
    }

    /// Shows a row as it is now, in its own cell.
    private func refresh(_ row: SettingsRow) {
        for (number, section) in sections.enumerated() {
            guard let index = section.rows.firstIndex(of: row) else { continue }
            tableView.reconfigureRows(at: [IndexPath(row: index, section: number)])
        }
    }

    /// Inserts the rows that a section has now and did not have before, and deletes those that it has no more.
    private func update(section: Int) {
        let former = sections[section].rows
        sections = makeSections()
        let rows = sections[section].rows
        tableView.beginUpdates()
        tableView.deleteRows(at: paths(of: former, without: rows, in: section), with: .fade)
        tableView.insertRows(at: paths(of: rows, without: former, in: section), with: .fade)
        tableView.endUpdates()
    }

    private func paths(of rows: [SettingsRow], without others: [SettingsRow], in section: Int) -> [IndexPath] {
        rows.indices.filter { !others.contains(rows[$0]) }.map { IndexPath(row: $0, section: section) }
    }

    private func askForReset(at path: IndexPath) {
        let sheet = UIAlertController(
            title: nil, message: "All settings get the values that they had at first.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Reset All Settings", style: .destructive) { [unowned self] _ in reset() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView
        sheet.popoverPresentationController?.sourceRect = tableView.rectForRow(at: path)
        present(sheet, animated: true)
    }

    private func reset() {
        preferences = Preferences()
        openRow = nil
        sections = makeSections()
        view.window?.overrideUserInterfaceStyle = preferences.appearance.style
        tableView.reloadData()
    }
}
