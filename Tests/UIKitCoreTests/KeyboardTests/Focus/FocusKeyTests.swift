import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class FocusKeyTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = FocusStage()

    @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
    func `Space and Return press the focused control once, however long they are held`(key: UIKeyboardHIDUsage) {
        let button = stage.button("a", x: 20, y: 100)
        let actions = ActionRecorder(of: button)
        stage.tab()

        let isUsedUp = stage.tester.keyDown(key)
        let isHighlighted = button.isHighlighted
        stage.tester.keyDown(key, isRepeat: true)
        let held = stage.calls
        stage.tester.keyUp(key)

        #expect(isUsedUp)
        #expect(isHighlighted)
        #expect(!button.isHighlighted)
        #expect(held.isEmpty)
        #expect(stage.calls == ["a"])
        #expect(actions.events == [.touchDown, .primaryActionTriggered, .touchUpInside])
    }

    @Test func `the focused control says so in its state`() {
        let button = stage.button("a", x: 20, y: 100)
        button.setTitle("focused", for: .focused)

        stage.tab()

        #expect(button.state == .focused)
        #expect(button.isFocused)
        #expect(button.titleLabel?.text == "focused")
    }

    @Test func `a switch is turned over`() {
        let control = UISwitch(frame: .zero)
        stage.place(control)
        stage.tab()

        stage.tester.press(.keyboardSpacebar, " ")
        let on = control.isOn
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(on)
        #expect(!control.isOn)
        #expect(stage.calls == ["changed", "changed"])
    }

    @Test func `a button that is for selecting is selected`() {
        let button = stage.button("a", x: 20, y: 100)
        button.changesSelectionAsPrimaryAction = true
        stage.tab()

        stage.tester.press(.keyboardSpacebar, " ")

        #expect(button.isSelected)
    }

    @Test func `arrows move a slider by a twentieth of its range, to its ends`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (slider.maximumValue, slider.value) = (10, 9)
        stage.place(slider)
        stage.tab()

        stage.tester.press(.keyboardRightArrow, repeats: 3)
        let end = slider.value
        stage.tester.press(.keyboardLeftArrow)

        #expect(end == 10)
        #expect(slider.value == 9.5)
        #expect(stage.calls == ["changed", "changed", "changed"])
        #expect(stage.focused === slider)
    }

    @Test func `arrows step a stepper`() {
        let stepper = UIStepper(frame: .zero)
        stepper.value = 5
        stage.place(stepper)
        stage.tab()

        stage.tester.press(.keyboardRightArrow, repeats: 1)
        stage.tester.press(.keyboardLeftArrow)

        #expect(stepper.value == 6)
        #expect(stage.calls.count == 3)
    }

    @Test func `arrows choose segments that are enabled`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        stage.place(control)
        stage.tab()

        stage.tester.press(.keyboardRightArrow)
        let chosen = control.selectedSegmentIndex
        stage.tester.press(.keyboardRightArrow)
        stage.tester.settle()

        #expect(chosen == 2)
        #expect(control.selectedSegmentIndex == 2)
        #expect(stage.calls == ["changed"])
    }

    @Test func `in a momentary control arrows move among segments, Space presses them, and the last leads on`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.isMomentary = true
        control.setEnabled(false, forSegmentAt: 1)
        var chosen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.place(control)
        let beside = stage.button("beside", x: 300, y: 101)
        stage.tab()

        stage.tester.press(.keyboardSpacebar, " ")
        stage.tester.press(.keyboardRightArrow)
        let inside = stage.focused
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.press(.keyboardRightArrow)

        #expect(inside === control)
        #expect(chosen == [0, 2])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(stage.focused === beside)
    }

    @Test func `a key that is taken away presses no segment`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.isMomentary = true
        stage.place(control)
        stage.tab()

        stage.tester.keyDown(.keyboardSpacebar)
        control.isEnabled = false
        stage.tester.keyUp(.keyboardSpacebar)
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
    }

    @Test func `arrows turn pages`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        control.numberOfPages = 3
        stage.place(control)
        stage.tab()

        stage.tester.press(.keyboardRightArrow, repeats: 4)
        let last = control.currentPage
        stage.tester.press(.keyboardLeftArrow)

        #expect(last == 2)
        #expect(control.currentPage == 1)
        #expect(stage.calls == ["changed", "changed", "changed"])
    }

    @Test func `arrows across a row of values lead on`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        stage.place(slider)
        let below = stage.button("below", x: 20, y: 200)
        stage.tab()

        #expect(stage.press(.keyboardDownArrow, .keyboardUpArrow) == [below, slider])
        #expect(slider.value == 0)
    }

    @Test func `keys reach the focused view first, which may keep them`() {
        let view = FocusableView(frame: CGRect(x: 20, y: 100, width: 60, height: 30))
        stage.root.addSubview(view)
        stage.button("below", x: 20, y: 200)
        stage.tab()

        stage.tester.press(.keyboardA)
        let kept = stage.press(.keyboardDownArrow)
        view.keepsPresses = false
        let passed = stage.press(.keyboardDownArrow)

        #expect(view.keys == ["a", UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow])
        #expect(kept == [view])
        #expect(passed != [view])
    }

    /// A key, its input, whether its command has priority, whether a view is focused, and whether the command is performed.
    nonisolated static let commands: [(UIKeyboardHIDUsage, String, Bool, Bool, Bool)] = [
        (.keyboardDownArrow, UIKeyCommand.inputDownArrow, false, false, true),
        (.keyboardDownArrow, UIKeyCommand.inputDownArrow, false, true, false),
        (.keyboardDownArrow, UIKeyCommand.inputDownArrow, true, true, true),
        // There is no focusable view above.
        (.keyboardUpArrow, UIKeyCommand.inputUpArrow, false, true, true),
        (.keyboardTab, "\t", false, false, true), (.keyboardTab, "\t", false, true, false),
        (.keyboardReturnOrEnter, "\r", false, true, false), (.keyboardReturnOrEnter, "\r", true, true, true),
        (.keyboardEscape, UIKeyCommand.inputEscape, false, true, true), (.keyboardA, "a", false, true, true),
    ]

    @Test(arguments: commands.indices)
    func `the focus precedes commands without priority for the keys that it uses`(index: Int) {
        let (key, input, hasPriority, isFocused, isPerformed) = Self.commands[index]
        let controller = KeyController()
        var performed: [String] = []
        controller.log = { performed.append($0) }
        stage.tester.show(controller)
        stage.button("a", x: 20, y: 100, in: controller.view)
        stage.button("b", x: 20, y: 200, in: controller.view)
        if isFocused { stage.tab() }
        let command = UIKeyCommand(input: input, modifierFlags: [], action: KeyController.act)
        command.wantsPriorityOverSystemBehavior = hasPriority
        controller.addKeyCommand(command)

        stage.tester.press(key, input.count == 1 ? input : nil)
        stage.tester.settle()

        #expect(performed.contains("controller acts for \(input)") == isPerformed)
    }

    @Test func `text that is typed keeps arrows and Tab, and Shift with Tab leads out of it`() {
        let note = FocusNote(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        let button = stage.button("above", x: 20, y: 100)
        stage.root.addSubview(note)
        stage.tab()
        stage.tab()
        let isFirstResponder = note.isFirstResponder

        stage.tester.press(.keyboardTab, "\t")
        stage.tester.press(.keyboardUpArrow)
        stage.tester.press(.keyboardSpacebar, " ")
        let stayed = stage.focused
        stage.tab(back: true)

        #expect(isFirstResponder)
        #expect(note.text == "\t")
        #expect(stayed === note)
        #expect(stage.focused === button)
        #expect(!note.isFirstResponder)
    }

    @Test func `the focus follows the first responder, or is lost if that cannot be focused`() {
        let note = FocusNote(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        stage.root.addSubview(note)
        let plain = KeyView(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        stage.root.addSubview(plain)
        stage.button("above", x: 20, y: 100)
        stage.tab()

        note.becomeFirstResponder()
        let followed = stage.focused
        plain.becomeFirstResponder()

        #expect(followed === note)
        #expect(stage.focused == nil)
        #expect(plain.isFirstResponder)
    }

    private final class FocusNote: UIView, UIKeyInput {
        var text = ""
        override var canBecomeFocused: Bool { true }
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
    }
}
