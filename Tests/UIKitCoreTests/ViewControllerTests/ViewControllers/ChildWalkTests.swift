import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Children that are put in and taken out by hand at random moments: alone, inside of other views, exchanged with motion, in
/// parents that forward and in such that do not, while the stack and tabs around them change too.
@Suite(.application) struct ChildWalkTests {
    private nonisolated static let walk = WalkLength(steps: 2_000, seeds: [1, 2, 3, 4])

    @Test(arguments: walk.seeds)
    func `no sequence of operations on children leaves one between two states`(seed: UInt64) {
        let tester = ViewTester()
        let book = AppearanceBook()
        do {
            let walk = Walk(tester: tester, book: book, seed: seed)
            walk.run(steps: Self.walk.steps)
            tester.window.rootViewController = UIViewController()
            tester.settle()
        }

        #expect(book.complaints == [])
        #expect(book.living == 0)
        #expect(
            tester.diagnostics.allSatisfy { $0.contains("while a transition was running") || $0.contains("ttempt to") })
    }

    @MainActor
    private final class Walk {
        let tester: ViewTester
        let book: AppearanceBook
        var generator: SeededNumbers
        let stack: UINavigationController
        let tabs = UITabBarController()

        init(tester: ViewTester, book: AppearanceBook, seed: UInt64) {
            (self.tester, self.book, generator) = (tester, book, SeededNumbers(seed: seed))
            stack = UINavigationController(rootViewController: BookedParentViewController(book))
            tabs.viewControllers = [stack, BookedParentViewController(book)]
            tester.show(tabs)
        }

        func run(steps: Int) {
            for _ in 0..<steps {
                step()
                if Bool.random(using: &generator) { tester.pump(by: Double.random(in: 0.01...0.3, using: &generator)) }
            }
            tester.settle()
            check()
        }

        private func step() {
            let animated = Bool.random(using: &generator)
            let parents = (stack.viewControllers + tabs.viewControllers!).compactMap {
                $0 as? BookedParentViewController
            }
            let parent = parents.randomElement(using: &generator)!
            switch Int.random(in: 0..<16, using: &generator) {
            case 0: stack.pushViewController(BookedParentViewController(book), animated: animated)
            case 1, 2: stack.popViewController(animated: animated)
            case 3: tabs.selectedIndex = Int.random(in: 0..<2, using: &generator)
            case 4: present(animated: animated)
            case 5: tabs.dismiss(animated: animated)
            case 6: parent.exchange(animated: animated)
            case 7, 8: parent.onCall = { $0.change(isWrapped: animated) }
            case 9: parent.moveWrapper()
            case 10: parent.onCall = { $0.moveWrapper() }
            default: parent.change(isWrapped: animated)
            }
        }

        private func present(animated: Bool) {
            let presented = BookedParentViewController(book)
            presented.modalPresentationStyle = Bool.random(using: &generator) ? .fullScreen : .overFullScreen
            if Bool.random(using: &generator) { presented.change(isWrapped: animated) }
            tabs.present(presented, animated: animated)
        }

        /// At rest every controller has appeared or disappeared, as its view is in the window or not.
        private func check() {
            let all = stack.viewControllers + tabs.viewControllers!
            for parent in all.compactMap({ $0 as? BookedParentViewController }) {
                for child in [parent] + parent.children {
                    let isShown = child.viewIfLoaded?.window != nil
                    #expect(child.appearance.state == (isShown ? .appeared : .disappeared))
                    #expect(!child.isMovingToParent && !child.isMovingFromParent)
                }
            }
        }
    }
}

/// Has at most one child, alone or in a wrapper, and changes it in the middle of its own callbacks when asked to.
private final class BookedParentViewController: BookedViewController {
    private let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// Run once, by the next callback.
    var onCall: ((BookedParentViewController) -> Void)?

    private func call() {
        let script = onCall
        onCall = nil
        script?(self)
    }

    /// Puts a child in, or takes the one that is there out.
    func change(isWrapped: Bool) {
        if let child = children.first { return detach(child) }
        let child = BookedViewController(book)
        addChild(child)
        if isWrapped {
            wrapper.addSubview(child.view)
            if wrapper.superview == nil { view.addSubview(wrapper) }
        } else {
            view.addSubview(child.view)
        }
        child.didMove(toParent: self)
    }

    private func detach(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// Removes the wrapper or adds it again, with its contents.
    func moveWrapper() {
        if wrapper.superview == nil { view.addSubview(wrapper) } else { wrapper.removeFromSuperview() }
    }

    /// Replaces the child by another one.
    func exchange(animated: Bool) {
        guard let old = children.first, children.count == 1, old.viewIfLoaded?.superview != nil else { return }
        let new = BookedViewController(book)
        addChild(new)
        old.willMove(toParent: nil)
        transition(from: old, to: new, duration: animated ? 0.2 : 0, animations: nil) {
            [weak self, weak old, weak new] _ in
            old?.removeFromParent()
            new?.didMove(toParent: self)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        call()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        call()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        call()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        call()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        call()
    }
}
