import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Sheets in windows that are turned and resized: at rest, on their way, and under a finger.
@Suite(.application) struct SheetTurnTests {
    private let log = RecordingViewController.Log()
    private static let phone = CGSize(width: 390, height: 844)
    private static let pad = CGSize(width: 834, height: 1112)

    /// A sheet over a controller whose calls are noted too.
    private func present(
        in tester: ViewTester, style: UIModalPresentationStyle = .pageSheet, animated: Bool = false,
        prepare: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> (presenter: RecordingViewController, presented: RecordingViewController) {
        let (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        tester.show(a)
        b.modalPresentationStyle = style
        prepare(try #require(b.sheetPresentationController))
        a.present(b, animated: animated)
        if !animated { tester.settle() }
        _ = log.drain()
        return (a, b)
    }

    private func frame(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    private func appearances() -> [String] { log.drain().filter { $0.contains("ppear") } }

    @Test(arguments: [UISheetPresentationController.Detent.Identifier.medium, .large])
    func `a phone that is turned and turned back has its sheet as it was`(
        detent: UISheetPresentationController.Detent.Identifier
    ) throws {
        let tester = ViewTester(size: Self.phone)
        let (a, b) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = detent
        }
        let upright = frame(of: b)

        tester.rotate(toTheLeft: true)
        tester.settle()
        let turned = (frame(of: a), frame(of: b))
        tester.rotate(toTheLeft: false)
        tester.settle()

        let whole = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(upright.minY == (detent == .medium ? 422 : 30))
        #expect(turned == (whole, whole))
        #expect(frame(of: b) == upright)
        #expect(b.sheetPresentationController?.selectedDetentIdentifier == detent)
        #expect(appearances() == [])
    }

    @Test func `at the edge of a turned phone the sheet leaves the gap, and is drawn down to its detent upright`()
        throws
    {
        let tester = ViewTester(size: Self.phone)
        let (_, b) = try present(in: tester) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.prefersGrabberVisible = true
        }

        tester.rotate(toTheLeft: true)
        tester.settle()
        let turned = frame(of: b)
        tester.rotate(toTheLeft: false)
        tester.settle()

        // Medium is inactive in a compact height; no status bar takes room there.
        #expect(turned == CGRect(x: 0, y: 10, width: 844, height: 380))
        #expect(frame(of: b) == CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `a card stays in the middle of a pad that is turned`(style: UIModalPresentationStyle) throws {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (_, b) = try present(in: tester, style: style)
        let upright = frame(of: b)

        tester.rotate(toTheLeft: true)
        tester.settle()

        if style == .formSheet {
            #expect(upright == CGRect(x: 147, y: 246, width: 540, height: 620))
            #expect(frame(of: b) == CGRect(x: 286, y: 107, width: 540, height: 620))
        } else {
            #expect(upright == CGRect(x: 81, y: 30, width: 672, height: 1052))
            #expect(frame(of: b) == CGRect(x: 220, y: 30, width: 672, height: 774))
        }
        #expect(appearances() == [])
    }

    @Test(arguments: [CGSize(width: 420, height: 700), CGSize(width: 844, height: 390)])
    func `a sheet during its presentation rests at its frame in the new window`(size: CGSize) throws {
        let tester = ViewTester(size: Self.phone)
        let (a, b) = try present(in: tester, animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        tester.resize(to: size)
        tester.settle()

        #expect(frame(of: a).size == size)
        #expect(
            frame(of: b)
                == (size.width < size.height
                    ? CGRect(x: 0, y: 30, width: 420, height: 670) : CGRect(origin: .zero, size: size)))
        #expect(b.presentationController?.containerView?.frame.size == size)
        #expect(appearances() == ["B.viewDidAppear(true)"])
    }

    @Test(arguments: [CGSize(width: 420, height: 700), CGSize(width: 844, height: 390)])
    func `a sheet during its dismissal is removed in the new window too`(size: CGSize) throws {
        let tester = ViewTester(size: Self.phone)
        let (a, b) = try present(in: tester)
        a.dismiss(animated: true)
        tester.pump(by: 0.1)

        tester.resize(to: size)
        tester.settle()

        #expect(appearances() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
        #expect(b.presentingViewController == nil && b.view.window == nil)
        #expect(tester.window.subviews == [a.view])
        #expect(a.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test func `between two detents the card takes the new width under the resting finger, and follows it on`() throws {
        let tester = ViewTester(size: Self.phone)
        let (_, b) = try present(in: tester) { $0.detents = [.medium(), .large()] }
        let finger = tester.touch(at: CGPoint(x: 195, y: 440))
        tester.move(finger, by: CGVector(dx: 0, dy: -110))
        let before = frame(of: b)

        tester.resize(to: CGSize(width: 500, height: 900))
        let resized = frame(of: b)
        tester.move(finger, by: CGVector(dx: 0, dy: -200))
        let led = frame(of: b)
        tester.pump(by: 0.2)
        finger.lift()
        tester.settle()

        #expect(before == CGRect(x: 0, y: 322, width: 390, height: 522))
        #expect(resized == CGRect(x: 0, y: 322, width: 500, height: 578))
        #expect(abs(led.minY - 122) < 0.001 && abs(led.maxY - 900) < 0.001 && led.width == 500)
        #expect(frame(of: b) == CGRect(x: 0, y: 30, width: 500, height: 870))
        #expect(b.sheetPresentationController?.selectedDetentIdentifier == .large)
    }

    @Test func `during its spring to a detent it takes the detent's frame in the new window`() throws {
        let tester = ViewTester(size: Self.phone)
        let (_, b) = try present(in: tester) { $0.detents = [.medium(), .large()] }
        try #require(b.sheetPresentationController).animateChanges {
            b.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        tester.pump(by: 0.05)

        tester.resize(to: CGSize(width: 500, height: 900))
        tester.settle()

        #expect(frame(of: b) == CGRect(x: 0, y: 30, width: 500, height: 870))
    }

    @Test func `a card that floats becomes a sheet under the finger, which holds it where it was`() throws {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (_, b) = try present(in: tester) { $0.detents = [.medium(), .large()] }
        let finger = tester.touch(at: CGPoint(x: 417, y: 60))
        tester.move(finger, by: CGVector(dx: 0, dy: 110))

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.move(finger, by: CGVector(dx: 0, dy: 20))
        let led = frame(of: b)
        tester.pump(by: 0.2)
        finger.lift()
        tester.settle()

        // From 30 by 110 points without the slop, and 20 more; large is nearer there than medium.
        #expect(led == CGRect(x: 0, y: 150, width: 400, height: 850))
        #expect(frame(of: b) == CGRect(x: 0, y: 30, width: 400, height: 970))
        #expect(b.presentingViewController != nil)
        #expect(appearances() == ["B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)"])
    }
}
