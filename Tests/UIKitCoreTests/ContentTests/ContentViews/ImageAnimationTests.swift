import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ImageAnimationTests {
    private let images = (1...4).map { number in
        UIImage(
            pixels: CGImage(width: number, height: 1, pixels: PixelStorage(count: number) { _ in }), scale: 1)
    }

    private let still = UIImage(pixels: CGImage(width: 9, height: 1, pixels: PixelStorage(count: 9) { _ in }), scale: 1)

    /// The width of the bitmap that is shown, which is the number of its image.
    private func shown(by view: UIImageView) -> Int? { (view.layer.contents as? CGImage)?.width }

    private func makeView(in tester: ViewTester) -> UIImageView {
        let view = UIImageView(image: still)
        view.animationImages = images
        view.animationDuration = 2
        tester.show(view)
        return view
    }

    @Test func `animation images show one after the other, each for its part of the duration`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        let before = (view.isAnimating, shown(by: view))
        var numbers: [Int?] = []

        view.startAnimating()
        numbers.append(shown(by: view))
        tester.pump(by: 0.25)
        for _ in 0..<5 {
            tester.pump(by: 0.5)
            numbers.append(shown(by: view))
        }

        #expect(before == (false, 9))
        #expect(view.isAnimating)
        #expect(numbers == [1, 2, 3, 4, 1, 2])
    }

    @Test func `without a duration there are thirty images a second`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.animationDuration = 0

        view.startAnimating()
        tester.pump(by: 2.5 / 30)

        #expect(shown(by: view) == 3)
    }

    @Test func `after as many rounds as asked for the image shows again`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.animationRepeatCount = 2

        view.startAnimating()
        tester.pump(by: 3.75)
        let atTheEnd = (view.isAnimating, shown(by: view))
        tester.pump(by: 0.5)

        #expect(atTheEnd == (true, 4))
        #expect(!view.isAnimating)
        #expect(shown(by: view) == 9)
    }

    @Test func `stopping shows the image, and starting again begins with the first one`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.startAnimating()
        tester.pump(by: 1.25)

        view.stopAnimating()
        let stopped = (view.isAnimating, shown(by: view))
        tester.pump(by: 1)
        let later = shown(by: view)
        view.startAnimating()

        #expect(stopped == (false, 9))
        #expect(later == 9)
        #expect(shown(by: view) == 1)
    }

    @Test func `leaving the window stops the animation`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.startAnimating()
        tester.pump(by: 0.75)

        view.removeFromSuperview()

        #expect(!view.isAnimating)
        #expect(shown(by: view) == 9)
    }

    @Test func `an animation that was started outside of a window begins when the view enters one`() {
        let tester = ViewTester()
        tester.pump()
        let view = UIImageView()
        view.animationImages = images
        view.animationDuration = 2

        view.startAnimating()
        tester.pump(by: 5)
        let outside = (view.isAnimating, shown(by: view))
        tester.show(view)
        tester.pump(by: 0.75)

        #expect(outside == (true, 1))
        #expect(shown(by: view) == 2)
    }

    @Test func `an animated image runs by itself, whenever it is in a window`() throws {
        let tester = ViewTester()
        let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
        let view = UIImageView(image: animated)
        tester.show(view)
        tester.pump(by: 1.25)
        let running = (view.isAnimating, shown(by: view))

        view.removeFromSuperview()
        let outside = shown(by: view)
        tester.show(view)
        tester.pump(by: 0.75)
        let again = shown(by: view)
        view.stopAnimating()

        #expect(running == (true, 3))
        #expect(outside == 1)
        #expect(again == 2)
        #expect(!view.isAnimating && shown(by: view) == 1)
    }

    @Test func `highlighting shows the highlighted images from the first one on`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.highlightedAnimationImages = images.reversed()
        view.startAnimating()
        tester.pump(by: 0.75)

        view.isHighlighted = true
        let highlighted = shown(by: view)
        tester.pump(by: 0.75)
        let later = shown(by: view)
        view.isHighlighted = false

        #expect(highlighted == 4 && later == 3)
        #expect(shown(by: view) == 1)
    }

    @Test func `setting other images ends the animation`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        view.startAnimating()

        view.animationImages = nil

        #expect(!view.isAnimating && shown(by: view) == 9)
        view.startAnimating()
        #expect(!view.isAnimating && shown(by: view) == 9)
    }
}
