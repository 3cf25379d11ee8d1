import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// How the status bar, 20 points high, shows, hides and changes its look.
@Suite(.application) final class StatusBarAnimationTests {
    private final class Decider: UIViewController {
        var hides = false
        var animation = UIStatusBarAnimation.fade
        var style = UIStatusBarStyle.default
        /// Lies at the top of the safe area.
        let mark = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            mark.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 10, height: 10)
        }
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    private lazy var tester = ViewTester()
    private lazy var decider = Decider()

    /// The bar while it is seen at all.
    private var bar: UIView? {
        tester.runtime.scene.windowStack.first { $0 is StatusBarWindow }?.subviews.first
    }

    private var shownAlpha: Float? { bar?.layer.presentation()?.opacity }
    private var shownTop: CGFloat? { bar?.layer.presentation()?.frame.minY }

    private func update(_ change: (Decider) -> Void, over duration: Double? = 0.4) {
        change(decider)
        guard let duration else { return decider.setNeedsStatusBarAppearanceUpdate() }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { [decider] in
            decider.setNeedsStatusBarAppearanceUpdate()
        }
    }

    private func isDissolving() -> Bool {
        func search(_ node: RenderNode) -> Bool {
            if case .dissolving? = node.style.rare?.composition { return true }
            return node.children.contains(where: search)
        }
        return tester.lastFrame?.roots.contains(where: search) == true
    }

    // MARK: Showing and hiding

    @Test func `controllers prefer a fade`() {
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    }

    @Test func `outside of an animation it hides and shows at once`() {
        tester.show(decider)
        let before = bar != nil
        update({ $0.hides = true }, over: nil)
        let hidden = bar == nil
        update({ $0.hides = false }, over: nil)

        #expect(before && hidden)
        #expect(bar?.alpha == 1 && shownAlpha == 1)
        tester.settle()
    }

    @Test func `in an animation it fades out and is removed, and fades in`() throws {
        tester.show(decider)
        update { $0.hides = true }
        tester.pump(by: 0.2)
        let (leaving, top) = (try #require(shownAlpha), shownTop)
        tester.settle()
        let isGone = bar == nil
        update { $0.hides = false }
        tester.pump(by: 0.1)
        let coming = try #require(shownAlpha)
        tester.settle()

        #expect(abs(leaving - 0.5) < 0.06 && top == 0)
        #expect(isGone)
        #expect(abs(coming - 0.25) < 0.06)
        #expect(shownAlpha == 1)
    }

    @Test func `where that is preferred it slides out above and in again`() throws {
        tester.show(decider)
        decider.animation = .slide
        update { $0.hides = true }
        tester.pump(by: 0.2)
        let (leaving, alpha) = (try #require(shownTop), shownAlpha)
        tester.settle()
        let isGone = bar == nil
        update { $0.hides = false }
        tester.pump(by: 0.1)
        let coming = try #require(shownTop)
        tester.settle()

        #expect(abs(leaving + 10) < 1.2 && alpha == 1)
        #expect(isGone)
        #expect(abs(coming + 15) < 1.2)
        #expect(shownTop == 0 && bar?.frame == CGRect(x: 0, y: 0, width: 375, height: 20))
    }

    @Test(arguments: [UIStatusBarAnimation.fade, .slide])
    func `it waits as long as the animation does`(animation: UIStatusBarAnimation) throws {
        tester.show(decider)
        decider.animation = animation
        func update(hides: Bool) {
            decider.hides = hides
            UIView.animate(withDuration: 0.4, delay: 0.5, options: .curveLinear) { [decider] in
                decider.setNeedsStatusBarAppearanceUpdate()
            }
        }
        /// How much of the bar is seen, 0 to 1.
        func shown() throws -> CGFloat {
            try #require(animation == .fade ? shownAlpha.map { CGFloat($0) } : shownTop.map { 1 + $0 / 20 })
        }

        update(hides: true)
        tester.pump(by: 0.4)
        let waiting = try shown()
        tester.pump(by: 0.3)
        let leaving = try shown()
        tester.settle()
        let isGone = bar == nil
        update(hides: false)
        tester.pump(by: 0.4)
        let away = try shown()
        tester.pump(by: 0.3)
        let coming = try shown()
        tester.settle()

        #expect(waiting == 1 && away == 0)
        #expect(abs(leaving - 0.5) < 0.06 && abs(coming - 0.5) < 0.06)
        #expect(isGone)
        #expect(try shown() == 1)
    }

    @Test func `without a preferred animation, or with animation switched off, it hides at once`() {
        tester.show(decider)
        decider.animation = .none
        update { $0.hides = true }
        let first = bar == nil
        update { $0.hides = false }
        decider.animation = .fade
        UIView.animate(withDuration: 0.4) { [self] in
            UIView.performWithoutAnimation { update({ $0.hides = true }, over: nil) }
        }

        #expect(first && bar == nil)
        tester.settle()
    }

    @Test(arguments: [UIStatusBarAnimation.fade, .slide])
    func `called back on its way out it stays`(animation: UIStatusBarAnimation) {
        tester.show(decider)
        decider.animation = animation
        update { $0.hides = true }
        tester.pump(by: 0.2)
        update({ $0.hides = false }, over: animation == .fade ? 0.4 : nil)
        tester.settle()

        #expect(shownAlpha == 1 && shownTop == 0)
        #expect(tester.runtime.scene.canvasInsets.top == 20)
    }

    @Test func `views pinned to the safe area move along`() throws {
        let navigation = UINavigationController(rootViewController: decider)
        let mark = decider.mark
        decider.view.addSubview(mark)
        tester.show(navigation)
        let bar = navigation.navigationBar
        let before = (mark.frame.minY, bar.frame.maxY)

        update { $0.hides = true }
        let final = (mark.frame.minY, bar.frame.maxY)
        tester.pump(by: 0.2)
        let shown = (
            try #require(mark.layer.presentation()).frame.minY, try #require(bar.layer.presentation()).frame.maxY
        )
        tester.settle()

        #expect(before == (64, 64) && final == (44, 44))
        #expect(abs(shown.0 - 54) < 1.2 && abs(shown.1 - 54) < 1.2)
    }

    // MARK: Look

    @Test func `another style dissolves in an animation, and shows at once outside`() {
        tester.show(decider)
        update { $0.style = .lightContent }
        tester.pump(by: 0.2)
        let during = isDissolving()
        tester.settle()
        let after = isDissolving()
        update({ $0.style = .darkContent }, over: nil)
        tester.pump()

        #expect(during && !after && !isDissolving())
        tester.settle()
    }

    @Test func `another style waits as long as the animation does`() throws {
        tester.show(decider)
        decider.style = .lightContent
        UIView.animate(withDuration: 0.4, delay: 0.5, options: .curveLinear) { [decider] in
            decider.setNeedsStatusBarAppearanceUpdate()
        }
        func progress() -> CGFloat? {
            func search(_ node: RenderNode) -> CGFloat? {
                if case .dissolving(let progress)? = node.style.rare?.composition { return progress }
                return node.children.lazy.compactMap(search).first
            }
            return tester.lastFrame?.roots.lazy.compactMap(search).first
        }

        tester.pump(by: 0.4)
        let waiting = progress()
        tester.pump(by: 0.3)
        let during = try #require(progress())
        tester.settle()

        #expect(waiting == 0 && abs(during - 0.5) < 0.06)
        #expect(progress() == nil)
    }

    @Test func `an update without changes makes no frame`() {
        tester.show(decider)
        tester.settle()
        let index = tester.lastFrame?.index

        update { _ in }
        tester.settle()

        #expect(tester.lastFrame?.index == index)
    }

    // MARK: Transitions

    @Test(arguments: [true, false])
    func `it hides and shows along with a push and a pop`(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        decider.hides = true
        tester.show(navigation)

        navigation.pushViewController(decider, animated: animated)
        tester.pump(by: 0.15)
        let leaving = shownAlpha
        tester.settle()
        let isGone = bar == nil
        navigation.popViewController(animated: animated)
        tester.pump(by: 0.15)
        let coming = shownAlpha
        tester.settle()

        #expect(isGone && shownAlpha == 1)
        if animated {
            #expect(try #require(leaving) > 0.05 && #require(leaving) < 0.95)
            #expect(try #require(coming) > 0.05 && #require(coming) < 0.95)
        } else {
            #expect(leaving == nil && coming == 1)
        }
    }

    @Test(arguments: [true, false])
    func `it hides and shows along with a presentation and its dismissal`(animated: Bool) throws {
        let root = UIViewController()
        decider.hides = true
        decider.animation = .slide
        decider.modalPresentationStyle = .fullScreen
        tester.show(root)

        root.present(decider, animated: animated)
        tester.pump(by: 0.25)
        let leaving = shownTop
        tester.settle()
        let isGone = bar == nil
        root.dismiss(animated: animated)
        tester.pump(by: 0.25)
        let coming = shownAlpha
        tester.settle()

        #expect(isGone && shownAlpha == 1 && shownTop == 0)
        if animated {
            #expect(try #require(leaving) > -19 && #require(leaving) < -1)
            // The root, which decides again, prefers a fade.
            #expect(try #require(coming) > 0.05 && #require(coming) < 0.95)
        } else {
            #expect(leaving == nil && coming == 1)
        }
    }
}
