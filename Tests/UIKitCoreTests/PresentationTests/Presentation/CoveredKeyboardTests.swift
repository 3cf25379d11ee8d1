import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Keyboard and focus during a presentation: covered views lose them, and regain them after the dismissal.
@Suite(.application) final class CoveredKeyboardTests {
    private lazy var tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
    private lazy var root = UIViewController()
    private lazy var field = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    private lazy var over = CommandController()

    private func edit() {
        tester.show(root)
        root.view.addSubview(field)
        field.becomeFirstResponder()
        tester.pump()
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        over.modalPresentationStyle = style
        over.popoverPresentationController?.sourceView = root.view
        over.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 10, height: 10)
        root.present(over, animated: animated)
    }

    private func rest() {
        field.resignFirstResponder()
        tester.settle()
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover, .currentContext,
            .overCurrentContext,
        ], [true, false])
    func `text reaches the presented controller, and the field again after the dismissal`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        edit()
        tester.type("a")

        present(style, animated: animated)
        tester.settle()
        tester.type("b")
        tester.press(.keyboardK)
        let during = (field.isFirstResponder, over.count)
        root.dismiss(animated: animated)
        tester.settle()
        tester.type("c")

        #expect(during == (false, 1))
        #expect(field.text == "ac")
        rest()
    }

    @Test func `keys reach the presented controller from its first frame, and the field from the dismissal's first`() {
        edit()

        present(.pageSheet)
        tester.type("b")
        tester.settle()
        root.dismiss(animated: true)
        tester.type("c")
        tester.settle()

        #expect(field.text == "c")
        rest()
    }

    @Test func `a field of the sheet has the keyboard until the dismissal begins`() {
        edit()
        let other = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        over.view.addSubview(other)
        present(.pageSheet)
        tester.settle()
        other.becomeFirstResponder()
        tester.type("b")

        root.dismiss(animated: true)
        let wasTaken = other.isFirstResponder
        tester.settle()
        tester.type("c")

        #expect(other.text == "b")
        #expect(!wasTaken)
        #expect(field.text == "c")
        rest()
    }

    @Test func `a field that has covered no other one resigns as its sheet is dismissed`() {
        tester.show(root)
        let other = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        over.view.addSubview(other)
        present(.pageSheet)
        tester.settle()
        other.becomeFirstResponder()

        root.dismiss(animated: true)

        #expect(!other.isFirstResponder)
        tester.settle()
    }

    @Test func `who takes the keyboard in the presenter's callbacks keeps it`() {
        let tester = tester
        let page = ReturningPage()
        tester.show(page)
        for field in page.fields { page.view.addSubview(field) }
        page.fields[0].becomeFirstResponder()
        over.modalPresentationStyle = .fullScreen
        page.present(over, animated: true)
        tester.settle()

        page.dismiss(animated: true)
        tester.settle()

        #expect(page.fields.map(\.isFirstResponder) == [false, true])
        page.fields[1].resignFirstResponder()
        tester.settle()
    }

    @Test func `levels that are dismissed at once return the keyboard to the lowest`() {
        edit()
        present(.pageSheet)
        tester.settle()
        let (inner, upper) = (NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 30)), UIViewController())
        over.view.addSubview(inner)
        inner.becomeFirstResponder()
        over.present(upper, animated: true)
        tester.settle()
        let during = [field.isFirstResponder, inner.isFirstResponder]

        root.dismiss(animated: true)
        tester.settle()

        #expect(during == [false, false])
        #expect(field.isFirstResponder)
        rest()
    }

    @Test func `a dismissal that the finger gives up leaves the keyboard where it is`() {
        edit()
        let other = NoteView(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        over.view.addSubview(other)
        present(.pageSheet)
        tester.settle()
        other.becomeFirstResponder()
        tester.pump()

        let card = over.view.convert(over.view.bounds, to: nil)
        let touch = tester.touch(at: CGPoint(x: card.midX, y: card.minY + 20))
        touch.move(by: CGVector(dx: 0, dy: 60))
        let during = other.isFirstResponder
        touch.move(by: CGVector(dx: 0, dy: -60))
        touch.lift()
        tester.settle()

        #expect(during)
        #expect(other.isFirstResponder)
        root.dismiss(animated: false)
        tester.settle()
        #expect(field.isFirstResponder)
        rest()
    }

    @Test func `a field that can still be touched beside a popover keeps the keyboard`() {
        edit()
        over.modalPresentationStyle = .popover
        over.popoverPresentationController?.passthroughViews = [field]

        present(.popover)
        tester.settle()
        tester.type("b")

        #expect(field.text == "b")
        root.dismiss(animated: false)
        rest()
    }

    @Test func `a sheet with an undimmed detent leaves the keyboard to the field behind it`() {
        let tester = ViewTester(size: CGSize(width: 390, height: 844))
        tester.show(root)
        root.view.addSubview(field)
        field.becomeFirstResponder()
        over.sheetPresentationController?.detents = [.medium(), .large()]
        over.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
        over.modalPresentationStyle = .pageSheet

        root.present(over, animated: true)
        tester.settle()

        #expect(field.isFirstResponder)
        root.dismiss(animated: false)
        field.resignFirstResponder()
        tester.settle()
    }

    @Test func `Space does not press a covered button, and the focus returns`() {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        var count = 0
        button.addAction(
            UIAction { [unowned self] _ in
                count += 1
                if root.presentedViewController == nil { present(.pageSheet) }
            }, for: .touchUpInside)
        tester.show(root)
        root.view.addSubview(button)
        tester.pump()

        tester.press(.keyboardTab, "\t")
        tester.press(.keyboardSpacebar, " ")
        let atOnce = button.isFocused
        tester.press(.keyboardSpacebar, " ")
        tester.settle()
        tester.press(.keyboardSpacebar, " ")
        let during = (count, button.isFocused)
        root.dismiss(animated: true)
        tester.settle()

        #expect(!atOnce)
        #expect(during == (1, false))
        #expect(button.isFocused)
    }

    @Test func `Tab does not lead to covered views that are scrolled away`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 834, height: 500))
        scrollView.contentSize = CGSize(width: 834, height: 2_000)
        scrollView.addSubview(UIButton(frame: CGRect(x: 20, y: 1_500, width: 100, height: 30)))
        let own = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        over.view.addSubview(own)
        tester.show(root)
        root.view.addSubview(scrollView)
        present(.pageSheet)
        tester.settle()

        tester.press(.keyboardTab, "\t")
        let first = own.isFocused
        tester.press(.keyboardTab, "\t")

        #expect(first)
        #expect(own.isFocused)
        tester.settle()
    }

    @Test func `a form sheet alone keeps a keyboard on the screen`() {
        over.modalPresentationStyle = .formSheet
        let form = over.disablesAutomaticKeyboardDismissal
        over.modalPresentationStyle = .pageSheet

        #expect(form)
        #expect(!over.disablesAutomaticKeyboardDismissal)
    }

    /// Counts a key command.
    private final class CommandController: UIViewController {
        var count = 0
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "k", modifierFlags: [], action: CommandController.hit)]
        }
        private func hit() { count += 1 }
    }

    /// Gives the keyboard to its second field whenever it reappears.
    private final class ReturningPage: UIViewController {
        let fields = [0, 1].map { NoteView(frame: CGRect(x: 20, y: 100 + 40 * $0, width: 200, height: 30)) }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            fields[1].becomeFirstResponder()
        }
    }

    @Test func `a presenter can leave its key commands out while it presents`() {
        final class Page: UIViewController {
            var performs = true
            var count = 0
            override var performsActionsWhilePresentingModally: Bool { performs }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "j", modifierFlags: [], action: Page.hit)]
            }
            private func hit() { count += 1 }
        }
        let tester = tester
        let page = Page()
        tester.show(page)
        over.modalPresentationStyle = .pageSheet
        page.present(over, animated: false)
        tester.settle()

        tester.press(.keyboardJ)
        let usual = page.count
        page.performs = false
        tester.press(.keyboardJ)
        let without = page.count
        page.dismiss(animated: false)
        tester.settle()
        tester.press(.keyboardJ)

        #expect(usual == 1)
        #expect(without == 1)
        #expect(page.count == 2)
    }
}
