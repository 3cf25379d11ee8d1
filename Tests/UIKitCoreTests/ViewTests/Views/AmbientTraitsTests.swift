import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The traits that are current while callbacks run.
@Suite(.application) struct AmbientTraitsTests {
    private static var currentStyle: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }

    /// A colour that shows the traits with which it was resolved.
    private static let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    private final class NotingView: UIView {
        var styles: [String: UIUserInterfaceStyle] = [:]

        override func layoutSubviews() {
            super.layoutSubviews()
            styles["layout"] = AmbientTraitsTests.currentStyle
            layer.borderColor = AmbientTraitsTests.color.cgColor
        }

        override func draw(_ rect: CGRect) { styles["draw"] = AmbientTraitsTests.currentStyle }

        override func updateConstraints() {
            styles["constraints"] = AmbientTraitsTests.currentStyle
            super.updateConstraints()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            styles["traits"] = AmbientTraitsTests.currentStyle
        }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            styles["tint"] = AmbientTraitsTests.currentStyle
        }
    }

    private final class NotingController: UIViewController {
        var styles: [String: UIUserInterfaceStyle] = [:]

        override func viewWillLayoutSubviews() { styles["will lay out"] = AmbientTraitsTests.currentStyle }
        override func viewDidLayoutSubviews() { styles["did lay out"] = AmbientTraitsTests.currentStyle }

        override func updateViewConstraints() {
            styles["constraints"] = AmbientTraitsTests.currentStyle
            super.updateViewConstraints()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles["traits"] = AmbientTraitsTests.currentStyle
        }
    }

    private final class NotingPresentation: UIPresentationController {
        var styles: [String: UIUserInterfaceStyle] = [:]

        override func containerViewWillLayoutSubviews() { styles["will lay out"] = AmbientTraitsTests.currentStyle }
        override func containerViewDidLayoutSubviews() { styles["did lay out"] = AmbientTraitsTests.currentStyle }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles["traits"] = AmbientTraitsTests.currentStyle
        }
    }

    private final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
        var made: NotingPresentation?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = NotingPresentation(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test func `in its callbacks a view's own traits are current, and the app's again after them`() {
        let tester = ViewTester()
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)
        view.styles = [:]

        view.overrideUserInterfaceStyle = .dark
        view.tintColor = .red
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
        tester.pump()

        #expect(Set(view.styles.keys) == ["layout", "draw", "constraints", "traits", "tint"])
        #expect(view.styles.values.allSatisfy { $0 == .dark })
        #expect(view.layer.borderColor == UIColor.white.cgColor)
        #expect(Self.currentStyle == .light)
    }

    @Test func `in its callbacks a controller's own traits are current`() {
        let tester = ViewTester()
        let controller = NotingController()
        tester.show(controller)
        controller.styles = [:]

        controller.overrideUserInterfaceStyle = .dark
        controller.view.setNeedsLayout()
        controller.view.setNeedsUpdateConstraints()
        tester.pump()

        #expect(Set(controller.styles.keys) == ["will lay out", "did lay out", "constraints", "traits"])
        #expect(controller.styles.values.allSatisfy { $0 == .dark })
    }

    @Test func `in its callbacks a presentation controller's own traits are current`() throws {
        let tester = ViewTester()
        let (presenter, content) = (Presenter(), UIViewController())
        tester.show(presenter)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = presenter
        presenter.present(content, animated: false)
        tester.settle()
        let presentation = try #require(presenter.made)
        presentation.styles = [:]

        presentation.containerView?.overrideUserInterfaceStyle = .dark
        presentation.containerView?.setNeedsLayout()
        tester.settle()

        #expect(Set(presentation.styles.keys) == ["will lay out", "did lay out", "traits"])
        #expect(presentation.styles.values.allSatisfy { $0 == .dark })
        presenter.dismiss(animated: false)
        tester.settle()
    }

    @Test func `a button's update of its configuration has the button's traits`() {
        let tester = ViewTester()
        let button = UIButton(configuration: .filled())
        var styles: [UIUserInterfaceStyle] = []
        button.overrideUserInterfaceStyle = .dark
        button.configurationUpdateHandler = { _ in styles.append(Self.currentStyle) }

        tester.show(button)

        #expect(!styles.isEmpty && styles.allSatisfy { $0 == .dark })
    }

    @Test func `a registered handler has the traits of its object`() {
        let tester = ViewTester()
        let view = UIView()
        var styles: [UIUserInterfaceStyle] = []
        tester.show(view)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            styles.append(Self.currentStyle)
        }

        view.overrideUserInterfaceStyle = .dark

        #expect(styles == [.dark])
    }

    @Test func `layout within another view's callback has its own traits, and the outer ones are restored`() {
        final class Outer: UIView {
            let inner = NotingView()
            var after: [UIUserInterfaceStyle] = []

            override func layoutSubviews() {
                super.layoutSubviews()
                inner.setNeedsLayout()
                inner.layoutIfNeeded()
                after.append(AmbientTraitsTests.currentStyle)
            }
        }
        let tester = ViewTester()
        let outer = Outer()
        outer.overrideUserInterfaceStyle = .dark
        outer.inner.overrideUserInterfaceStyle = .light
        outer.addSubview(outer.inner)

        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { tester.show(outer) }

        #expect(outer.inner.styles["layout"] == .light)
        #expect(!outer.after.isEmpty && outer.after.allSatisfy { $0 == .dark })
    }

    @Test func `the tint colour looked up in layout is the view's`() {
        final class TintedView: UIView {
            var shown: CGColor?
            override func layoutSubviews() {
                super.layoutSubviews()
                shown = UIColor.tintColor.cgColor
            }
        }
        let tester = ViewTester()
        let (red, own) = (TintedView(), TintedView())
        red.tintColor = .red
        own.tintColor = .tintColor

        let around = UIView()
        around.addSubview(red)
        around.addSubview(own)
        tester.show(around)

        #expect(red.shown == UIColor.red.cgColor)
        #expect(own.shown == UIColor.systemBlue.cgColor)
    }

    @Test func `traits that change between two callbacks of a controller are current in the later one`() {
        final class ChangingController: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func viewWillLayoutSubviews() {
                styles.append(AmbientTraitsTests.currentStyle)
                overrideUserInterfaceStyle = .dark
            }
            override func viewDidLayoutSubviews() { styles.append(AmbientTraitsTests.currentStyle) }
        }
        let tester = ViewTester()
        let controller = ChangingController()

        tester.show(controller)

        #expect(controller.styles.prefix(2) == [.light, .dark])
    }

    @Test func `traits set in a callback last until it ends`() {
        final class SettingView: UIView {
            var shown: UIUserInterfaceStyle?
            override func layoutSubviews() {
                super.layoutSubviews()
                UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
                shown = AmbientTraitsTests.currentStyle
            }
        }
        let tester = ViewTester()
        let view = SettingView()

        tester.show(view)

        #expect(view.shown == .dark)
        #expect(Self.currentStyle == .light)
    }
}
