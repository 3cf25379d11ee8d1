import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
@testable import UIKitAlerts
import UIKitTesting

/// Random presentations and dismissals at random moments, transitions and touches included; the conditions that must always hold
/// are checked after each.
@Suite(.application) struct PresentationWalkTests {
    private nonisolated static let walk = WalkLength(steps: 700, seeds: [1, 2, 3])

    @Test(arguments: walk.seeds)
    func `no sequence of operations breaks the presentations`(seed: UInt64) {
        let tester = ViewTester()
        let book = AppearanceBook()
        do {
            let walk = Walk(
                tester: tester, book: book, generator: WalkNumbers(seed: seed))
            walk.run(steps: Self.walk.steps)
        }
        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(book.complaints == [])
        #expect(book.living == 0)
        #expect(tester.window.subviews.count == 1)
    }

    @MainActor
    private final class Walk {
        let tester: ViewTester
        let book: AppearanceBook
        var generator: WalkNumbers
        let presentations: WalkPresentations
        let navigation: UINavigationController
        /// A finger that is down.
        private var touch: TestTouch?
        private var interaction: UIPercentDrivenInteractiveTransition { presentations.interactionController }

        init(tester: ViewTester, book: AppearanceBook, generator: WalkNumbers) {
            (self.tester, self.book, self.generator) = (tester, book, generator)
            navigation = UINavigationController(rootViewController: BookedViewController(book))
            presentations = WalkPresentations(book, over: navigation, generator)
            tester.show(navigation)
        }

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

        /// Presents a controller, unless the presenter lies below a page that is curled up.
        private func present(from level: UIViewController, animated: Bool) {
            guard level.ownPresentation?.page == nil else { return }
            let controller = presentations.make()
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

        private func check() {
            let levels = levels
            for (lower, upper) in zip(levels, levels.dropFirst()) {
                #expect(upper.presentingViewController === lower)
                #expect(lower.presentedViewController === upper)
            }
            // One container for each presentation, besides those that the lowest level and contexts hold.
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
}
