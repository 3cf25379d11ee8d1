import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Synchronization
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct MemoryWarningTests {
    private let log = RecordingViewController.Log()

    @Test(arguments: Surroundings.allCases)
    func `a warning reaches every living controller and releases no view`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        navigation.pushViewController(log.controller("B"), animated: false)
        tester.settle()
        _ = log.drain()

        tester.warnOfLowMemory()

        #expect(log.drain() == ["A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning"])
        #expect(navigation.viewControllers[0].isViewLoaded)
    }

    @Test(arguments: [true, false], Surroundings.allCases)
    func `the older behaviour releases a view below the top, which is loaded again by the pop`(
        animated: Bool, surroundings: Surroundings
    ) {
        let tester = surroundings.makeTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        navigation.pushViewController(log.controller("B"), animated: false)
        tester.settle()
        _ = log.drain()

        tester.warnOfLowMemory()
        let warned = log.drain()
        let isLoaded = navigation.viewControllers[0].isViewLoaded
        navigation.popViewController(animated: animated)
        tester.settle()
        let view = navigation.topViewController?.viewIfLoaded

        #expect(
            warned == [
                "A.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload", "B.didReceiveMemoryWarning",
            ])
        #expect(!isLoaded)
        #expect(view?.window === tester.window && view?.frame == navigation.view.bounds)
        #expect(
            log.drain() == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(\(animated))",
                "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))", "B.viewDidDisappear(\(animated))",
                "A.viewDidAppear(\(animated))", "B.didMove(nil)",
            ])
    }

    @Test func `the older behaviour releases the view of a tab that was shown before`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let tabs = UITabBarController()
        tabs.viewControllers = [log.controller("A"), log.controller("B")]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()
        _ = log.drain()

        tester.warnOfLowMemory()
        let warned = log.drain()
        tabs.selectedIndex = 0
        tester.settle()

        #expect(
            warned == [
                "A.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload", "B.didReceiveMemoryWarning",
            ])
        #expect(log.drain().prefix(2) == ["A.loadView", "A.viewDidLoad"])
    }

    @Test func `a stack in a tab off screen shows its top again after its views were released`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, log.controller("B")]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()

        tester.warnOfLowMemory()
        tabs.selectedIndex = 0
        tester.settle()

        #expect(navigation.topViewController?.view.window === tester.window)
        #expect(navigation.navigationBar.window === tester.window)
    }

    @Test func `a view that the app assigned is not released, since it could not be loaded again`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let controller = log.controller("A")
        controller.view = UIView()

        tester.warnOfLowMemory()

        #expect(controller.isViewLoaded)
        #expect(log.drain() == ["A.didReceiveMemoryWarning"])
    }

    @Test(arguments: Surroundings.allCases)
    func `a view that an animator has taken out is released only when the transition is over`(
        surroundings: Surroundings
    ) {
        let tester = surroundings.makeTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        let giver = TransitionGiver(TakingAnimator())
        navigation.delegate = giver
        navigation.pushViewController(log.controller("B"), animated: true)
        tester.pump(by: 0.1)
        let isOut = navigation.viewControllers[0].viewIfLoaded?.superview == nil

        tester.warnOfLowMemory()
        let during = navigation.viewControllers.map(\.isViewLoaded)
        tester.settle()
        tester.warnOfLowMemory()

        #expect(isOut)
        #expect(during == [true, true])
        #expect(navigation.viewControllers.map(\.isViewLoaded) == [false, true])
    }

    @Test(arguments: Surroundings.allCases)
    func `the delegate hears first, then observers, then the controllers`(surroundings: Surroundings) {
        let delegate = MemoryDelegate()
        delegate.log = log
        let tester = surroundings.makeTester(delegate: delegate)
        tester.show(log.controller("A"))
        _ = log.drain()
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { [log] _ in MainActor.assumeIsolated { log.calls.append("notification") } }

        tester.warnOfLowMemory()
        NotificationCenter.default.removeObserver(observer)

        #expect(log.drain() == ["delegate", "notification", "A.didReceiveMemoryWarning"])
    }

    @Test func `the older behaviour releases a covered presenter's view, which the dismissal loads again`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let (a, b) = (log.controller("A"), log.controller("B"))
        b.modalPresentationStyle = .fullScreen
        tester.show(a)
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        tester.warnOfLowMemory()
        let warned = log.drain()
        a.dismiss(animated: true)
        tester.settle()

        #expect(
            warned == [
                "A.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload", "B.didReceiveMemoryWarning",
            ])
        #expect(
            log.drain() == [
                "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "A.viewIsAppearing(true)", "A.viewDidAppear(true)", "B.viewDidDisappear(true)",
            ])
        #expect(a.view.superview === tester.window)
        #expect(a.view.frame == tester.window.bounds)
    }

    @Test func `the older behaviour keeps visible views: a presenter behind and children of the visible`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let (a, b, child) = (log.controller("A"), log.controller("B"), log.controller("C"))
        b.modalPresentationStyle = .overFullScreen
        tester.show(a)
        a.addChild(child)
        a.view.addSubview(child.view)
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        tester.warnOfLowMemory()

        #expect(
            log.drain() == [
                "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning", "C.didReceiveMemoryWarning",
            ])
    }

    @Test func `a view that is about to be released is complete, and afterwards unloaded`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let controller = UnloadingViewController()
        let navigation = UINavigationController(rootViewController: controller)
        tester.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()

        tester.warnOfLowMemory()

        #expect(controller.states == ["will: loaded, label", "did: not loaded, no label"])
    }

    @Test func `texts are laid out anew after a warning, and not before`() {
        let tester = ViewTester()
        let typesetter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: typesetter))
        let request = TextRequest("warned", font: FontRequest(size: 17))
        _ = TextLayout.make(request)
        _ = TextLayout.make(request)
        let kept = typesetter.layoutCount(of: "warned")

        tester.warnOfLowMemory()
        _ = TextLayout.make(request)

        #expect(kept == 1)
        #expect(typesetter.layoutCount(of: "warned") == 2)
    }

    @Test func `pictures of symbols are drawn anew after a warning, and not before`() throws {
        let tester = ViewTester()
        func star() throws -> CGImage { try #require(UIImage(systemName: "star")?.cgImage) }
        let first = try star()
        let again = try star()

        tester.warnOfLowMemory()

        #expect(again === first)
        #expect(try star() !== first)
    }

    @Test func `the renderer drops its cached pixels after all notifications`() {
        let tester = ViewTester()
        let renderer = CountingRenderer(installedFrameRenderer.current)
        installedFrameRenderer.install(renderer)
        defer { installedFrameRenderer.install(renderer.inner) }
        let controller = DropNotingViewController(renderer)
        tester.show(controller)

        tester.warnOfLowMemory()

        #expect(controller.dropsWhenNotified == 0)
        #expect(renderer.drops == 1)
    }
}

