import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Classes that an app makes below those of views and windows.
@Suite(.application) struct OwnViewClassTests {
    private final class NotingView: UIView {
        static var durations: [TimeInterval] = []
        var endings: [Bool] = []

        override class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
            animations: @escaping () -> Void, completion: ((Bool) -> Void)?
        ) {
            durations.append(duration)
            animations()
        }

        override func endEditing(_ force: Bool) -> Bool {
            endings.append(force)
            return super.endEditing(force)
        }

        override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    }

    private final class Orphan: UIView {
        override var superview: UIView? { nil }
    }

    private final class PaperWindow: UIWindow {
        let paper: String

        override init(windowScene: UIWindowScene) {
            paper = "white"
            super.init(windowScene: windowScene)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class PictureView: UIImageView {
        override init(image: UIImage?) {
            super.init(image: image)
            tag = 3
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class LogoControl: UIRefreshControl {
        override init() {
            super.init()
            tag = 4
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Target: UIView {
        nonisolated static let tap = Selector(Target.count, name: "tap")
        var taps = 0

        func count() { taps += 1 }
    }

    /// Draws itself on a layer of another class.
    private final class DrawnView: UIView {
        var drawings = 0
        final class Layer: CALayer {}
        override class var layerClass: AnyClass { Layer.self }
        override func draw(_ rect: CGRect) { drawings += 1 }
    }

    @Test func `an archive's view has its class's layer and the screen's scale, and is drawn`() throws {
        let tester = ViewTester(scale: 2)
        let made = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        let read = try #require(DrawnView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        read.frame = made.frame
        let around = UIView()
        for view in [made, read] { around.addSubview(view) }
        tester.show(around)

        #expect(read.layer is DrawnView.Layer)
        #expect(read.contentScaleFactor == made.contentScaleFactor && read.contentScaleFactor == 2)
        #expect(made.drawings == 1)
        #expect(read.drawings == 1)
    }

    @Test func `an overridden animation method runs for its shorter forms too`() {
        NotingView.durations = []
        let view = UIView()

        NotingView.animate(withDuration: 2) { view.tag = 1 }
        NotingView.animate(withDuration: 3, animations: { view.tag = 2 }, completion: nil)

        #expect(NotingView.durations == [2, 3])
        #expect(view.tag == 2)
    }

    @Test func `overridden questions about editing and tags are asked`() {
        let outer = UIView()
        let view = NotingView()
        outer.addSubview(view)

        (view as UIView).endEditing(true)

        #expect(view.endings == [true])
        #expect(outer.viewWithTag(7) === view)
    }

    @Test func `a view that denies its superview is moved and removed all the same`() {
        let tester = ViewTester()
        let (first, second, orphan) = (UIView(), UIView(), Orphan())
        tester.window.addSubview(first)
        first.addSubview(orphan)

        second.addSubview(orphan)
        let places = (first.subviews.count, second.subviews.count)
        orphan.removeFromSuperview()

        #expect(places == (0, 1))
        #expect(second.subviews.isEmpty && orphan.layer.superlayer == nil)
    }

    @Test func `windows, image views and refresh controls are made through overridden initializers`() throws {
        let tester = ViewTester()
        let scene = try #require(tester.window.windowScene)

        let window = PaperWindow(windowScene: scene)

        #expect(window.paper == "white" && window.windowScene === scene)
        #expect(window.frame == tester.window.frame && window.isHidden)
        #expect(PictureView(image: nil).tag == 3)
        #expect(LogoControl().tag == 4 && LogoControl().bounds.height == 60)
    }

    @Test func `a window's level can be raised and lowered by a number`() {
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
    }

    @Test func `selectors can be constants of no actor`() {
        _ = ViewTester()
        let target = Target()

        let isSent = UIApplication.shared.sendAction(Target.tap, to: target, from: nil, for: nil)

        #expect(isSent && target.taps == 1)
        #expect(Target.tap == Selector(Target.removeFromSuperview, name: "tap"))
    }
}
