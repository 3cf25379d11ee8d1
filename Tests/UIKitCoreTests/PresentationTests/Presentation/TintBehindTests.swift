import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The tint of controls behind sheets and popovers.
@Suite(.application) struct TintBehindTests {
    private func mode(of controller: UIViewController) -> UIView.TintAdjustmentMode {
        controller.view.tintAdjustmentMode
    }

    @Test func `behind a sheet the tint is dimmed until the dismissal`() {
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

    @Test func `behind an undimmed detent the tint is normal, and dimmed behind the larger one`() {
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

    @Test(arguments: [true, false])
    func `behind several levels the tint is normal again when they are dismissed at once`(animated: Bool) {
        let tester = ViewTester()
        let (root, sheet, upper) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(root)
        root.present(sheet, animated: false)
        sheet.present(upper, animated: false)
        tester.settle()
        let behind = [mode(of: root), mode(of: sheet), mode(of: upper)]

        root.dismiss(animated: animated)
        tester.settle()

        #expect(behind == [.dimmed, .dimmed, .normal])
        #expect(mode(of: root) == .normal)
        #expect(tester.window.subviews.map(\.tintAdjustmentMode) == [.normal])
    }

    @Test func `a mode that the app sets meanwhile is in force, and stays after the dismissal`() {
        let tester = ViewTester()
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)
        root.present(sheet, animated: false)
        tester.settle()

        root.view.tintAdjustmentMode = .normal
        let coloured = mode(of: root)
        root.view.tintAdjustmentMode = .automatic
        let following = mode(of: root)
        root.view.tintAdjustmentMode = .dimmed
        root.dismiss(animated: false)
        tester.settle()

        #expect(coloured == .normal)
        #expect(following == .dimmed)
        #expect(mode(of: root) == .dimmed)
    }

    @Test func `behind a popover the tint is dimmed until the dismissal`() {
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
