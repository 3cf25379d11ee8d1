import Foundation
import QuartzCore
import UIKitCore

/// A controller of a scene that notes its calls, by the name that a runtime attribute gives it.
class SceneController: UIViewController {
    var name = "?"
    var detail: UIView?
    var item: UIBarButtonItem?
    /// Its answer when it is asked whether a segue may be performed.
    var allows = true
    private(set) var segues: [UIStoryboardSegue] = []
    private(set) var senders: [Any?] = []
    /// Called before a segue is performed.
    var onPrepare: ((UIStoryboardSegue) -> Void)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.note("init")
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.note("\(name) awake, detail \(detail == nil ? "nil" : "set"), item \(item == nil ? "nil" : "set")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.note("\(name) loaded, detail \(detail == nil ? "nil" : "set"), children \(children.count)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        Journal.note("\(name) moved to \((parent as? SceneController)?.name ?? "none")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Journal.note("\(name) asked for \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let state = segue.destination.isViewLoaded ? "loaded" : "not loaded"
        Journal.note("\(name) prepares \(segue.identifier ?? "none"), destination \(state)")
        segues.append(segue)
        senders.append(sender)
        onPrepare?(segue)
    }

    func forgetSegues() { (segues, senders) = ([], []) }

    func comeBack(_ segue: UIStoryboardSegue) { Journal.note("\(name) comes back") }
}

/// A controller made by closures of storyboards and by methods for segues.
final class MadeController: SceneController {
    private(set) var number = 0

    init?(coder: NSCoder, number: Int) {
        super.init(coder: coder)
        self.number = number
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller whose method makes the destination of a segue.
final class MakingController: SceneController {
    private(set) var made: [String] = []

    func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        made.append("\(identifier ?? "") from \(sender ?? "nobody")")
        return identifier == "plain" ? nil : MadeController(coder: coder, number: 7)
    }
}

/// A segue of an app's own.
final class SceneSegue: UIStoryboardSegue {
    override func perform() { Journal.note("segue to \((destination as? SceneController)?.name ?? "?")") }
}

/// A row as segues see it.
final class SceneRow: UIView, SelectionSegues {
    var selectionSegue: (() -> Void)?
    var accessorySegue: (() -> Void)?
}
