import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite(.application) struct PhotoTests {
    /// A photo, 600 by 400 points, on a phone's screen.
    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 390, height: 844))
        let page = PhotosViewController()

        init() {
            tester.show(page)
            tester.tap(at: CGPoint(x: 60, y: 60))
            tester.settle()
        }

        var photo: PhotoViewController? { page.presentedViewController as? PhotoViewController }

        func drag(by ways: CGFloat...) {
            let touch = tester.touch(at: CGPoint(x: 195, y: 300))
            for way in ways {
                tester.move(touch, by: CGVector(dx: 0, dy: way), over: 0.3)
                tester.pump(by: 0.3)
            }
            touch.lift()
            tester.settle()
        }
    }

    @Test func `an open photo is as large as it fits after a turn and in another window`() {
        let stage = Stage()
        let upright = stage.photo?.imageView.frame

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()
        let turned = stage.photo?.imageView.frame
        stage.tester.resize(to: CGSize(width: 500, height: 700))
        stage.tester.settle()

        #expect(upright == CGRect(x: 0, y: 292, width: 390, height: 260))
        #expect(turned == CGRect(x: 130, y: 0, width: 585, height: 390))
        #expect(stage.photo?.imageView.frame == CGRect(x: 0, y: 184, width: 500, height: 333))
    }

    @Test func `a turn in the middle of the way leaves the photo as large as it fits`() {
        let stage = Stage()
        stage.photo?.dismiss(animated: true)
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 60, y: 60))
        stage.tester.pump(by: 0.1)

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        #expect(stage.photo?.imageView.frame == CGRect(x: 130, y: 0, width: 585, height: 390))
    }

    @Test func `a finger stops a photo that flies, and turns it around when it leaves`() {
        let stage = Stage()
        let large = stage.photo?.imageView.frame
        func shown() -> CGRect? { stage.photo?.imageView.layer.presentation()?.frame }

        stage.photo?.dismiss(animated: true)
        stage.tester.pump(by: 0.2)
        let touch = stage.tester.touch(at: CGPoint(x: 195, y: 420))
        let stopped = shown()
        stage.tester.pump(by: 0.5)
        let standing = shown()
        touch.lift()
        stage.tester.settle()
        let kept = stage.photo?.imageView.frame
        stage.photo?.dismiss(animated: true)
        stage.tester.pump(by: 0.1)
        for _ in 0..<2 {
            stage.tester.tap(at: CGPoint(x: 195, y: 420))
            stage.tester.pump()
        }
        stage.tester.settle()

        #expect(stopped == standing && standing != large)
        #expect(kept == large)
        // Turned around twice it moves in its first direction.
        #expect(stage.photo == nil)
    }

    @Test func `a presentation of a photo that is reversed removes the photo, and shows its thumbnail again`() {
        let stage = Stage()
        stage.photo?.dismiss(animated: true)
        stage.tester.settle()
        let before = stage.tester.frameText

        stage.tester.tap(at: CGPoint(x: 60, y: 60))
        stage.tester.pump(by: 0.2)
        stage.tester.tap(at: CGPoint(x: 195, y: 420))
        stage.tester.settle()

        #expect(stage.photo == nil)
        #expect(stage.tester.frameText == before)
    }

    @Test func `a drag that pulls a photo beyond its end and returns leaves it`() {
        let stage = Stage()

        stage.drag(by: 500, -480)
        let kept = stage.photo?.imageView.frame
        stage.drag(by: 500)

        #expect(kept == CGRect(x: 0, y: 292, width: 390, height: 260))
        #expect(stage.photo == nil)
    }
}
