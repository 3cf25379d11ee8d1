import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct NavigationDelegateTests {
    private let log = RecordingViewController.Log()

    @Test(arguments: Surroundings.allCases, [true, false])
    func `the delegate hears of a push between the appearances and at its very end`(
        surroundings: Surroundings, animated: Bool
    ) {
        let tester = surroundings.makeTester()
        let delegate = NavigationRecorder(log)
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        navigation.delegate = delegate
        tester.show(navigation)
        let shown = log.drain()

        navigation.pushViewController(log.controller("B"), animated: animated)
        tester.settle()

        #expect(
            shown == [
                "A.willMove(parent)", "A.didMove(parent)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)",
                "willShow(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "didShow(false)",
            ])
        #expect(
            log.drain() == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))",
                "B.viewWillAppear(\(animated))", "willShow(\(animated))", "B.viewIsAppearing(\(animated))",
                "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "B.didMove(parent)",
                "didShow(\(animated))",
            ])
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `the delegate hears of a pop after the popped controller has left`(surroundings: Surroundings, animated: Bool)
    {
        let tester = surroundings.makeTester()
        let delegate = NavigationRecorder(log)
        let navigation = UINavigationController()
        navigation.viewControllers = [log.controller("A"), log.controller("B")]
        tester.show(navigation)
        navigation.delegate = delegate
        _ = log.drain()

        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(
            log.drain() == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(\(animated))",
                "A.viewWillAppear(\(animated))", "willShow(\(animated))", "A.viewIsAppearing(\(animated))",
                "B.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))", "B.didMove(nil)",
                "didShow(\(animated))",
            ])
    }

    @Test func `all participants find the coordinator while an animated transition runs`() {
        let tester = ViewTester()
        let (a, b) = (CoordinatorViewController(), CoordinatorViewController())
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        a.hasCoordinator = []

        navigation.pushViewController(b, animated: true)
        tester.pump(by: 0.1)
        let during = [a, b, navigation].map { $0.transitionCoordinator != nil }
        let duration = navigation.transitionCoordinator?.transitionDuration
        tester.settle()

        #expect(during == [true, true, true])
        #expect(duration == 0.35)
        #expect(a.hasCoordinator == ["willDisappear: true", "didDisappear: true"])
        #expect(b.hasCoordinator == ["willAppear: true", "didAppear: true"])
        #expect([a, b, navigation].allSatisfy { $0.transitionCoordinator == nil })
    }

    @Test func `blocks of the coordinator run along with the animation and after all callbacks`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        let b = AlongsideViewController("B", log: log)
        _ = log.drain()

        navigation.pushViewController(b, animated: true)
        tester.pump(by: 0.1)
        let alpha = b.companion.layer.presentation()?.opacity ?? 1
        tester.settle()

        #expect(
            log.drain().suffix(4) == [
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "completion",
            ])
        #expect(b.companion.alpha == 0)
        #expect(alpha > 0.01 && alpha < 0.99)
    }

    @Test func `orientations are the idiom's or the delegate's, never the children's`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: PortraitViewController())
        let silent = NavigationRecorder(log)
        let deciding = OrientationDecider()

        let plain = navigation.supportedInterfaceOrientations
        navigation.delegate = silent
        let withSilentDelegate = navigation.supportedInterfaceOrientations
        navigation.delegate = deciding
        let withDelegate = navigation.supportedInterfaceOrientations

        #expect([plain, withSilentDelegate] == [.allButUpsideDown, .allButUpsideDown])
        #expect(withDelegate == .landscape)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `the top decides whether there is a status bar, and about its look where no bar lies below it`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let top = UIViewController()

        navigation.pushViewController(top, animated: false)
        let belowBar = navigation.childForStatusBarStyle
        navigation.isNavigationBarHidden = true

        #expect(belowBar == nil && navigation.preferredStatusBarStyle == .default)
        #expect(navigation.childForStatusBarStyle === top)
        #expect(navigation.childForStatusBarHidden === top)
        navigation.isNavigationBarHidden = false
        #expect(navigation.childForStatusBarHidden === top && navigation.childForStatusBarStyle == nil)
        navigation.navigationBar.isHidden = true
        #expect(navigation.childForStatusBarStyle === top)
    }
}

private final class NavigationRecorder: UINavigationControllerDelegate {
    private let log: RecordingViewController.Log

    init(_ log: RecordingViewController.Log) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.calls.append("willShow(\(animated))") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.calls.append("didShow(\(animated))") }
}

private final class OrientationDecider: UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
}

private final class PortraitViewController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class CoordinatorViewController: UIViewController {
    var hasCoordinator: [String] = []

    private func note(_ call: String) { hasCoordinator.append("\(call): \(transitionCoordinator != nil)") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Fades a view of its own along with its arrival.
private final class AlongsideViewController: RecordingViewController {
    let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let calls: Log

    override init(_ name: String, log: Log) {
        calls = log
        super.init(name, log: log)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(companion)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [companion] _ in
            companion.alpha = 0
        } completion: { [calls] _ in
            calls.calls.append("completion")
        }
    }
}
