import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewErrorTests {
    @Test func `a view added to one of its own descendants stops with the remedy`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }

        let message = result.sentence
        #expect(message.contains("Remove one of them from its superview first."))
    }

    @Test func `masks without a common orientation stop with both of them`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Nowhere: UIViewController {
                    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
                }
                ViewTester().show(Nowhere())
            }
        }

        let message = result.sentence
        #expect(message.contains("UIApplicationInvalidInterfaceOrientation"))
        #expect(message.contains("Widen one of the masks."))
    }
}
