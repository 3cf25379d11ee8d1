import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// When `isBeingPresented` and `isBeingDismissed` are true, and for whom.
@Suite(.application) struct PresentationFlagTests {
    private let a = FlagViewController()
    private let b = FlagViewController()
    private let arrival = ["willAppear: presented", "didAppear: presented"]
    private let departure = ["willDisappear: dismissed", "didDisappear: dismissed"]
    private let plainDeparture = ["willDisappear: ", "didDisappear: "]
    private let plainArrival = ["willAppear: ", "didAppear: "]

    private func take(_ controller: FlagViewController) -> [String] {
        defer { controller.flags = [] }
        return controller.flags
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `the presented controller has the flags, the presenter has not`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        b.modalPresentationStyle = .fullScreen
        tester.show(a)
        _ = take(a)

        a.present(b, animated: animated)
        tester.settle()
        let presented = (take(a), take(b))
        a.dismiss(animated: animated)
        tester.settle()

        #expect(presented == (plainDeparture, arrival))
        #expect((take(a), take(b)) == (plainArrival, departure))
        #expect(!b.isBeingPresented && !b.isBeingDismissed)
    }

    @Test func `a child of a stack that is presented learns it from the stack`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: b)
        tester.show(a)

        a.present(navigation, animated: true)
        tester.pump(by: 0.1)
        let during = (navigation.isBeingPresented, b.isBeingPresented)
        tester.settle()
        a.dismiss(animated: true)
        tester.pump(by: 0.1)
        let leaving = (navigation.isBeingDismissed, b.isBeingDismissed)
        tester.settle()

        #expect(during == (true, false))
        #expect(leaving == (true, false))
        #expect(b.flags.map { $0.hasSuffix("ed") } == [false, false, false, false])
    }

    @Test func `a sheet whose dismissal is given up is not being dismissed any more`() {
        let tester = ViewTester()
        tester.show(a)
        a.present(b, animated: false)
        tester.settle()
        _ = take(b)

        let touch = tester.touch(at: CGPoint(x: 180, y: 60))
        tester.move(touch, by: CGVector(dx: 0, dy: 200))
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(take(b) == ["willDisappear: dismissed", "willAppear: ", "didAppear: "])
        #expect(!b.isBeingDismissed && !b.isBeingPresented)
        a.dismiss(animated: false)
        tester.settle()
        #expect(take(b) == departure)
    }
}
