import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Input that tests of apps make themselves, to call an app's methods with it.
@Suite(.application) struct MadeInputTests {
    private final class MadeTouch: UITouch {
        var place = CGPoint.zero
        // Apps outside of this package see no setters, and need none.
        override var phase: UITouch.Phase {
            get { .moved }
            set {}
        }
        override var tapCount: Int {
            get { 3 }
            set {}
        }
        override func location(in view: UIView?) -> CGPoint { place }
        override func previousLocation(in view: UIView?) -> CGPoint { .zero }
    }

    /// Draws where the finger is, as an app's view would.
    private final class Trail: UIView {
        var places: [CGPoint] = []
        var taps: [Int] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches where touch.phase == .moved {
                places.append(touch.location(in: self))
                taps.append(touch.tapCount)
            }
        }
    }

    private final class MadeKey: UIKey {
        override var keyCode: UIKeyboardHIDUsage { .keyboardQ }
        override var characters: String { "Q" }
        override var charactersIgnoringModifiers: String { "q" }
        override var modifierFlags: UIKeyModifierFlags { .shift }
    }

    private final class MadePress: UIPress {
        private let made = MadeKey()
        override var key: UIKey? { made }
        override var type: UIPress.PressType { .select }
    }

    @Test func `a touch made by code has no view, window or location`() {
        let tester = ViewTester()
        let touch = UITouch()

        let isKnown = UIEvent().allTouches?.contains(touch) ?? false

        #expect(!isKnown)
        #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == nil)
        #expect(touch.type == .direct)
        #expect((touch.tapCount, touch.timestamp) == (0, 0))
        #expect(touch.location(in: tester.window) == .zero)
    }

    @Test func `a view takes the values of a touch whose class says others`() {
        let tester = ViewTester()
        let view = Trail(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        let touch = MadeTouch()
        touch.place = CGPoint(x: 7, y: 9)

        view.touchesMoved([touch], with: UIEvent())

        #expect(view.places == [CGPoint(x: 7, y: 9)])
        #expect(view.taps == [3])
    }

    @Test func `a press made by code and its key return their classes' values, and defaults otherwise`() {
        let press = MadePress()
        let plain = UIPress()

        let letter = press.key

        #expect(letter?.keyCode == .keyboardQ)
        #expect((letter?.characters, letter?.charactersIgnoringModifiers) == ("Q", "q"))
        #expect(letter?.modifierFlags == .shift)
        #expect(press.type == .select)
        #expect(plain.key == nil)
        #expect((plain.phase, plain.timestamp) == (.began, 0))
        #expect(UIKey().characters == "")
        #expect(UIPressesEvent().allPresses.isEmpty)
    }

    @Test func `finger touches are upright, without tilt and without estimated properties`() {
        let tester = ViewTester()
        let view = TouchKeeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)

        let finger = tester.touch(at: CGPoint(x: 10, y: 10))
        finger.lift()

        let touch = view.last
        #expect(touch?.altitudeAngle == .pi / 2)
        #expect(touch?.azimuthAngle(in: view) == 0)
        #expect(touch?.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
        #expect(touch?.estimatedProperties == [])
        #expect(touch?.estimatedPropertiesExpectingUpdates == [])
        #expect(touch?.estimationUpdateIndex == nil)
        #expect(UITouch.Properties.location.union(.force).rawValue == 9)
    }

    private final class TouchKeeper: UIView {
        var last: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { last = touches.first }
    }

    @Test func `a leaning pen of a class of the app's has the vector of its angle`() {
        final class Pen: UITouch {
            override func azimuthAngle(in view: UIView?) -> CGFloat { .pi / 2 }
        }

        let vector = Pen().azimuthUnitVector(in: nil)

        #expect(abs(vector.dx) < 1e-9)
        #expect(abs(vector.dy - 1) < 1e-9)
    }

    @Test func `a hovering pointer is upright on the surface`() {
        let hover = UIHoverGestureRecognizer()

        let vector = hover.azimuthUnitVector(in: nil)

        #expect((hover.zOffset, hover.altitudeAngle, hover.azimuthAngle(in: nil)) == (0, .pi / 2, 0))
        #expect(vector == CGVector(dx: 1, dy: 0))
    }

    @Test func `keys of Korean and Japanese keyboards are other names of the language keys`() {
        #expect(
            (UIKeyboardHIDUsage.keyboardHangul, UIKeyboardHIDUsage.keyboardHanja) == (.keyboardLANG1, .keyboardLANG2))
        #expect(UIKeyboardHIDUsage.keyboardKanaSwitch == .keyboardLANG1)
        #expect(UIKeyboardHIDUsage.keyboardAlphanumericSwitch == .keyboardLANG2)
        #expect(UIKeyboardHIDUsage.keyboardKatakana.rawValue == 0x92)
        #expect(UIKeyboardHIDUsage.keyboardHiragana.rawValue == 0x93)
        #expect(UIKeyboardHIDUsage.keyboardZenkakuHankakuKanji.rawValue == 0x94)
        #expect(UIKeyboardHIDUsage(rawValue: 0x82) == .keyboardLockingCapsLock)
        #expect(UIKeyboardHIDUsage(rawValue: 0x83) == .keyboardLockingNumLock)
        #expect(UIKeyboardHIDUsage(rawValue: 0x84) == .keyboardLockingScrollLock)
        #expect(UIKeyboardHIDUsage.keyboard_Reserved.rawValue == 0xFFFF)
    }
}
