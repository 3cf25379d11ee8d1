import Foundation
import UIKitCore

/// Notes in each appearance callback which of the flags about its parent and its presentation are set.
final class FlagViewController: UIViewController {
    var flags: [String] = []

    private func note(_ call: String) {
        flags.append(
            "\(call): " + (isMovingToParent ? "to" : "") + (isMovingFromParent ? "from" : "")
                + (isBeingPresented ? "presented" : "") + (isBeingDismissed ? "dismissed" : ""))
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
