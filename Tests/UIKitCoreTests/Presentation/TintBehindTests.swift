import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The colour of what can be touched behind sheets and popovers.
@Suite struct TintBehindTests {
    private func mode(of controller: UIViewController) -> UIView.TintAdjustmentMode {
        controller.view.tintAdjustmentMode
    }

    @Test func `behind a sheet it is gone until that is dismissed`() {
        let tester = ViewTester()
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)

        root.present(sheet, animated: true)
        tester.settle()
        let (behind, inFront) = (mode(of: root), mode(of: sheet))
        root.dismiss(animated: true)
        tester.settle()

        #expect(behind == .dimmed)
        #expect(inFront == .normal)
        #expect(mode(of: root) == .normal)
    }

    @Test func `behind a card that leaves it light it stays, and goes when the card covers more`() {
        let tester = ViewTester(size: CGSize(width: 390, height: 844))
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: true)
        tester.settle()
        let light = mode(of: root)

        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        tester.settle()

        #expect(light == .normal)
        #expect(mode(of: root) == .dimmed)
    }

    @Test func `behind a popover it is gone until that is dismissed`() {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let (root, popover) = (UIViewController(), UIViewController())
        tester.show(root)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = root.view

        root.present(popover, animated: true)
        tester.settle()
        let behind = mode(of: root)
        root.dismiss(animated: true)
        tester.settle()

        #expect(behind == .dimmed)
        #expect(mode(of: root) == .normal)
    }

    @Test func `a popover takes the size that the new top of its stack prefers`() {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        first.preferredContentSize = CGSize(width: 300, height: 200)
        second.preferredContentSize = CGSize(width: 300, height: 400)
        let stack = UINavigationController(rootViewController: first)
        tester.show(root)
        stack.modalPresentationStyle = .popover
        stack.popoverPresentationController?.sourceView = root.view
        stack.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 10, height: 10)
        root.present(stack, animated: false)
        tester.settle()
        let before = stack.view.bounds.height

        stack.pushViewController(second, animated: false)
        tester.settle()
        let pushed = stack.view.bounds.height
        stack.popViewController(animated: false)
        tester.settle()

        #expect(pushed == before + 200)
        #expect(stack.view.bounds.height == before)
    }
}
