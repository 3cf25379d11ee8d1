import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// The effect of `requestGeometryUpdate`.
@Suite(.application) struct GeometryRequestTests {
    private final class Controller: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var mayRotate = true

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { mayRotate }

        func ask(_ mask: UIInterfaceOrientationMask) -> ErrorBox {
            let box = ErrorBox()
            view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { box.error = $0 }
            return box
        }
    }

    private final class ErrorBox {
        var error: (any Error)?
    }

    @Test func `an app asks for an orientation and gets it with the next frame`() {
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)
        tester.trace("rotation")

        let box = controller.ask(.landscapeLeft)
        let before = controller.interfaceOrientation
        tester.settle()

        #expect(before == .portrait)
        #expect(controller.interfaceOrientation == .landscapeLeft)
        #expect(tester.window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeLeft)
        #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
        #expect(tester.lastFrame?.surface.isLetterboxed == false)
        #expect(box.error == nil)
        // As for every turn that was asked for.
        #expect(tester.traceLines.contains { $0.contains("\"mask\":26") })
    }

    @Test func `of several orientations the present one will do`() {
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)

        let box = controller.ask([.landscape, .portrait])
        tester.settle()

        #expect(controller.interfaceOrientation == .portrait)
        #expect(box.error == nil)
    }

    @Test func `an orientation that the controller does not support is refused with an error`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        tester.show(controller)

        let box = controller.ask(.landscape)
        tester.settle()

        #expect(controller.interfaceOrientation == .portrait)
        let error = box.error as? UISceneError
        #expect(error?.code == .geometryRequestDenied)
        #expect(
            error?.localizedDescription
                == "None of the requested orientations (24) is supported by Controller and the application (2).")
    }

    @Test func `a controller that locks its orientation is not turned`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mayRotate = false
        tester.show(controller)

        let box = controller.ask(.landscapeRight)
        tester.settle()

        #expect(controller.interfaceOrientation == .portrait)
        let error = box.error as? UISceneError
        #expect(error?.code == .geometryRequestDenied)
        #expect(error?.localizedDescription.hasSuffix("whose shouldAutorotate is false.") == true)
    }

    @Test func `a window that keeps its size shows the requested orientation letterboxed`() {
        let tester = ViewTester()
        tester.acceptsWindowSizes = false
        let controller = Controller()
        tester.show(controller)

        _ = controller.ask(.landscape)
        tester.settle()

        #expect(controller.interfaceOrientation == .landscapeRight)
        #expect(tester.lastFrame?.surface.isLetterboxed == true)
    }
}
