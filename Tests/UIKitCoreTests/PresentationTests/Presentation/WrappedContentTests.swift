import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Content that a delegate has wrapped in a stack for a narrow window and that is unwrapped when the window becomes wide.
@Suite(.application) struct WrappedContentTests {
    /// Knows whether its view was in a window each time that it had appeared.
    private final class Witness: UIViewController {
        private(set) var wasInWindow: [Bool] = []

        override func viewDidAppear(_ animated: Bool) { wasInWindow.append(view.window != nil) }
    }

    private let adaptivity = RecordingAdaptivity(RecordingViewController.Log())
    private let compact = CGSize(width: 390, height: 844)
    private let regular = CGSize(width: 834, height: 1112)

    /// A form sheet over a page in a narrow window, in a stack.
    private func wrapped(in tester: ViewTester) throws -> (content: Witness, stack: UINavigationController) {
        adaptivity.style = .pageSheet
        adaptivity.replacement = { UINavigationController(rootViewController: $0) }
        let (page, content) = (UIViewController(), Witness())
        tester.show(page)
        content.modalPresentationStyle = .formSheet
        content.presentationController?.delegate = adaptivity
        page.present(content, animated: false)
        tester.settle()
        return (content, try #require(content.navigationController))
    }

    @Test func `a presentation over the stack in its context stays and is shown`() throws {
        let tester = ViewTester(size: compact, idiom: .pad)
        let (content, stack) = try wrapped(in: tester)
        let (over, sheet) = (UIViewController(), UIViewController())
        over.modalPresentationStyle = .overCurrentContext
        stack.definesPresentationContext = true
        stack.present(over, animated: false)
        over.present(sheet, animated: false)
        tester.settle()

        tester.resize(to: regular)
        tester.settle()

        #expect(content.presentedViewController === over && over.presentedViewController === sheet)
        for controller in [content, over, sheet] {
            #expect(controller.appearance.state == .appeared)
            #expect(controller.viewIfLoaded?.window === tester.window)
        }
    }

    @Test func `a pop that brings it in ends while it is in the window`() throws {
        let tester = ViewTester(size: compact, idiom: .pad)
        let (content, stack) = try wrapped(in: tester)
        stack.pushViewController(UIViewController(), animated: false)
        tester.settle()
        stack.popViewController(animated: true)
        tester.pump(by: 0.1)

        tester.resize(to: regular)
        tester.settle()

        #expect(!content.wasInWindow.contains(false))
        #expect(content.parent == nil && content.view.window === tester.window)
        #expect(content.appearance.state == .appeared)
    }
}
