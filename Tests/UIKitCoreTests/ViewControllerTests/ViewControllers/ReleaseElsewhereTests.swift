import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import Testing
@testable import UIKitCore
import UIKitTesting

/// The last reference to a view or a controller may be released on any thread, such as that of a task that captured it.
@Suite(.application) struct ReleaseElsewhereTests {
    @Test func `a controller whose end has begun hears of no warning and is not among the living`() {
        let tester = ViewTester()
        let (warnings, found) = (Counter(), Counter())
        var controller: EndingController? = EndingController(warnings) { address in
            MainActor.assumeIsolated {
                tester.warnOfLowMemory()
                let isFound = ControllerRegistry.all.contains { ObjectIdentifier($0) == address }
                if isFound { found.add(1) }
            }
        }
        controller?.loadViewIfNeeded()
        tester.warnOfLowMemory()
        let before = warnings.value

        controller = nil

        #expect(before == 1)
        #expect(warnings.value == 1)
        #expect(found.value == 0)
    }

    @Test func `controllers keep the order in which they were made after any of them is released`() {
        let tester = ViewTester()
        let root = UIViewController()
        tester.show(root)
        var controllers = (0..<20).map { _ in UIViewController() }

        for index in [17, 9, 4, 0] { controllers.remove(at: index) }
        controllers.append(UIViewController())
        let known = ControllerRegistry.all.filter { one in controllers.contains { $0 === one } }

        #expect(known == controllers)
    }

    @Test func `a controller that is released on another thread gets no memory warning meanwhile`() {
        let tester = ViewTester()
        let (begun, warned) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let heard = Counter()
        let elsewhere = ReleasingThread()
        elsewhere.release(Unmanaged.passRetained(SlowlyEndingController(heard, begun, warned)))

        begun.wait()
        tester.warnOfLowMemory()
        warned.signal()
        elsewhere.finish()

        #expect(heard.value == 0)
    }

    @Test func `views and controllers are released on another thread while frames are made and memory is short`() {
        let tester = ViewTester()
        let root = UIViewController()
        tester.show(root)
        let (living, warnings) = (Counter(), Counter())
        let elsewhere = ReleasingThread()

        for _ in 0..<150 {
            elsewhere.release(usedPage(in: root, tester, living, warnings))
            tester.warnOfLowMemory()
            tester.pump()
        }
        elsewhere.finish()
        tester.settle()

        #expect(living.value == 0)
        #expect(root.children.isEmpty)
    }

    /// A page that was shown, with views of many kinds, and that only the caller still holds.
    private func usedPage(
        in root: UIViewController, _ tester: ViewTester, _ living: Counter, _ warnings: Counter
    ) -> Unmanaged<UIViewController> {
        let (page, child) = (CountedController(living, warnings), CountedController(living, warnings))
        for (parent, controller) in [(root, page), (page, child)] {
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
        }
        tester.pump()
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
        tester.pump()
        return Unmanaged.passRetained(page)
    }
}

private nonisolated final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add(_ number: Int) { count.withLock { $0 += number } }
}

/// Calls back in its deinitializer.
private final class EndingController: UIViewController {
    private let warnings: Counter
    private let onEnd: @Sendable (ObjectIdentifier) -> Void

    init(_ warnings: Counter, onEnd: @escaping @Sendable (ObjectIdentifier) -> Void) {
        (self.warnings, self.onEnd) = (warnings, onEnd)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit { onEnd(ObjectIdentifier(self)) }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings.add(1)
    }
}

/// Uses its properties in its deinitializer, and waits there for a warning.
private final class SlowlyEndingController: UIViewController {
    private let heard: Counter
    private let begun: DispatchSemaphore
    private let warned: DispatchSemaphore
    private nonisolated(unsafe) var uses = 0

    init(_ heard: Counter, _ begun: DispatchSemaphore, _ warned: DispatchSemaphore) {
        (self.heard, self.begun, self.warned) = (heard, begun, warned)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {
        begun.signal()
        uses += 1
        warned.wait()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        uses += 1
        heard.add(1)
    }
}

private final class CountedController: UIViewController {
    private let living: Counter
    private let warnings: Counter

    init(_ living: Counter, _ warnings: Counter) {
        (self.living, self.warnings) = (living, warnings)
        super.init(nibName: nil, bundle: nil)
        living.add(1)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit { living.add(-1) }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings.add(1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        let (label, button, scrollView) = (UILabel(frame: frame), UIButton(type: .system), UIScrollView(frame: frame))
        label.text = "Elsewhere"
        button.setTitle("Elsewhere", for: .normal)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        scrollView.addSubview(UIImageView(frame: frame))
        for subview in [label, button, scrollView, UISwitch(), UISlider(frame: frame)] {
            subview.addGestureRecognizer(UITapGestureRecognizer())
            view.addSubview(subview)
        }
        view.layer.mask = CALayer()
    }
}

/// Releases references, one after the other as they arrive.
private nonisolated final class ReleasingThread: Sendable {
    private struct Reference: @unchecked Sendable {
        let object: Unmanaged<UIViewController>
    }

    private let waiting = Mutex<[Reference?]>([])
    private let signal = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    init() {
        Thread.detachNewThread { [self] in
            while true {
                signal.wait()
                guard let reference = waiting.withLock({ $0.removeFirst() }) else { break }
                reference.object.release()
            }
            end.signal()
        }
    }

    func release(_ object: Unmanaged<UIViewController>) { put(Reference(object: object)) }

    /// Waits until all are released.
    func finish() {
        put(nil)
        end.wait()
    }

    private func put(_ reference: Reference?) {
        waiting.withLock { $0.append(reference) }
        signal.signal()
    }
}
