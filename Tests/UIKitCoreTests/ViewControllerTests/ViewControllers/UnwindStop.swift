import Foundation
import UIKitCore

/// The calls of controllers during the search and the performance of an unwind segue.
@MainActor final class UnwindBook {
    var lines: [String] = []
}

/// Writes down its calls; it has no unwind action.
class UnwindStop: UIViewController {
    let book: UnwindBook

    init(_ name: String, in book: UnwindBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("It is made by its name.") }

    func write(_ line: String) { book.lines.append("\(title ?? "") \(line)") }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        write("children \(children.count)")
        return children
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        write(can ? "can" : "can not")
        return can
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        write("prepares \(segue.identifier ?? "") to \(segue.destination.title ?? "")")
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        write(flag ? "dismisses animated" : "dismisses")
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A controller that ways back may lead to.
final class UnwindHome: UnwindStop {
    static let action = Selector(UnwindHome.goOn, name: "goOn:")

    func goOn(_ segue: UIStoryboardSegue) { write("goes on, from \(segue.source.title ?? "")") }
}

/// A container of an app's.
final class UnwindContainer: UnwindStop {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        write("turns to \(subsequentVC.title ?? "")")
    }
}
