import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct AccessibilityWordsTests {
    @Test func `a plain view is no element and has its frame on the screen`() {
        let tester = ViewTester()
        let (outer, view) = (UIView(), UIView())
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        outer.addSubview(view)
        tester.show(outer, at: CGPoint(x: 10, y: 20))

        let origin = tester.window.convert(CGPoint(x: 11, y: 22), to: tester.window.screen.coordinateSpace)
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == [])
        #expect(view.accessibilityFrame == CGRect(origin: origin, size: CGSize(width: 30, height: 40)))
        #expect(view.accessibilityActivationPoint == CGPoint(x: origin.x + 15, y: origin.y + 20))
    }

    @Test func `a frame that is set does not follow the view any more`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame.origin.x = 50

        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
    }

    @Test func `plain words and those with attributes always agree`() {
        let view = UIView()

        view.accessibilityLabel = "Plain"
        let attributed = view.accessibilityAttributedLabel
        view.accessibilityAttributedValue = NSAttributedString(string: "Attributed")
        view.accessibilityAttributedHint = NSAttributedString(string: "Hint")
        view.accessibilityUserInputLabels = ["A", "B"]

        #expect(attributed == NSAttributedString(string: "Plain"))
        #expect(view.accessibilityValue == "Attributed" && view.accessibilityHint == "Hint")
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["A", "B"])
    }

    @Test func `a label is an element with its text, and its own words take precedence until they are nil`() {
        let label = UILabel()
        label.text = "Text"

        let own = label.accessibilityLabel
        label.accessibilityLabel = "Other"
        let other = label.accessibilityLabel
        label.accessibilityLabel = nil

        #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
        #expect([own, other, label.accessibilityLabel] == ["Text", "Other", "Text"])
        #expect(!label.accessibilityRespondsToUserInteraction)
    }

    @Test func `a button reports its title, its state and that it is off`() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isSelected = true
        button.isEnabled = false

        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
        #expect(!button.accessibilityRespondsToUserInteraction)
    }

    @Test func `traits that an app adds are kept beside those of the class`() {
        let button = UIButton(type: .system)

        button.accessibilityTraits.insert(.header)

        #expect(button.accessibilityTraits == [.button, .header])
    }

    @Test func `a button that toggles reports whether it is on`() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        let off = button.accessibilityValue
        button.isSelected = true

        #expect((off, button.accessibilityValue) == ("0", "1"))
        #expect(button.accessibilityTraits.contains(.toggleButton))
    }

    @Test func `a switch is 1 or 0`() {
        let toggle = UISwitch()
        let off = toggle.accessibilityValue
        toggle.isOn = true

        #expect((off, toggle.accessibilityValue) == ("0", "1"))
    }

    @Test func `a slider reports the percentage of its range, steps by a tenth of it and calls its targets`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        var sent = 0
        slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)

        let middle = slider.accessibilityValue
        slider.accessibilityIncrement()
        let up = slider.value
        slider.value = 10
        slider.accessibilityDecrement()

        #expect(middle == "50%" && up == 16 && slider.value == 10)
        // The step below the minimum leaves the value, so that no event is sent.
        #expect(sent == 1)
        #expect(slider.accessibilityTraits == .adjustable)
    }

    @Test func `a slider is touched at its knob`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.value = 0

        #expect(slider.accessibilityActivationPoint.x < 50)
    }

    @Test func `a page control reports its page and turns by one`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3

        pages.accessibilityIncrement()
        let second = pages.accessibilityValue
        pages.accessibilityDecrement()
        pages.accessibilityDecrement()

        #expect(second == "page 2 of 3" && pages.currentPage == 0)
    }

    @Test func `progress is reported in percent`() {
        let progress = UIProgressView()
        progress.progress = 0.256

        #expect(progress.accessibilityValue == "26%" && progress.accessibilityTraits == .updatesFrequently)
    }

    @Test func `a bar button has its title, or the word of its system item`() {
        let (own, system) = (UIBarButtonItem(), UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil))
        own.title = "Next"
        own.accessibilityIdentifier = "next"

        #expect(own.accessibilityLabel == "Next" && own.accessibilityIdentifier == "next")
        #expect(system.accessibilityLabel == "Cancel" && system.accessibilityTraits == .button)
    }

    @Test func `elements of a list are found by index, and the index of a stranger is not found`() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.accessibilityElements = [first, second]

        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === second)
        #expect(view.accessibilityElement(at: 2) == nil && view.index(ofAccessibilityElement: first) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func `unset properties have Apple's default values`() {
        let view = UIView()

        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren && view.accessibilityContainerType == .none)
        #expect(view.accessibilityNavigationStyle == .automatic && view.accessibilityTextualContext == nil)
        #expect(view.accessibilityCustomActions == nil && view.accessibilityElements == nil)
        #expect(view.accessibilityIdentifier == nil && view.accessibilityRespondsToUserInteraction)
        #expect(!view.accessibilityActivate() && !view.accessibilityScroll(.next))
        #expect(!view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    }

    @Test func `a view may keep its colours where the user inverts them`() {
        let view = UIImageView()
        let isKept = view.accessibilityIgnoresInvertColors

        view.accessibilityIgnoresInvertColors = true

        #expect(!isKept && view.accessibilityIgnoresInvertColors)
    }

    @Test func `an app's class may answer by itself`() {
        final class Card: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "Card" }
                set {}
            }
        }

        let card = Card()

        #expect(card.isAccessibilityElement && card.accessibilityAttributedLabel?.string == "Card")
    }

    @Test func `a slider without an end to its range has no value in percent`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (slider.minimumValue, slider.maximumValue) = (-.infinity, 1)

        #expect(slider.isAccessibilityElement && slider.accessibilityValue == nil)
    }

    @Test func `a step of the value is the control's primary action as a finger's is`() {
        let (slider, pages) = (UISlider(), UIPageControl())
        pages.numberOfPages = 2
        var sent = 0
        for control in [slider, pages] as [UIControl] {
            control.addAction(UIAction { _ in sent += 1 }, for: .primaryActionTriggered)
        }

        slider.accessibilityIncrement()
        pages.accessibilityIncrement()

        #expect(sent == 2 && pages.currentPage == 1)
    }

    @Test func `pages that are not there have no value`() {
        #expect(UIPageControl().accessibilityValue == nil)
    }

    @Test func `asking an image button for its label adds no subview to it`() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.layoutIfNeeded()
        let before = button.subviews.count

        #expect(button.accessibilityLabel == nil && button.isAccessibilityElement)
        #expect(button.subviews.count == before)
    }

    @Test func `a tab has its title, and its badge as the value`() {
        let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        item.badgeValue = "3"

        #expect(item.isAccessibilityElement && item.accessibilityLabel == "Inbox" && item.accessibilityValue == "3")
    }
}
