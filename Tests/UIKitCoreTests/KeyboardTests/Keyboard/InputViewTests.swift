import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class InputViewTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = InputViewStage()

    private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }

    @Test func `an input view is at the window's bottom below its accessory`() {
        (stage.first.input, stage.first.accessory) = (bar(200), bar(44))

        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.place(of: stage.first.input!) == CGRect(x: 0, y: 467, width: 375, height: 200))
        #expect(stage.place(of: stage.first.accessory!) == CGRect(x: 0, y: 423, width: 375, height: 44))
    }

    @Test func `a responder without input views shows no area and posts no notification`() {
        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.book.names.isEmpty)
        #expect(stage.controller.view.superview?.subviews.count == 1)
    }

    @Test func `input views slide up in a quarter of a second and out of the window again`() {
        stage.first.accessory = bar(44)

        stage.first.becomeFirstResponder()
        stage.tester.pump(by: 0.125)
        let halfway = stage.first.accessory!.superview!.layer.presentation()?.frame.minY ?? 0
        stage.tester.settle()
        stage.first.resignFirstResponder()
        let isStillThere = stage.first.accessory!.window != nil
        stage.tester.settle()

        #expect(halfway > 623 && halfway < 667)
        #expect(isStillThere)
        #expect(stage.first.accessory?.superview == nil)
    }

    @Test func `views are looked for up the chain of the first responder`() {
        stage.controller.accessory = bar(30)
        stage.first.input = bar(100)

        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.place(of: stage.controller.accessory!)?.minY == 537)
        #expect(stage.place(of: stage.first.input!)?.minY == 567)
    }

    @Test func `controllers of input views show their views and appear`() {
        final class Pad: UIInputViewController {
            var appeared = 0
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                appeared += 1
            }
        }
        let (pad, strip) = (Pad(), UIInputViewController())
        pad.inputView = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 150), inputViewStyle: .keyboard)
        strip.inputView?.frame.size.height = 20
        (stage.first.inputOwner, stage.first.accessoryOwner) = (pad, strip)

        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(pad.appeared == 1)
        #expect(stage.place(of: pad.view)?.minY == 517)
        #expect(stage.place(of: strip.view)?.minY == 497)
        #expect(strip.inputView?.inputViewStyle == .keyboard)
        #expect(strip.inputView?.backgroundColor != nil)
        #expect(pad.primaryLanguage == nil)

        pad.dismissKeyboard()
        stage.tester.settle()

        #expect(!stage.first.isFirstResponder)
        #expect(pad.view.window == nil)
    }

    @Test func `other views show after they are reloaded, and only for the first responder`() {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        let (former, new) = (stage.first.accessory!, bar(60))

        stage.first.accessory = new
        stage.second.reloadInputViews()
        let isShownTooEarly = new.window != nil
        stage.first.reloadInputViews()
        stage.tester.settle()

        #expect(!isShownTooEarly)
        #expect(former.superview == nil)
        #expect(stage.place(of: new) == CGRect(x: 0, y: 607, width: 375, height: 60))
    }

    @Test func `a self-sizing input view follows its content`() {
        final class Growing: UIInputView {
            var height: CGFloat = 80 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
        }
        let growing = Growing(frame: CGRect(x: 0, y: 0, width: 0, height: 10), inputViewStyle: .default)
        growing.allowsSelfSizing = true
        stage.first.input = growing
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        let former = stage.place(of: growing)

        growing.height = 120
        stage.tester.settle()

        #expect(former?.height == 80)
        #expect(stage.place(of: growing) == CGRect(x: 0, y: 547, width: 375, height: 120))
    }

    @Test func `an unhandled touch in an accessory travels to the responder that owns it`() {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()

        stage.tester.tap(at: CGPoint(x: 100, y: 640))

        #expect(stage.first.touchCount == 1)
        #expect(stage.first.isFirstResponder)
    }

    @Test func `a field in a controller's accessory types, and gives the keyboard back to the controller`() {
        let field = NoteView(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
        stage.controller.accessory = bar(44)
        stage.controller.accessory?.addSubview(field)
        stage.controller.takesKeyboard = true
        stage.controller.becomeFirstResponder()
        stage.tester.settle()

        stage.tester.tap(at: CGPoint(x: 50, y: 645))
        stage.tester.type("hi")
        let isEditing = field.isFirstResponder
        field.resignFirstResponder()
        stage.tester.settle()

        #expect(isEditing)
        #expect(field.text == "hi")
        #expect(stage.controller.isFirstResponder)
        #expect(stage.place(of: stage.controller.accessory!)?.minY == 623)
        #expect(stage.book.names == ["will change", "will show", "did change", "did show"])
    }

    @Test func `a presentation removes the accessory, and its end restores it`() {
        stage.controller.accessory = bar(44)
        stage.controller.takesKeyboard = true
        stage.controller.becomeFirstResponder()
        stage.tester.settle()

        stage.controller.present(UIViewController(), animated: true)
        stage.tester.settle()
        let isGone = stage.controller.accessory?.window == nil
        stage.controller.dismiss(animated: true)
        stage.tester.settle()

        #expect(isGone)
        #expect(stage.place(of: stage.controller.accessory!)?.minY == 623)
    }

    @Test func `the views follow the keyboard to another window and back`() {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        let panel = UIWindow(frame: stage.tester.window.frame)

        panel.makeKeyAndVisible()
        stage.tester.settle()
        let isGone = stage.first.accessory?.window == nil
        panel.isHidden = true
        stage.tester.settle()

        #expect(isGone)
        #expect(stage.first.accessory?.window === stage.tester.window)
    }

    @Test func `text is typed in the mode of the locale, always the same one`() {
        let mode = stage.first.textInputMode

        #expect(UITextInputMode.activeInputModes.count == 1)
        #expect(mode === UITextInputMode.activeInputModes.first)
        #expect(mode?.primaryLanguage?.hasPrefix("en") == true)
        #expect(mode?.primaryLanguage?.contains("_") == false)
        #expect(UITextInputMode().primaryLanguage == nil)
        #expect(stage.first.textInputContextIdentifier == nil)
    }
}
