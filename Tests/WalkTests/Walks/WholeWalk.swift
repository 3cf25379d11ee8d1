import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Tabs with stacks and presentations over them, changed at random moments in every way.
@MainActor final class WholeWalk {
    private let tester: ViewTester
    private let book: AppearanceBook
    private var numbers: WalkNumbers
    private let root: UITabBarController
    private let transitions: WalkTransitions
    private let presentations: WalkPresentations
    private let finger: WalkFinger
    /// Every controller that was made.
    private(set) var roll: [WeakController] = []
    /// The last operations.
    private(set) var history: [String] = []

    init(_ tester: ViewTester, _ book: AppearanceBook, seed: UInt64) {
        (self.tester, self.book) = (tester, book)
        numbers = WalkNumbers(seed: seed)
        root = UITabBarController()
        transitions = WalkTransitions(numbers)
        presentations = WalkPresentations(book, over: root, numbers)
        finger = WalkFinger(in: tester, numbers)
        presentations.onMake = { [unowned self] in note($0) }
        note(root)
        root.viewControllers = (0..<3).map { _ in makeStack() }
        root.delegate = transitions
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        tester.show(root)
    }

    private func note(_ controller: UIViewController) {
        if roll.count > 400 { roll.removeAll { $0.controller == nil } }
        roll.append(WeakController(controller: controller))
    }

    // MARK: Controllers

    /// All controllers below the window's root and over it, lower ones first.
    private var everything: [UIViewController] {
        var found: [UIViewController] = []
        var rest: [UIViewController] = [root]
        while let next = rest.popLast() {
            found.append(next)
            rest += next.children
            if let presented = next.presentation?.presented { rest.append(presented) }
        }
        return found
    }

    private var levels: [UIViewController] {
        everything.filter { $0.ownPresentation != nil }
    }

    private func some<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        everything.compactMap { $0 as? Kind }.randomElement(using: &numbers)
    }

    /// The whole hierarchy as text, for reports of faults.
    var outline: String {
        func line(_ controller: UIViewController, _ depth: Int) -> String {
            let state = "\(controller.appearance.state)" + (controller.runningCoordinator == nil ? "" : " moving")
            let place = controller.viewIfLoaded.map { $0.window == nil ? " out" : "" } ?? " unloaded"
            let own =
                String(repeating: "  ", count: depth) + ObjectNames.className(of: controller) + " " + state + place
            let above = controller.presentation.map { presentation in
                [
                    String(repeating: "  ", count: depth)
                        + "  presents \(presentation.controller.presentationStyle) \(presentation.phase)"
                ]
                    + [line(presentation.presented, depth + 2)]
            }
            return ([own] + controller.children.map { line($0, depth + 1) } + (above ?? [])).joined(separator: "\n")
        }
        return line(root, 0)
    }

    // MARK: Making

    private func makePage() -> UIViewController {
        let page = BookedViewController(book)
        page.title = "Title"
        page.hidesBottomBarWhenPushed = Int.random(in: 0..<4, using: &numbers) == 0
        page.definesPresentationContext = Int.random(in: 0..<4, using: &numbers) == 0
        return page
    }

    private func makeStack() -> UIViewController {
        let stack = UINavigationController(rootViewController: makePage())
        stack.delegate = transitions
        note(stack)
        return stack
    }

    private func makeTabs() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [makeStack(), makePage()]
        tabs.delegate = transitions
        return tabs
    }

    private func makeModal() -> UIViewController {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: presentations.prepare(makeStack())
        case 1: presentations.prepare(makeTabs())
        default: presentations.make()
        }
    }

    // MARK: Walking

    /// Does one thing, and lets some time pass or none.
    func step() {
        change()
        if Bool.random(using: &numbers) { tester.pump(by: Double.random(in: 0.01...0.3, using: &numbers)) }
    }

    private func change() {
        let animated = Int.random(in: 0..<4, using: &numbers) > 0
        let number = Int.random(in: 0..<34, using: &numbers)
        history = history.suffix(11) + ["\(number)" + (animated ? "" : " at once")]
        switch number {
        case 0...12: changeStack(number, animated: animated)
        case 13...15: select()
        case 16...18: present(over: levels.last ?? root, animated: animated)
        case 19: present(over: some(UIViewController.self) ?? root, animated: animated)
        case 20, 21: (levels.last ?? root).dismiss(animated: animated)
        case 22: some(UIViewController.self)?.dismiss(animated: animated)
        case 23, 24: tester.rotate(toTheLeft: Bool.random(using: &numbers))
        case 25: tester.resize(to: CGSize(width: CGFloat.random(in: 320...800, using: &numbers), height: 600))
        case 26, 27: tester.warnOfLowMemory()
        case 28...30: finger.step()
        default: lead()
        }
    }

    private func present(over controller: UIViewController, animated: Bool) {
        if levels.count < 5 { controller.present(makeModal(), animated: animated) }
    }

    private func changeStack(_ number: Int, animated: Bool) {
        guard let stack = some(UINavigationController.self) else { return }
        switch number {
        case 0...4: if stack.viewControllers.count < 8 { stack.pushViewController(makePage(), animated: animated) }
        case 5...8: stack.popViewController(animated: animated)
        case 9: stack.popToRootViewController(animated: animated)
        case 10:
            let kept = stack.viewControllers.shuffled(using: &numbers).prefix(2)
            stack.setViewControllers(kept + [makePage()], animated: animated)
        case 11: stack.setNavigationBarHidden(Bool.random(using: &numbers), animated: animated)
        default: stack.setToolbarHidden(Bool.random(using: &numbers), animated: animated)
        }
    }

    private func select() {
        guard let tabs = some(UITabBarController.self), let count = tabs.viewControllers?.count else { return }
        tabs.selectedIndex = Int.random(in: 0..<count, using: &numbers)
    }

    /// Updates the interactive transition, or releases it.
    private func lead() {
        let interactionController =
            Bool.random(using: &numbers) ? transitions.interactionController : presentations.interactionController
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: interactionController.finish()
        case 1: interactionController.cancel()
        case 2: interactionController.pause()
        case 3: interactionController.update(1)
        default: interactionController.update(CGFloat.random(in: 0...1, using: &numbers))
        }
    }

    /// Releases all touches and interactions and waits for the end.
    func rest() {
        // A waiting change begins when another ends, and may have to be released again.
        for _ in 0..<4 {
            transitions.interactionController.finish()
            presentations.interactionController.finish()
            finger.lift()
            tester.settle()
        }
    }

    // MARK: Looking

    private var diagnosticsSeen = 0

    /// The violated rules.
    func inspect(isAtRest: Bool = false) -> [String] {
        let all = everything
        var faults = all.flatMap { $0.faults(isAtRest: isAtRest) }
        if Set(all.map { ObjectIdentifier($0) }).count != all.count { faults.append("something is there twice") }
        for message in tester.diagnostics[diagnosticsSeen...] where !isExpected(message) { faults.append(message) }
        diagnosticsSeen = tester.diagnostics.count
        return faults
    }

    /// Whether a message is expected by an app that does such things.
    private func isExpected(_ message: String) -> Bool {
        message.contains("was changed while a transition was running") || message.hasPrefix("Attempt to present")
            || message.hasPrefix("Attempt to dismiss")
    }
}
