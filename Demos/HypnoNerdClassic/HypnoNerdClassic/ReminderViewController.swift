import UIKit

class ReminderViewController: UIViewController {
    // The view keeps the picker: both are released when memory is short, and made by the next loading.
    @IBOutlet weak var datePicker: UIDatePicker!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet var controls: [UIView]!

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBarItem.title = NSLocalizedString("Reminder", comment: "The tab with the date")
        tabBarItem.image = UIImage(named: "Time")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("ReminderViewController loaded its view with \(controls.count) controls.")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        datePicker.minimumDate = datePicker.date.addingTimeInterval(60)
    }

    @IBAction func addReminder(_ sender: Any) {
        let date = datePicker.date
        let formatter = DateFormatter()
        formatter.locale = datePicker.locale ?? datePicker.calendar.locale
        formatter.calendar = datePicker.calendar
        formatter.timeZone = datePicker.calendar.timeZone
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        statusLabel.text = formatter.string(from: date)
        print("Setting a reminder for \(formatter.string(from: date)).")
    }

    @IBAction func clear() {
        statusLabel.text = nil
    }
}
