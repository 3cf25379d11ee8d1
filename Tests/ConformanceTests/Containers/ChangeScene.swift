import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// A container in the window that shows A and is about to show B, and C after that; all of them note their calls.
@MainActor final class ChangeScene: NSObject, UIPageViewControllerDataSource {
    let kind: ChangeKind
    let tester: ViewTester
    let book = AppearanceBook()
    let a: BookedViewController
    let b: BookedViewController
    let c: BookedViewController
    private(set) var container = UIViewController()
    private var calls: [String] = []
    private let giver = TransitionGiver(TestAnimator())
    private let interactionController = UIPercentDrivenInteractiveTransition()
    private var touch: TestTouch?
    /// The work of a callback, called with its name in words.
    var onCall: (String) -> Void = { _ in }

    init(_ kind: ChangeKind) {
        self.kind = kind
        tester = kind == .columns ? ViewTester(size: SplitScene.portrait, idiom: .pad) : ViewTester()
        (a, b, c) = (BookedViewController(book), BookedViewController(book), BookedViewController(book))
        super.init()
        for (controller, name) in [(a, "A"), (b, "B"), (c, "C")] {
            controller.onNote = { [weak self] call in
                self?.calls.append("\(name) \(call)")
                self?.onCall(call)
            }
        }
        container = makeContainer()
        tester.show(container)
        for controller in [a, b, c] {
            controller.modalPresentationStyle = .fullScreen
            controller.transitioningDelegate = giver
        }
        if kind == .dismiss { b.present(a, animated: false) }
        tester.settle()
        _ = drain()
    }

    private func makeContainer() -> UIViewController {
        switch kind {
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b, c]
            return tabs
        case .push: return UINavigationController(rootViewController: a)
        case .pop:
            let stack = UINavigationController()
            stack.viewControllers = [b, a]
            return stack
        case .columns:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(b, for: .primary)
            split.setViewController(a, for: .secondary)
            return split
        case .strip, .book:
            let pages = UIPageViewController(
                transitionStyle: kind == .strip ? .scroll : .pageCurl, navigationOrientation: .horizontal)
            pages.dataSource = self
            pages.setViewControllers([a], direction: .forward, animated: false)
            return pages
        case .child:
            let parent = UIViewController()
            for child in [a, b, c] { parent.addChild(child) }
            parent.view.addSubview(a.view)
            for child in [a, b, c] { child.didMove(toParent: parent) }
            return parent
        case .present, .root: return a
        case .dismiss: return b
        }
    }

    // MARK: Changing

    /// Replaces A by B.
    func change(animated: Bool = true) {
        switch container {
        case let tabs as UITabBarController:
            tabs.delegate = animated ? giver : nil
            tabs.selectedIndex = 1
        case let stack as UINavigationController:
            if kind == .push {
                stack.pushViewController(b, animated: animated)
            } else {
                stack.popViewController(animated: animated)
            }
        case let split as UISplitViewController: split.stage.show(count: 1, animated: animated)
        case let pages as UIPageViewController:
            pages.setViewControllers([b], direction: .forward, animated: animated)
        default:
            switch kind {
            case .root: tester.window.rootViewController = b
            case .present: a.present(b, animated: animated)
            case .dismiss: a.dismiss(animated: animated)
            default:
                container.transition(
                    from: a, to: b, duration: animated ? 0.4 : 0, animations: { [b] in b.view.alpha = 0.5 })
            }
        }
    }

    /// Replaces the shown controller by C, or hides the column.
    func changeOn() {
        switch container {
        case let tabs as UITabBarController: tabs.selectedIndex = 2
        case let stack as UINavigationController: stack.pushViewController(c, animated: true)
        case let split as UISplitViewController: split.hide(.primary)
        case let pages as UIPageViewController: pages.setViewControllers([c], direction: .forward, animated: true)
        case _ where ChangeKind.presentations.contains(kind): b.present(c, animated: true)
        default: break
        }
    }

    /// The visible controller when `changeOn()` is through.
    var last: BookedViewController { kind == .columns ? a : c }

    /// Begins a change under the user's finger, which has led it by a part of its way.
    func lead(by part: CGFloat) {
        switch container {
        case let pages as UIPageViewController:
            let finger = tester.touch(at: CGPoint(x: 330, y: 300))
            touch = finger
            tester.move(finger, by: CGVector(dx: -10 - pages.view.bounds.width * part, dy: 0), over: 0.2)
            tester.pump(by: 0.2)
        case let split as UISplitViewController:
            split.stage.show(count: 1, animated: true, interactionController: interactionController)
            follow(part)
        default:
            giver.interaction = interactionController
            (container as? UINavigationController)?.delegate = giver
            change()
            follow(part)
        }
    }

    private func follow(_ part: CGFloat) {
        tester.pump()
        interactionController.update(part)
        tester.pump()
    }

    /// The finger lifts; the change ends, or is cancelled when it has not moved far.
    func letGo(finishes: Bool) {
        if let touch { return touch.lift() }
        if finishes { interactionController.finish() } else { interactionController.cancel() }
    }

    // MARK: Looking

    /// The calls of appearance since the last time.
    func drain() -> [String] {
        defer { calls = [] }
        return calls.filter { !$0.hasSuffix("load") }
    }

    /// The visible views as text: of a frame that is drawn for this, since changes out of sight call for none.
    func look() -> String {
        for color in [UIColor.gray, .white] {
            tester.window.backgroundColor = color
            tester.pump()
        }
        return tester.frameText
    }

    /// Expects that of the three exactly some are on screen, with the matching appearance state each.
    func expectShown(_ shown: BookedViewController..., sourceLocation: SourceLocation = #_sourceLocation) {
        for (name, controller) in [("A", a), ("B", b), ("C", c)] {
            let isShown = shown.contains { $0 === controller }
            #expect((controller.viewIfLoaded?.window != nil) == isShown, "\(name)", sourceLocation: sourceLocation)
            #expect(
                controller.appearance.state == (isShown ? .appeared : .disappeared), "\(name)",
                sourceLocation: sourceLocation)
            #expect(controller.runningCoordinator == nil, "\(name)", sourceLocation: sourceLocation)
        }
        #expect(container.runningCoordinator == nil, sourceLocation: sourceLocation)
        #expect(book.complaints == [], sourceLocation: sourceLocation)
    }

    /// Expects B on screen, beside A where A does not leave for it.
    func expectChanged(sourceLocation: SourceLocation = #_sourceLocation) {
        if kind == .columns {
            expectShown(a, b, sourceLocation: sourceLocation)
        } else {
            expectShown(b, sourceLocation: sourceLocation)
        }
    }

    // MARK: Pages

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === c ? b : viewController === b ? a : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === a ? b : viewController === b ? c : nil }
}
