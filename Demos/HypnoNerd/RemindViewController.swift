import UIKit

/// The second tab's root: a date picker and a button that sets a reminder for its date.
final class RemindViewController: UIViewController {
    private let datePicker = UIDatePicker()
    private let remindButton = UIButton(type: .system)
    private lazy var store = ReminderStore(calendar: datePicker.calendar)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Remind"
        tabBarItem.image = UIImage(named: "Time")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reminders", style: .plain, target: self, action: Selector(RemindViewController.showReminders))
    }

    required init?(coder: NSCoder) { fatalError("RemindViewController is made in code.") }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.minimumDate = datePicker.date.addingTimeInterval(60)
        view.addSubview(datePicker)
        remindButton.setTitle("Remind Me", for: .normal)
        remindButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .medium)
        remindButton.addTarget(self, action: RemindViewController.addReminder, for: .touchUpInside)
        view.addSubview(remindButton)
        self.view = view
        for part in [datePicker, remindButton] { part.translatesAutoresizingMaskIntoConstraints = false }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            datePicker.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            datePicker.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            datePicker.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            remindButton.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            remindButton.centerYAnchor.constraint(equalTo: datePicker.bottomAnchor, constant: 44),
            remindButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("RemindViewController loaded its view")
    }

    private func addReminder() {
        let date = datePicker.date
        print("Setting a reminder for \(store.text(for: date))")
        store.add(date)
    }

    private func showReminders() {
        navigationController?.pushViewController(RemindersViewController(store: store), animated: true)
    }
}
