import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The heights at which a sheet rests in a window of 390 × 844 points: large is 814 high, medium 422.
@Suite(.application) struct SheetDetentTests {
    private typealias Detent = UISheetPresentationController.Detent
    private let log = RecordingViewController.Log()

    private func tester() -> ViewTester { ViewTester(size: CGSize(width: 390, height: 844)) }

    private func present(
        in tester: ViewTester, prepare: (UISheetPresentationController) -> Void
    ) throws -> (UIViewController, UISheetPresentationController) {
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        let sheet = try #require(presented.sheetPresentationController)
        prepare(sheet)
        root.present(presented, animated: false)
        tester.settle()
        return (presented, sheet)
    }

    private func height(of controller: UIViewController) -> CGFloat { controller.view.bounds.height }

    @Test func `it rests at the lowest detent until another one is chosen`() throws {
        let tester = tester()
        let (presented, sheet) = try present(in: tester) { $0.detents = [.medium(), .large()] }
        let first = height(of: presented)

        sheet.selectedDetentIdentifier = .large
        tester.pump()

        #expect(first == 422)
        #expect(height(of: presented) == 814)
        #expect(tester.isAtRest)
    }

    @Test func `in a block of changes it moves on a spring`() throws {
        let tester = tester()
        let (presented, sheet) = try present(in: tester) { $0.detents = [.medium(), .large()] }

        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        tester.pump(by: 0.05)
        let card = sheet.presentedView
        let shown = card?.layer.presentation()?.frame.minY ?? 0
        tester.settle()

        #expect(shown > 30 && shown < 422)
        #expect(height(of: presented) == 814)
    }

    @Test func `custom detents are worked out with the room there is, and again on demand`() throws {
        let tester = tester()
        var part = 0.25
        var told: CGFloat = 0
        let (presented, sheet) = try present(in: tester) { sheet in
            sheet.detents = [
                .custom(identifier: Detent.Identifier("part")) { context in
                    told = context.maximumDetentValue
                    return part * context.maximumDetentValue
                },
                .custom { _ in nil },
            ]
        }
        let first = height(of: presented)

        part = 0.5
        sheet.invalidateDetents()
        tester.pump()

        #expect(told == 814)
        #expect(first == 814 * 0.25)
        #expect(height(of: presented) == 407)
    }

    @Test func `a drag ends at the nearest detent and the delegate is called`() throws {
        let tester = tester()
        let delegate = RecordingAdaptivity(log)
        let (presented, sheet) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.delegate = delegate
        }
        _ = log.drain()

