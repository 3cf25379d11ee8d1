import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SplitErrorTests {
    @Test func `a column that the style lacks stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
            }
        }

        #expect(result.sentence.contains("cannot fill the column supplementary"))
    }

    @Test func `a column without a style stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController().show(.primary) }
        }

        #expect(result.sentence.contains("since it has the unspecified style"))
    }

    @Test func `view controllers for columns stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()] }
        }

        #expect(result.sentence.contains("cannot be set, since it has columns"))
    }

    @Test func `a third controller stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
            }
        }

        #expect(result.sentence.contains("can have two viewControllers, not 3"))
    }

    @Test func `pushing a split view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UISplitViewController(), animated: false)
            }
        }

        #expect(result.sentence.contains("Split view controllers cannot be pushed to a navigation controller"))
    }
}
