import Foundation
import UIKitCore

/// A controller that keeps a note and a friend, and is made by the app.
class PlainNoteViewController: UIViewController {
    var note = ""
    weak var friend: UIViewController?
    private(set) var calls: [String] = []

    /// Makes a controller with an identifier, and with itself for a maker where it is one.
    init(_ identifier: String?) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = type(of: self) as? any UIViewControllerRestoration.Type
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note, forKey: "note")
        coder.encode(friend, forKey: "friend")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        // A key that is not there is no harm to the others.
        _ = coder.decodeObject(forKey: "missing")
        note = coder.decodeObject(forKey: "note") as? String ?? ""
        friend = coder.decodeObject(forKey: "friend") as? UIViewController
        calls.append("decode" + (isViewLoaded ? " loaded" : ""))
    }

    override func applicationFinishedRestoringState() { calls.append("finished") }
}