        let touch = tester.touch(at: CGPoint(x: 195, y: 450))
        tester.move(touch, by: CGVector(dx: 0, dy: -260))
        let between = height(of: presented)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(abs(between - (422 + 250)) < 1e-6)
        #expect(height(of: presented) == 814)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(log.drain() == ["detent"])
    }

    @Test func `a fling selects the next detent, and dismisses only from the lowest one`() throws {
        let tester = tester()
        let (presented, sheet) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .large
        }
        func fling(from y: CGFloat) {
            let touch = tester.touch(at: CGPoint(x: 195, y: y))
            tester.move(touch, by: CGVector(dx: 0, dy: 180), over: 0.1)
            touch.lift()
            tester.settle()
        }

        fling(from: 60)
        let (rest, isThere) = (sheet.selectedDetentIdentifier, presented.presentingViewController != nil)
        fling(from: 450)

        #expect(rest == .medium)
        #expect(isThere)
        #expect(presented.presentingViewController == nil)
    }

    @Test func `above the highest detent only a sheet that is not large yields`() throws {
        func pulled(_ detents: [Detent]) throws -> CGFloat {
            let tester = tester()
            let (presented, _) = try present(in: tester) { $0.detents = detents }
            let rest = height(of: presented)
            let touch = tester.touch(at: CGPoint(x: 195, y: 600))
            tester.move(touch, by: CGVector(dx: 0, dy: -110))
            let pulled = height(of: presented) - rest
            touch.lift()
            tester.settle()
            #expect(height(of: presented) == rest)
            return pulled
        }

        let (medium, large) = (try pulled([.medium()]), try pulled([.large()]))

        #expect(abs(medium - RubberBand.shown(100, length: 844)) < 1e-6)
        #expect(large == 0)
    }

    @Test func `an undimmed detent leaves the view behind bright and touchable`() throws {
        let tester = tester()
        let (_, sheet) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        let root = tester.window.rootViewController
        let (above, alpha) = (CGPoint(x: 195, y: 200), sheet.containerView?.subviews[0].alpha)
        let behind = tester.window.hitTest(above, with: nil)

        sheet.selectedDetentIdentifier = .large
        tester.pump()

        #expect(alpha == 0)
        #expect(behind === root?.view)
        #expect(sheet.containerView?.subviews[0].alpha == 1)
        #expect(tester.window.hitTest(CGPoint(x: 195, y: 20), with: nil) === sheet.containerView?.subviews[0])
    }

    @Test func `a tap on the grabber leads through the detents`() throws {
        let tester = tester()
        let (presented, sheet) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }

        tester.tap(at: CGPoint(x: 195, y: 430))
        tester.settle()
        let first = height(of: presented)
        tester.tap(at: CGPoint(x: 195, y: 38))
        tester.settle()

        #expect(first == 814)
        #expect(height(of: presented) == 422)
        #expect(sheet.selectedDetentIdentifier == .medium)
    }

    @Test func `in a compact height a sheet covers the window unless it prefers the edge`() throws {
        let tester = ViewTester(size: CGSize(width: 600, height: 390))
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        let sheet = try #require(presented.sheetPresentationController)
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        sheet.detents = [.medium(), .large()]
        root.present(presented, animated: false)
        tester.settle()
        let whole = presented.view.convert(presented.view.bounds, to: nil)

        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        tester.pump()

        #expect(whole == CGRect(x: 0, y: 0, width: 600, height: 390))
        // Medium is inactive here.
        #expect(
            presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 150, y: 10, width: 300, height: 380))
    }

    @Test func `a form sheet takes the size that is preferred and lies over its source`() throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 100))
        root.view.addSubview(source)
        presented.modalPresentationStyle = .formSheet
        presented.preferredContentSize = CGSize(width: 400, height: 300)
        presented.sheetPresentationController?.sourceView = source

        root.present(presented, animated: false)
        tester.settle()
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        presented.preferredContentSize = CGSize(width: 500, height: 300)
        tester.pump()

        #expect(frame == CGRect(x: 150, y: 100, width: 400, height: 300))
        #expect(presented.view.bounds.size == CGSize(width: 500, height: 300))
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
        #expect(presented.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.userInterfaceLevel == .base)
    }

    @Test func `a sheet becomes a card and back when the window's width changes`() throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let (presented, _) = try present(in: tester) { $0.detents = [.medium(), .large()] }
        let wide = presented.view.convert(presented.view.bounds, to: nil)

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.settle()

        #expect(wide == CGRect(x: 81, y: 30, width: 672, height: 1052))
        #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 0, y: 500, width: 400, height: 500))
    }

    // MARK: Status bar

    /// Shows the status bar or not.
    private final class Decider: UIViewController {
        var hides = true
        override var prefersStatusBarHidden: Bool { hides }
    }

    @Test func `without a status bar the largest card is that much higher`() throws {
        let tester = tester()
        let (root, presented) = (Decider(), UIViewController())
        tester.show(root)
        root.present(presented, animated: false)
        tester.settle()
        let hidden = presented.view.convert(presented.view.bounds, to: nil)

        root.hides = false
        root.setNeedsStatusBarAppearanceUpdate()
        tester.settle()
        let shown = presented.view.convert(presented.view.bounds, to: nil)
        root.hides = true
        UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
        tester.settle()

        #expect(hidden == CGRect(x: 0, y: 10, width: 390, height: 834))
        #expect(shown == CGRect(x: 0, y: 30, width: 390, height: 814))
        #expect(presented.view.convert(presented.view.bounds, to: nil) == hidden)
        #expect(presented.view.safeAreaInsets.top == 0)
    }
}
