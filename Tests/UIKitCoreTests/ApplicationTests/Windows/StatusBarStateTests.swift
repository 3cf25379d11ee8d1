import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct StatusBarStateTests {
    /// The old and new values in notifications, in their order.
    private func values(
        _ names: [NSNotification.Name], key: String, during body: () -> Void
    ) -> [String] {
        nonisolated(unsafe) var heard: [String] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { note in
                heard.append("\(name == names[0] ? "will" : "did") \(note.userInfo?[key] ?? "")")
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return heard
    }

    @Test func `the scene's manager reports the controllers' status bar preferences`() throws {
        let tester = ViewTester()
        let controller = BarController()
        tester.show(controller)
        let manager = try #require(tester.window.windowScene?.statusBarManager)
        let shown = manager.statusBarFrame
        let style = manager.statusBarStyle

        controller.isHidden = true
        controller.setNeedsStatusBarAppearanceUpdate()
        tester.pump()

        #expect(shown == CGRect(x: 0, y: 0, width: 375, height: 20))
        #expect(style == .lightContent)
        #expect(manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == .zero)
    }

    @Test func `observers hear of another frame before and after`() {
        let tester = ViewTester()
        let controller = BarController()
        tester.show(controller)
        let names = [
            UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
        ]

        let heard = values(names, key: UIApplication.statusBarFrameUserInfoKey) {
            controller.isHidden = true
            controller.setNeedsStatusBarAppearanceUpdate()
            tester.pump()
        }

        #expect(heard == ["will \(CGRect.zero)", "did \(CGRect(x: 0, y: 0, width: 375, height: 20))"])
    }

    @Test func `observers of a turn hear the new orientation before and the old one after`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]

        let heard = values(names, key: UIApplication.statusBarOrientationUserInfoKey) {
            tester.rotate(toTheLeft: true)
            tester.settle()
        }

        let (portrait, landscape) = (UIInterfaceOrientation.portrait, UIInterfaceOrientation.landscapeRight)
        #expect(heard == ["will \(landscape.rawValue)", "did \(portrait.rawValue)"])
        #expect(UIApplication.shared.statusBarOrientationAnimationDuration == 0.3)
    }

    @Test func `an app decides about the bar itself only where its controllers do not`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let bar: any BarSetting = DeprecatedBar()

        bar.set(hidden: true, style: .lightContent)
        tester.settle()

        #expect(bar.isHidden == false)
        #expect(bar.style == .default)
        #expect(tester.diagnostics.count == 2)
    }

    @Test func `the names of black bars mean light text`() {
        #expect((DeprecatedBar() as any BarSetting).blackStyles == [.lightContent, .lightContent])
    }

    @Test func `an app whose controllers do not decide about the bar hides and colours it`() {
        var information = AppInformation()
        information.hasControllerBasedStatusBar = false
        let tester = ViewTester(stateStore: nil, information: information, delegate: nil)
        tester.show(BarController())
        let bar: any BarSetting = DeprecatedBar()
        let before = bar.frame

        bar.set(hidden: true, style: .lightContent)
        tester.settle()
        let hidden = (bar.isHidden, bar.style, bar.frame)
        bar.change(hidden: false, style: .darkContent)
        tester.settle()

        #expect(before == CGRect(x: 0, y: 0, width: 375, height: 20))
        #expect(hidden == (true, .lightContent, .zero))
        #expect(bar.isHidden == false)
        #expect(bar.style == .darkContent)
        #expect(tester.diagnostics == [])
    }
}

private final class BarController: UIViewController {
    var isHidden = false

    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Lets deprecated members be used.
private protocol BarSetting {
    var frame: CGRect { get }
    var isHidden: Bool { get }
    var style: UIStatusBarStyle { get }
    var blackStyles: [UIStatusBarStyle] { get }
    func set(hidden: Bool, style: UIStatusBarStyle)
    func change(hidden: Bool, style: UIStatusBarStyle)
}

private struct DeprecatedBar: BarSetting {
    @available(*, deprecated)
    var frame: CGRect { UIApplication.shared.statusBarFrame }
    @available(*, deprecated)
    var isHidden: Bool { UIApplication.shared.isStatusBarHidden }
    @available(*, deprecated)
    var style: UIStatusBarStyle { UIApplication.shared.statusBarStyle }

    @available(*, deprecated)
    var blackStyles: [UIStatusBarStyle] { [.blackTranslucent, .blackOpaque] }

    @available(*, deprecated)
    func set(hidden: Bool, style: UIStatusBarStyle) {
        UIApplication.shared.isStatusBarHidden = hidden
        UIApplication.shared.statusBarStyle = style
    }

    @available(*, deprecated)
    func change(hidden: Bool, style: UIStatusBarStyle) {
        UIApplication.shared.setStatusBarHidden(hidden, with: .slide)
        UIApplication.shared.setStatusBarStyle(style, animated: true)
    }
}
