import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct PresentationErrorTests {
    private func sentence(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `presenting an active controller stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tester = ViewTester()
                let (root, child) = (UIViewController(), UIViewController())
                root.addChild(child)
                tester.show(root)
                root.present(child, animated: false)
            }
        }

        #expect(sentence(result).contains("Application tried to present modally an active controller"))
    }

    @Test func `partial curl without full screen stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tester = ViewTester()
                let (root, presented) = (UIViewController(), UIViewController())
                tester.show(root)
                presented.modalTransitionStyle = .partialCurl
                root.present(presented, animated: false)
            }
        }

        #expect(sentence(result).contains("Partial curl needs full screen"))
    }

    @Test func `a popover without a location stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
                let (root, presented) = (UIViewController(), UIViewController())
                tester.show(root)
                presented.modalPresentationStyle = .popover
                root.present(presented, animated: false)
            }
        }

        #expect(sentence(result).contains("needs a location"))
    }

    @Test func `a sheet without detents stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
        }

        #expect(sentence(result).contains("was given no detents"))
    }

    @Test func `presenting twice is logged and ignored`() {
        let tester = ViewTester()
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(root)
        root.present(first, animated: false)

        root.present(second, animated: false)

        #expect(tester.diagnostics.contains { $0.contains("already presenting") })
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        tester.settle()
    }

    @Test func `presenting on a view outside the window is logged and ignored`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (lost, presented) = (UIViewController(), UIViewController())

        lost.present(presented, animated: true)

        #expect(tester.diagnostics.contains { $0.contains("whose view is not in the window hierarchy") })
        #expect(lost.presentedViewController == nil)
    }

    @Test func `dismissing during a presentation is logged and ignored`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        root.present(presented, animated: true)
        tester.pump(by: 0.1)

        root.dismiss(animated: true)
        tester.settle()

        #expect(tester.diagnostics.contains { $0.contains("while a presentation or dismissal is in progress") })
        #expect(root.presentedViewController === presented)
    }
}
