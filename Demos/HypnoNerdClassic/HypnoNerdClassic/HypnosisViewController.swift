import UIKit

class HypnosisViewController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBarItem.title = NSLocalizedString("Hypnotize", comment: "The tab with the circles")
        tabBarItem.image = UIImage(named: "Hypno")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        view = HypnosisView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("HypnosisViewController loaded its view.")
    }
}
