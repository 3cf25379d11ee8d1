import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct GraphicsContextStackTests {
    @Test func `the context pushed last is the current one`() {
        let outer = CGContext(bounds: .zero)
        let inner = CGContext(bounds: .zero)

        UIGraphicsPushContext(outer)
        UIGraphicsPushContext(inner)

        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsPopContext()
    }

    @Test func `another thread has a stack of its own`() {
        UIGraphicsPushContext(CGContext(bounds: .zero))
        defer { UIGraphicsPopContext() }
        nonisolated(unsafe) var wasEmpty = false
        let done = DispatchSemaphore(value: 0)

        Thread.detachNewThread {
            wasEmpty = UIGraphicsGetCurrentContext() == nil
            done.signal()
        }
        done.wait()

        #expect(wasEmpty)
    }

    @Test func `a frame is one point wide and paints no corner twice`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }

        UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))

        #expect(
            context.finishedList().text
                == """
                save
                fill even-odd #000000 copy M 0,0 L 10,0 L 10,10 L 0,10 Z M 1,1 L 9,1 L 9,9 L 1,9 Z
                restore
                """)
    }
}
