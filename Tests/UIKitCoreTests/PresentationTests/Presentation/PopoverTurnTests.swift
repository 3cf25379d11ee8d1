import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Popovers in windows that are turned and resized: at rest, and on their way.
@Suite(.application) struct PopoverTurnTests {
    private let log = RecordingViewController.Log()
    private static let pad = CGSize(width: 834, height: 1112)

    /// A popover that points to a square in the middle of the window, below which there is room for it.
    private func present(
        in tester: ViewTester, animated: Bool = false
    ) -> (presenter: RecordingViewController, presented: RecordingViewController) {
        let (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        tester.show(a)
        let source = UIView(
            frame: CGRect(x: a.view.bounds.midX - 20, y: a.view.bounds.midY - 20, width: 40, height: 40))
        source.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        a.view.addSubview(source)
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 300)
        b.popoverPresentationController?.sourceView = source
        b.popoverPresentationController?.permittedArrowDirections = .up
        a.present(b, animated: animated)
        if !animated { tester.settle() }
        _ = log.drain()
        return (a, b)
    }

    private func frame(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    private func appearances() -> [String] { log.drain().filter { $0.contains("ppear") } }

    /// Below the square, with the arrow's 13 points above the content.
    private func place(in size: CGSize) -> CGRect {
        CGRect(x: size.width / 2 - 100, y: size.height / 2 + 20, width: 200, height: 313)
    }

    @Test func `it points to its source in the turned window, and in the one that is turned back`() {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (_, b) = present(in: tester)
        let upright = frame(of: b)

        tester.rotate(toTheLeft: true)
        tester.settle()
        let turned = frame(of: b)
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(upright == place(in: Self.pad))
        #expect(turned == place(in: CGSize(width: 1112, height: 834)))
        #expect(frame(of: b) == upright)
        #expect(appearances() == [])
    }

    @Test(arguments: [CGSize(width: 900, height: 1000), CGSize(width: 1112, height: 834)])
    func `during its presentation it moves to its source in the new window`(size: CGSize) {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (_, b) = present(in: tester, animated: true)
        tester.pump(by: 0.05)
        _ = log.drain()

        tester.resize(to: size)
        tester.settle()

        #expect(frame(of: b) == place(in: size))
        #expect(b.view.alpha == 1)
        #expect(appearances() == ["B.viewDidAppear(true)"])
    }

    @Test(arguments: [CGSize(width: 900, height: 1000), CGSize(width: 400, height: 800)])
    func `during its dismissal it is removed in the new window too`(size: CGSize) {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (a, b) = present(in: tester)
        a.dismiss(animated: true)
        tester.pump(by: 0.05)

        tester.resize(to: size)
        tester.settle()

        #expect(appearances() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
        #expect(b.presentingViewController == nil && b.view.window == nil)
        #expect(tester.window.subviews == [a.view])
    }

    @Test func `on its way in it becomes a sheet in a window that is too narrow for it`() {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (a, b) = present(in: tester, animated: true)
        tester.pump(by: 0.05)
        _ = log.drain()

        tester.resize(to: CGSize(width: 400, height: 800))
        tester.settle()
        let narrow = frame(of: b)
        tester.resize(to: Self.pad)
        tester.settle()

        #expect(narrow == CGRect(x: 0, y: 30, width: 400, height: 770))
        #expect(frame(of: b) == place(in: Self.pad))
        #expect(appearances() == ["B.viewDidAppear(true)"])
        #expect(a.presentedViewController === b)
    }

    @Test func `in a window too low for it it becomes lower, and as high as before in a higher one`() {
        let tester = ViewTester(size: Self.pad, idiom: .pad)
        let (_, b) = present(in: tester)

        tester.resize(to: CGSize(width: 834, height: 560))
        tester.settle()
        let low = frame(of: b)
        tester.resize(to: Self.pad)
        tester.settle()

        // From the square's lower edge at 300 to 10 points from the window's.
        #expect(low == CGRect(x: 317, y: 300, width: 200, height: 250))
        #expect(frame(of: b) == place(in: Self.pad))
    }
}
