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
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("RemindViewController loaded its view")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        datePicker.frame = CGRect(x: safeArea.minX, y: safeArea.minY + 16, width: safeArea.width, height: 216)
        remindButton.sizeToFit()
        remindButton.frame.size.height = 44
        remindButton.center = CGPoint(x: safeArea.midX, y: datePicker.frame.maxY + 44)
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