/// Removes the leaving view from the container before the animation.
private final class TakingAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.view(forKey: .from)?.removeFromSuperview()
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Counts how often kept pixels are dropped.
private nonisolated final class CountingRenderer: FrameRenderer {
    let inner: any FrameRenderer
    private let count = Mutex(0)
    var drops: Int { count.withLock { $0 } }

    init(_ inner: any FrameRenderer) { self.inner = inner }

    func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {
        inner.render(frame, damage: damage, into: target)
    }

    func dropCaches() {
        count.withLock { $0 += 1 }
        inner.dropCaches()
    }
}

private final class DropNotingViewController: UIViewController {
    private let renderer: CountingRenderer
    private(set) var dropsWhenNotified: Int?

    init(_ renderer: CountingRenderer) {
        self.renderer = renderer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didReceiveMemoryWarning() {
        dropsWhenNotified = renderer.drops
        super.didReceiveMemoryWarning()
    }
}

private final class MemoryDelegate: UIResponder, UIApplicationDelegate {
    var log: RecordingViewController.Log?

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log?.calls.append("delegate") }
}

private final class UnloadingViewController: UIViewController {
    private(set) var states: [String] = []
    private weak var label: UILabel?

    override func loadView() {
        let (root, label) = (UIView(), UILabel())
        root.addSubview(label)
        self.label = label
        view = root
    }

    private func note(_ call: String) {
        states.append("\(call): \(isViewLoaded ? "loaded" : "not loaded"), \(label == nil ? "no label" : "label")")
    }

    override func viewWillUnload() { note("will") }
    override func viewDidUnload() { note("did") }
}
