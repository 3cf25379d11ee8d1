import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) final class FirstResponderTests {
    private let first = Candidate(frame: CGRect(x: 20, y: 100, width: 50, height: 20))
    private let second = Candidate(frame: CGRect(x: 20, y: 200, width: 50, height: 20))

    /// Made within a test, since tests take turns.
    private lazy var tester = {
        let tester = ViewTester()
        tester.show(first)
        tester.show(second)
        return tester
    }()

    nonisolated static let attempts: [(String, @MainActor @Sendable (Candidate, Candidate) -> Void, Bool)] = [
        ("it can", { _, _ in }, true), ("it is already", { $1.becomeFirstResponder() }, true),
        ("it does not want to", { $1.wants = false }, false),
        ("it is in no window", { $1.removeFromSuperview() }, false),
        ("the present one cannot", { first, _ in first.gives = false }, false),
        ("the present one refuses", { first, _ in first.refuses = true }, false),
        ("it is hidden", { $1.isHidden = true }, true),
    ]

    @Test(arguments: attempts.indices) func `who becomes first responder`(index: Int) {
        let (name, prepare, succeeds) = Self.attempts[index]
        tester.pump()
        let isFirst = first.becomeFirstResponder()

        prepare(first, second)
        let result = second.becomeFirstResponder()

        #expect(isFirst)
        #expect(result == succeeds, "\(name)")
        #expect(second.isFirstResponder == succeeds, "\(name)")
        #expect(first.isFirstResponder == !succeeds, "\(name)")
    }

    nonisolated static let losses: [(String, @MainActor @Sendable (Candidate) -> Void, Bool)] = [
        ("it gives up", { $0.resignFirstResponder() }, true), ("it is removed", { $0.removeFromSuperview() }, true),
        ("what it lies in is removed", { $0.superview?.removeFromSuperview() }, true),
        ("it is hidden", { $0.isHidden = true }, false), ("it cannot any more", { $0.wants = false }, false),
        ("editing ends around it", { $0.superview?.endEditing(false) }, true),
        (
            "editing ends around it and it will not",
            {
                $0.gives = false
                $0.superview?.endEditing(false)
            }, false
        ),
        (
            "editing is forced to end around it",
            {
                $0.gives = false
                $0.superview?.endEditing(true)
            }, true
        ),
        ("editing ends elsewhere", { _ in UIView().endEditing(true) }, false),
    ]

    @Test(arguments: losses.indices) func `who loses it`(index: Int) {
        let (name, lose, isLost) = Self.losses[index]
        let home = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        tester.show(home)
        home.addSubview(first)
        first.becomeFirstResponder()

        lose(first)

        #expect(first.isFirstResponder == !isLost, "\(name)")
    }

    @Test(arguments: [true, false]) func `a view that is removed and added again is no first responder`(gives: Bool) {
        tester.pump()
        first.becomeFirstResponder()
        first.gives = gives
        let home = first.superview

        first.removeFromSuperview()
        home?.addSubview(first)

        #expect(!first.isFirstResponder)
        #expect(second.becomeFirstResponder())
    }

    @Test func `a controller can be first responder once its view is in a window`() {
        final class Page: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let page = Page()
        let before = page.becomeFirstResponder()
        tester.show(page)

        let after = page.becomeFirstResponder()

        #expect((before, after, page.isFirstResponder) == (false, true, true))
    }

    @Test func `each window has its own, and keys reach the key window's`() {
        tester.pump()
        first.becomeFirstResponder()
        let window = UIWindow(frame: tester.window.bounds)
        let other = Candidate(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(other)
        window.isHidden = false
        other.becomeFirstResponder()
        tester.press(.keyboardA)
        window.makeKey()
        tester.press(.keyboardB)

        #expect((first.isFirstResponder, other.isFirstResponder) == (true, true))
        #expect((first.keys, other.keys) == (["a"], ["b"]))
    }

    @Test func `held keys are cancelled when the window loses them or their responder is removed`() {
        tester.pump()
        first.becomeFirstResponder()
        tester.keyDown(.keyboardA)
        let window = UIWindow(frame: tester.window.bounds)
        window.isHidden = false

        window.makeKey()
        tester.window.makeKey()
        tester.keyDown(.keyboardB)
        first.removeFromSuperview()
        tester.keyUp(.keyboardB)

        #expect(first.keys == ["a", "cancelled a", "b", "cancelled b"])
    }

    @Test(arguments: [true, false]) func `a drag takes the keyboard only from a responder that can resign`(gives: Bool)
    {
        let tester = ViewTester()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 2_000)
        scrollView.keyboardDismissMode = .onDrag
        let candidate = Candidate(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        candidate.gives = gives
        scrollView.addSubview(candidate)
        tester.show(scrollView)
        candidate.becomeFirstResponder()

        let touch = tester.touch(at: CGPoint(x: 200, y: 500))
        tester.move(touch, by: CGVector(dx: 0, dy: -100), over: 0.2)
        touch.lift()
        tester.settle()

        #expect(candidate.isFirstResponder == !gives)
    }

    final class Candidate: UIView {
        var wants = true
        var gives = true
        var refuses = false
        var keys: [String] = []
        override var canBecomeFirstResponder: Bool { wants }
        override var canResignFirstResponder: Bool { gives }
        @discardableResult
        override func resignFirstResponder() -> Bool { !refuses && super.resignFirstResponder() }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.characters }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key.map { "cancelled " + $0.characters } }
        }
    }
}
