import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitPages
import UIKitTesting

/// Open books in a stack, in windows that are turned and resized: both pages hear of it, as far as they are seen.
@Suite(.application) struct BookTurnTests {
    private typealias Pages = UIPageViewController
    private static let upright = CGSize(width: 375, height: 667)

    /// An open book that shows the pages A and B, in a stack.
    @MainActor private final class Stage {
        let tester = ViewTester(size: BookTurnTests.upright)
        let giver = PageGiver()
        let book = Pages(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: Pages.SpineLocation.mid])
        let other: RecordingViewController
        let navigation: UINavigationController

        /// The book is on top of the stack, or about to be pushed onto another page.
        init(isRoot: Bool = true) {
            other = RecordingViewController("X", log: giver.log)
            book.dataSource = giver
            book.delegate = giver
            book.setViewControllers(Array(giver.pages[0...1]), direction: .forward, animated: false)
            navigation = UINavigationController(rootViewController: isRoot ? book : other)
            navigation.isNavigationBarHidden = true
            tester.show(navigation)
            _ = giver.log.drain()
        }

        /// Where a page is in the window.
        func place(_ page: Int) -> CGRect { giver.pages[page].view.convert(giver.pages[page].view.bounds, to: nil) }

        /// The pages' callbacks of turns and appearances since the last call.
        func calls() -> [String] {
            giver.log.drain().filter { $0.contains(".view") }
        }
    }

    @Test func `each page gets one transition call for a turn, with the size of its half`() {
        let stage = Stage()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        #expect(stage.calls() == ["A.viewWillTransition(334x375)", "B.viewWillTransition(333x375)"])
        #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 334, height: 375))
        #expect(stage.place(1) == CGRect(x: 334, y: 0, width: 333, height: 375))
    }

    @Test(arguments: [true, false])
    func `a book below another page gets no calls for a turn, and has its halves when that is popped`(animated: Bool) {
        let stage = Stage()
        stage.navigation.pushViewController(stage.other, animated: animated)
        stage.tester.settle()
        _ = stage.giver.log.drain()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()
        let during = stage.calls()
        stage.navigation.popViewController(animated: animated)
        stage.tester.settle()

        #expect(during == ["X.viewWillTransition(667x375)"])
        #expect(
            stage.calls() == [
                "X.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "B.viewWillAppear(\(animated))",
                "A.viewIsAppearing(\(animated))", "B.viewIsAppearing(\(animated))",
                "X.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))", "B.viewDidAppear(\(animated))",
            ])
        #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 334, height: 375))
        #expect(stage.place(1) == CGRect(x: 334, y: 0, width: 333, height: 375))
    }

    @Test(arguments: [true, false]) func `a book is pushed and popped with both of its pages`(animated: Bool) {
        let stage = Stage(isRoot: false)

        stage.navigation.pushViewController(stage.book, animated: animated)
        stage.tester.settle()
        let pushed = stage.calls()
        stage.navigation.popViewController(animated: animated)
        stage.tester.settle()

        #expect(
            pushed == [
                "X.viewWillDisappear(\(animated))", "A.viewDidLoad", "B.viewDidLoad", "A.viewWillAppear(\(animated))",
                "B.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))", "B.viewIsAppearing(\(animated))",
                "X.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))", "B.viewDidAppear(\(animated))",
            ])
        #expect(
            stage.calls() == [
                "A.viewWillDisappear(\(animated))", "B.viewWillDisappear(\(animated))", "X.viewWillAppear(\(animated))",
                "X.viewIsAppearing(\(animated))", "A.viewDidDisappear(\(animated))", "B.viewDidDisappear(\(animated))",
                "X.viewDidAppear(\(animated))",
            ])
    }

    @Test(arguments: [0.1, 0.2]) func `a turn in the middle of a push has the book as wide as the window`(time: Double)
    {
        let stage = Stage(isRoot: false)
        stage.navigation.pushViewController(stage.book, animated: true)
        stage.tester.pump(by: time)
        _ = stage.giver.log.drain()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        let calls = stage.calls()
        #expect(calls.filter { $0.contains("viewWillTransition") && !$0.hasPrefix("X") }.count == 2)
        #expect(calls.filter { $0.contains("DidAppear") } == ["A.viewDidAppear(true)", "B.viewDidAppear(true)"])
        #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 334, height: 375))
        #expect(stage.place(1) == CGRect(x: 334, y: 0, width: 333, height: 375))
    }

    @Test func `a leaf that is being turned is laid down when the window turns, and the pages beyond hear of it`() {
        let stage = Stage()
        stage.book.setViewControllers(Array(stage.giver.pages[2...3]), direction: .forward, animated: true)
        stage.tester.pump(by: 0.2)
        _ = stage.giver.log.drain()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        let told = stage.calls().filter { $0.contains("viewWillTransition") }
        #expect(told == ["C.viewWillTransition(334x375)", "D.viewWillTransition(333x375)"])
        #expect(stage.book.shownNames == "CD")
        #expect(stage.place(3) == CGRect(x: 334, y: 0, width: 333, height: 375))
    }
}
