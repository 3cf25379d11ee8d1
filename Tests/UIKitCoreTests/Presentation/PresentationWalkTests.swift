import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Random presentations and dismissals at random moments, transitions and fingers included; what must always hold is checked after each.
@Suite struct PresentationWalkTests {
    @Test(arguments: 1...6)
    func `no sequence of operations breaks the presentations`(seed: Int) {
        let tester = ViewTester()
        let book = AppearanceBook()
        do {
            let walk = Walk(
                tester: tester, book: book, generator: SeededNumbers(seed: UInt64(seed)))
            walk.run(steps: 7_000)
        }
        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(book.complaints == [])
        #expect(book.living == 0)
        #expect(tester.window.subviews.count == 1)
    }

    @MainActor
    private final class Walk: NSObject, UIViewControllerTransitioningDelegate,
        UIAdaptivePresentationControllerDelegate
    {
        let tester: ViewTester
        let book: AppearanceBook
        var generator: SeededNumbers
        let interaction = UIPercentDrivenInteractiveTransition()
        let navigation: UINavigationController
        /// A finger that is down.
        private var touch: TestTouch?

        init(tester: ViewTester, book: AppearanceBook, generator: SeededNumbers) {
            (self.tester, self.book, self.generator) = (tester, book, generator)
            navigation = UINavigationController(rootViewController: BookedViewController(book))
            super.init()
            tester.show(navigation)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresentation: true) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresentation: false) }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        private var levels: [UIViewController] {
            var levels: [UIViewController] = [navigation]
            while let next = levels[levels.count - 1].presentation?.presented { levels.append(next) }
            return levels
        }

        func run(steps: Int) {
            for _ in 0..<steps {
                step()
                if Bool.random(using: &generator) { tester.pump(by: Double.random(in: 0.01...0.3, using: &generator)) }
                check()
            }
            interaction.finish()
            touch?.lift()
            tester.settle()
            check()
            checkAtRest()
            navigation.dismiss(animated: false)
            tester.settle()
            checkAtRest()
        }

        private func step() {
            let animated = Bool.random(using: &generator)
            let levels = levels
            switch Int.random(in: 0..<20, using: &generator) {
            case 0...4:
                if levels.count < 6 { present(from: levels[levels.count - 1], animated: animated) }
            case 5: present(from: levels.randomElement(using: &generator)!, animated: animated)
            case 6, 7: levels[levels.count - 1].dismiss(animated: animated)
            case 8: levels.randomElement(using: &generator)?.dismiss(animated: animated)
            case 9: tester.rotate(toTheLeft: animated)
            case 10: tester.resize(to: CGSize(width: CGFloat.random(in: 320...800, using: &generator), height: 600))
            case 11: interaction.update(CGFloat.random(in: 0...1, using: &generator))
            case 12:
                if animated { interaction.finish() } else { interaction.cancel() }
            case 13:
                if levels.count == 1 {
                    navigation.setViewControllers([BookedViewController(book)], animated: animated)
                }
            case 14, 15, 16: dragFurther()
            case 17:
                touch?.lift()
                touch = nil
            case 18:
                tester.tap(at: CGPoint(x: CGFloat.random(in: 0...300, using: &generator), y: 25))
            default: tester.resize(to: CGSize(width: animated ? 700 : 375, height: 800))
            }
        }

        /// Presents something, unless what presents lies below a page that is curled up.
        private func present(from level: UIViewController, animated: Bool) {
            guard level.ownPresentation?.page == nil else { return }
            let controller = make()
            let fillsWindow = level.ownPresentation.map { $0.controller.presentationStyle == .fullScreen } ?? true
            if fillsWindow, controller.modalPresentationStyle == .fullScreen, Bool.random(using: &generator) {
                controller.modalTransitionStyle = .partialCurl
            }
            level.present(controller, animated: animated)
        }

        /// Puts a finger down, or moves it up or down.
        private func dragFurther() {
            guard let touch else {
                let size = tester.window.bounds.size
                touch = tester.touch(
                    at: CGPoint(x: size.width / 2, y: CGFloat.random(in: 40...size.height - 1, using: &generator)))
                return
            }
            touch.move(by: CGVector(dx: 0, dy: CGFloat.random(in: -150...250, using: &generator)))
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            Int.random(in: 0..<4, using: &generator) > 0
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            let content = controller.presentedViewController
            guard content.parent == nil, !(content is UINavigationController), Bool.random(using: &generator) else {
                return nil
            }
            return UINavigationController(rootViewController: content)
        }

        /// An alert or an action sheet, which the user's taps may choose from.
        private func makeAlert() -> UIViewController {
            let style: UIAlertController.Style = Bool.random(using: &generator) ? .alert : .actionSheet
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            for title in ["One", "Two"].prefix(Int.random(in: 0...2, using: &generator)) {
                alert.addAction(UIAlertAction(title: title, style: .default))
            }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if style == .alert, Bool.random(using: &generator) { alert.addTextField() }
            alert.popoverPresentationController?.sourceView = navigation.view
            return alert
        }

        private func make() -> UIViewController {
            if Int.random(in: 0..<5, using: &generator) == 0 { return makeAlert() }
            let controller = BookedViewController(book)
            let styles: [UIModalPresentationStyle] = [
                .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
                .popover,
            ]
            let transitions: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
            controller.modalPresentationStyle = styles.randomElement(using: &generator)!
            controller.modalTransitionStyle = transitions.randomElement(using: &generator)!
            if Int.random(in: 0..<4, using: &generator) == 0 { controller.transitioningDelegate = self }
            controller.presentationController?.delegate = self
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.popoverPresentationController?.sourceView = navigation.view
            controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 30, height: 30)
            return controller
        }

        private func check() {
            let levels = levels
            for (lower, upper) in zip(levels, levels.dropFirst()) {
                #expect(upper.presentingViewController === lower)
                #expect(lower.presentedViewController === upper)
            }
            // One container for each presentation, besides what the lowest level and contexts hold.
            #expect(tester.window.subviews.count <= levels.count)
        }

        private func checkAtRest() {
            let levels = levels
            for (index, level) in levels.enumerated() {
                let isCovered = level.presentation?.isPresenterOut == true
                #expect(level.appearance.state == (isCovered ? .disappeared : .appeared))
                // A page that is curled up can still be seen.
                #expect((level.view.window != nil) == (!isCovered || level.presentation?.page != nil))
                #expect(level.runningCoordinator == nil)
                if index == levels.count - 1 { #expect(level.view.tintAdjustmentMode == .normal) }
                // In a context on a sheet the sheet is the whole.
                let isWhole = levels[...index].allSatisfy { level in
                    let placer = level.ownPresentation?.controller
                    return
                        !(placer is UISheetPresentationController || placer is UIPopoverPresentationController
                        || placer is AlertPresentation)
                }
                if !isCovered, isWhole { #expect(level.view.bounds.size == tester.window.bounds.size) }
            }
        }
    }

    private final class Slide: UIViewControllerAnimatedTransitioning {
        let isPresentation: Bool
        init(isPresentation: Bool) { self.isPresentation = isPresentation }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: isPresentation ? .to : .from)
            let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
            if isPresentation { view?.transform = aside }
            UIView.animate(withDuration: 0.3) { [isPresentation] in
                view?.transform = isPresentation ? .identity : aside
            } completion: { _ in
                view?.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
