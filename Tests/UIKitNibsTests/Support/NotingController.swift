import QuartzCore
import UIKitCore

/// A controller with outlets and actions that notes its connections and calls.
class NotingController: UIViewController {
    var first: UIView? { didSet { Journal.note("owner first \(first?.tag ?? -1)") } }
    var second: NotingView? { didSet { Journal.note("owner second \(second?.tag ?? -1)") } }
    weak var loose: UIView?
    var width: NSLayoutConstraint?
    var all: [UIView] = []
    var received: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.note("owner viewDidLoad, first \(first == nil ? "nil" : "set")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.note("owner awake")
    }

    func touch() { received.append("touch") }
    func touch(_ sender: Any?) { received.append("touch: \(sender.map { "\(type(of: $0))" } ?? "nil")") }
}

/// Named like a nib with and without `Controller` at its end.
final class LonelyNibController: NotingController {}
