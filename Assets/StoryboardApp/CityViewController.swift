import UIKit

class CityViewController: UIViewController {
    var city = ""
    private var count = 0

    @IBOutlet private weak var greetingLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = city
        greetingLabel.text = "Hello \(city)"
    }

    @IBAction private func wave(_ sender: UIButton) {
        count += 1
        greetingLabel.text = "Hello \(city), \(count) times"
    }
}
