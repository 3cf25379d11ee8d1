import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A controller whose root holds a view that can have the keyboard, with all their calls noted.
final class KeyStage {
    let tester = ViewTester()
    let controller = KeyController()
    let view = KeyView()

    init() {
        controller.log = { [unowned self] in calls.append($0) }
        view.log = { [unowned self] in calls.append($0) }
        tester.show(controller)
        view.frame = CGRect(x: 100, y: 200, width: 50, height: 20)
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        tester.pump()
    }

    var calls: [String] = []
}

final class KeyView: UIView {
    var log: (String) -> Void = { _ in }
    var commands: [UIKeyCommand] = []
    var forwardsPresses = true
    var performs = true
    var onValidate: (UICommand) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performs && super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) { onValidate(command) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("view began \(press.key?.characters ?? "")") }
        if forwardsPresses { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("view ended \(press.key?.characters ?? "")") }
        if forwardsPresses { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("view cancelled \(press.key?.characters ?? "")") }
    }

    func act() { log("view acts") }
    func actOther() { log("view acts otherwise") }
}

final class KeyController: UIViewController {
    var log: (String) -> Void = { _ in }
    var pastedText: String?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("controller began \(press.key?.characters ?? "")") }
        super.pressesBegan(presses, with: event)
    }

    override func paste(_ sender: Any?) { pastedText = UIPasteboard.general.string }

    func act(_ command: UIKeyCommand) { log("controller acts for \(command.input ?? "")") }
}
