import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ScrollZoomTests {
    private func stage() -> (ScrollStage, UIView) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 400))
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.view.addSubview(photo)
        stage.recorder.zoomed = photo
        stage.view.minimumZoomScale = 0.5
        stage.view.maximumZoomScale = 3
        stage.tester.pump()
        return (stage, photo)
    }

    @Test func `a scale enlarges the content about the middle`() {
        let (stage, photo) = stage()

        stage.view.zoomScale = 2

        #expect(stage.view.contentSize == CGSize(width: 600, height: 800))
        #expect(photo.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(stage.view.contentOffset == CGPoint(x: 150, y: 200))
        #expect(stage.recorder.calls.contains("didZoom"))
    }

    @Test func `a scale beyond the limits becomes the nearest one inside`() {
        let (stage, _) = stage()

        stage.view.zoomScale = 9

        #expect(stage.view.zoomScale == 3)
    }

    @Test func `a rectangle fills the view`() {
        let (stage, _) = stage()

        stage.view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: true)
        stage.tester.settle()

        #expect(stage.view.zoomScale == 2)
        #expect(stage.view.contentOffset == CGPoint(x: 200, y: 200))
        #expect(stage.recorder.calls.first == "willBeginZooming")
        #expect(stage.recorder.calls.last == "didEndZooming(2.0)")
    }

    @Test func `fingers zoom about their middle`() throws {
        let (stage, photo) = stage()
        let one = stage.tester.touch(at: CGPoint(x: 150, y: 280))
        let other = stage.tester.touch(at: CGPoint(x: 150, y: 320))

        one.move(to: CGPoint(x: 150, y: 270))
        let middle = photo.convert(CGPoint(x: 150, y: 295), from: nil)
        other.move(to: CGPoint(x: 150, y: 350))
        one.move(to: CGPoint(x: 150, y: 240))
        let isZooming = stage.view.isZooming
        let kept = photo.convert(CGPoint(x: 150, y: 295), from: nil)
        one.lift()
        other.lift()
        stage.tester.settle()

        #expect(isZooming)
        #expect(stage.view.zoomScale > 1.5)
        #expect(abs(middle.y - kept.y) < 1)
        #expect(stage.recorder.calls.contains("willBeginZooming"))
        #expect(stage.recorder.calls.contains { $0.hasPrefix("didEndZooming") })
    }

    @Test func `a scale that fingers pulled too far returns`() {
        let (stage, _) = stage()
        stage.view.zoomScale = 3
        let one = stage.tester.touch(at: CGPoint(x: 150, y: 290))
        let other = stage.tester.touch(at: CGPoint(x: 150, y: 310))

        one.move(to: CGPoint(x: 150, y: 200))
        other.move(to: CGPoint(x: 150, y: 400))
        let far = stage.view.zoomScale
        one.lift()
        other.lift()
        let isBouncing = stage.view.isZoomBouncing
        stage.tester.settle()

        #expect(far > 3 && far < 6)
        #expect(isBouncing)
        #expect(stage.view.zoomScale == 3)
        #expect(!stage.view.isZoomBouncing && !stage.view.isZooming)
    }

    @Test func `a view with one scale has no pinch recognizer`() {
        let (stage, _) = stage()
        let before = stage.view.pinchGestureRecognizer

        stage.view.maximumZoomScale = 0.5

        #expect(before != nil)
        #expect(stage.view.pinchGestureRecognizer == nil)
    }
}
