import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SplitErrorTests {
    /// The standard error of a process that stopped.
    private func sentence(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `a column that the style lacks stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
            }
        }

        #expect(sentence(result).contains("cannot fill the column supplementary"))
    }

    @Test func `a column without a style stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController().show(.primary) }
        }

        #expect(sentence(result).contains("since it has the unspecified style"))
    }

    @Test func `view controllers for columns stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()] }
        }

        #expect(sentence(result).contains("cannot be set, since it has columns"))
    }

    @Test func `a third controller stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
            }
        }

        #expect(sentence(result).contains("can have two viewControllers, not 3"))
    }

    @Test func `pushing a split view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UISplitViewController(), animated: false)
            }
        }

        #expect(sentence(result).contains("Split view controllers cannot be pushed to a navigation controller"))
    }
}
