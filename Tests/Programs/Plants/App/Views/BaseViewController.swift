import UIKit

class BaseViewController: UIViewController {
    /// Overridden in an extension of a class below.
    var greeting: String { "nobody" }

    @objc func refresh() {
        print("base refreshes")
    }
}

extension BaseViewController {
    @objc func summary(of plants: [Plant]) -> String {
        "\(plants.count) plants"
    }
}
