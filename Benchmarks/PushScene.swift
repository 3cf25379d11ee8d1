import CoreGraphics
import Foundation
import UIKit

/// Controllers of fifty views pushed and popped with animation; then the cost of controllers that are pushed and popped ten
/// thousand times, and of appearances for a thousand of them.
enum PushScene {
    private static let repeats = 20
    private static let churns = 10_000

    static func run() {
        for bar in Bar.allCases { animated(bar, repeats: repeats) }
        emptyControllers()
        churn()
        forwarding(among: 100)
        forwarding(among: 1000)
        Report.peakMemory("push")
    }

    /// With caches that hold none of the frame before.
    static func runCold() { animated(.usual, repeats: ColdCaches.repeats, suffix: ", cold caches", isCold: true) }

    /// The view over the pages: the bar, none, or the bar with content below it, which it blurs.
    private enum Bar: String, CaseIterable {
        case usual = "push"
        case none = "push (no bar)"
        case blurring = "push (blurring bar)"
    }

    /// The first frame loads the view; the others move it.
    private static func animated(_ bar: Bar, repeats: Int, suffix: String = "", isCold: Bool = false) {
        let stage = OffscreenStage()
        let isScrolled = bar == .blurring
        let navigation = UINavigationController(rootViewController: PageController(number: 0, isScrolled: isScrolled))
        navigation.isNavigationBarHidden = bar == .none
        stage.root.window?.rootViewController = navigation
        stage.frame()
        stage.frame()
        var (first, rest) = (Samples(), Samples())
        var steps: [[Samples]] = [[], []]
        func move(_ direction: Int) {
            var step = 0
            while navigation.transitionCoordinator != nil {
                if isCold { ColdCaches.fill() }
                let time = Report.cpuMilliseconds { stage.frame() }
                rest.add(time)
                if step == steps[direction].count { steps[direction].append(Samples()) }
                steps[direction][step].add(time)
                step += 1
            }
        }
        for _ in 0..<repeats {
            let next = PageController(number: 1, isScrolled: isScrolled)
            if isCold { ColdCaches.fill() }
            first.measure {
                navigation.pushViewController(next, animated: true)
                stage.frame()
            }
            move(0)
            navigation.popViewController(animated: true)
            stage.frame()
            move(1)
        }
        first.report(bar.rawValue, "first frame" + suffix, "ms")
        rest.report(bar.rawValue, "cpu per frame" + suffix, "ms")
        Report.line(bar.rawValue, "slowest frame" + suffix, Samples.slowest(of: steps.flatMap { $0 }), "ms")
    }

    /// Made, pushed, popped and freed, with the layout that each step calls for.
    private static func emptyControllers() {
        let stage = OffscreenStage()
        let navigation = UINavigationController(rootViewController: PlainController())
        stage.root.window?.rootViewController = navigation
        stage.advance()
        let time = Report.cpuMilliseconds(of: {
            for _ in 0..<churns {
                navigation.pushViewController(PlainController(), animated: false)
                navigation.view.layoutIfNeeded()
                navigation.popViewController(animated: false)
                navigation.view.layoutIfNeeded()
            }
        })
        Report.line("push", "empty controller", time * 1e3 / Double(churns), "us")
    }

    /// Pushes and pops, presentations and dismissals, and changes of tabs, with a frame after each.
    private static func churn() {
        let stage = OffscreenStage()
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: PlainController()))
        tabs.viewControllers = [navigation, PlainController()]
        stage.root.window?.rootViewController = tabs
        stage.advance()
        let before = PlainController.liveCount
        func go(_ times: Int) {
            for _ in 0..<times {
                let (pushed, presented) = (PlainController(), PlainController())
                presented.modalPresentationStyle = .fullScreen
                let steps: [() -> Void] = [
                    { navigation.pushViewController(pushed, animated: false) },
                    { navigation.popViewController(animated: false) }, { tabs.present(presented, animated: false) },
                    { tabs.dismiss(animated: false) }, { tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 },
                ]
                for step in steps {
                    step()
                    stage.advance()
                }
            }
        }
        go(churns / 10)
        let memory = Report.memory
        let time = Report.cpuMilliseconds(of: { go(churns) })
        Report.line("push", "push + pop + present + dismiss + 2 tabs", time * 1e3 / Double(churns), "us")
        Report.line("push", "memory grown", Report.memory - memory, "MB")
        Report.line("push", "controllers left", Double(PlainController.liveCount - before), "")
    }

    /// A tree of controllers, ten in each, that appears and disappears.
    private static func forwarding(among count: Int) {
        let stage = OffscreenStage()
        let root = PlainController()
        var parents = [root]
        for index in 1..<count {
            let (parent, child) = (parents[(index - 1) / 10], PlainController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parents.append(child)
        }
        let window = stage.root.window
        let other = PlainController()
        window?.rootViewController = root
        stage.advance()
        var samples = Samples()
        for _ in 0..<repeats {
            samples.measure(times: 1e3 / Double(count)) {
                window?.rootViewController = other
                window?.rootViewController = root
            }
            stage.advance()
        }
        Report.line("push", "appearance among \(count)", samples.median, "us/controller")
    }

    /// An empty controller that counts how many there are.
    private class PlainController: UIViewController {
        nonisolated(unsafe) static var liveCount = 0

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            Self.liveCount += 1
        }

        required init?(coder: NSCoder) { fatalError("The benchmark's controllers come from no archive.") }

        deinit { Self.liveCount -= 1 }

        override func loadView() { view = UIView() }
        override var prefersStatusBarHidden: Bool { true }
    }

    /// Shows one of the pages of the scene in which they only slide.
    private final class PageController: PlainController {
        private let number: Int
        private let isScrolled: Bool

        init(number: Int, isScrolled: Bool) {
            (self.number, self.isScrolled) = (number, isScrolled)
            super.init(nibName: nil, bundle: nil)
            title = "Page \(number)"
        }

        required init?(coder: NSCoder) { fatalError("The benchmark's controllers come from no archive.") }

        override func loadView() {
            let page = SlideScene.page(number: number)
            guard isScrolled else { return view = page }
            let content = UIScrollView(frame: page.bounds)
            content.contentSize = CGSize(width: page.bounds.width, height: 2 * page.bounds.height)
            content.backgroundColor = page.backgroundColor
            content.addSubview(page)
            content.contentOffset.y = 1
            view = content
        }
    }
}
