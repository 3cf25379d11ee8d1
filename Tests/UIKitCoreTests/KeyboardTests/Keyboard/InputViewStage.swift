import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A window of 375 by 667 points with two responders that have input views, and a book of keyboard notifications.
final class InputViewStage {
    let tester = ViewTester()
    let controller = InputController()
    let first = InputResponder(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let second = InputResponder(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    let book = KeyboardNoticeBook()

    init() {
        tester.show(controller)
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        tester.pump()
    }

    deinit {}

    /// A view's frame on the canvas; nil for one that is in no window.
    func place(of view: UIView) -> CGRect? { view.window.map { view.convert(view.bounds, to: $0) } }
}

final class InputResponder: UIView {
    var (input, accessory): (UIView?, UIView?)
    var (inputOwner, accessoryOwner): (UIInputViewController?, UIInputViewController?)
    var touchCount = 0
    var gives = true

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
    override var inputViewController: UIInputViewController? { inputOwner }
    override var inputAccessoryViewController: UIInputViewController? { accessoryOwner }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
}

final class InputController: UIViewController {
    var accessory: UIView?
    var takesKeyboard = false

    override var canBecomeFirstResponder: Bool { takesKeyboard }
    override var inputAccessoryView: UIView? { accessory }
}
