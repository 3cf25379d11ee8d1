import CoreGraphics
import Foundation
import UIKit

/// The two pages that slide in the other scene, turned like those of a book.
enum TurnScene {
    private static let repeats = 20

    static func run() {
        turn(by: 1, "cpu per frame")
        turn(by: 2, "cpu per frame, two pages")
        Report.peakMemory("turn")
    }

    private static func turn(by count: Int, _ metric: String) {
        let stage = OffscreenStage()
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: count == 2 ? UIPageViewController.SpineLocation.mid : .min])
        let pages = (0..<2 * count).map { PageController(number: $0 % 2) }
        book.setViewControllers(Array(pages[..<count]), direction: .forward, animated: false)
        stage.root.window?.rootViewController = book
        stage.frame()
        var samples = Samples()
        for turn in 0..<repeats {
            var isOver = false
            let next = turn % 2 == 0 ? pages[count...] : pages[..<count]
            book.setViewControllers(
                Array(next), direction: turn % 2 == 0 ? .forward : .reverse, animated: true
            ) { _ in isOver = true }
            // The first frame paints both pages for the turn.
            stage.frame()
            while !isOver { samples.measure { stage.frame() } }
        }
        samples.report("turn", metric, "ms")
    }

    private final class PageController: UIViewController {
        private let number: Int

        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("The benchmark's controllers come from no archive.") }

        override func loadView() { view = SlideScene.page(number: number) }
        override var prefersStatusBarHidden: Bool { true }
    }
}
