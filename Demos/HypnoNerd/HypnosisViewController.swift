import UIKit

/// The first tab: a view that fills the screen with circles, in every orientation but upside-down.
final class HypnosisViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem.title = "Hypnotize"
        tabBarItem.image = UIImage(named: "Hypno")
    }

    required init?(coder: NSCoder) { fatalError("HypnosisViewController is made in code.") }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    override func loadView() { view = HypnosisView(frame: .zero) }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("HypnosisViewController loaded its view")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print("HypnosisViewController received a memory warning")
    }
}
