import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct PresentationErrorTests {
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

        #expect(result.sentence.contains("Application tried to present modally an active controller"))
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

        #expect(result.sentence.contains("Partial curl needs full screen"))
    }

    @Test func `partial curl from a presenter that does not fill the window stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tester = ViewTester()
                let (root, sheet, presented) = (UIViewController(), UIViewController(), UIViewController())
                tester.show(root)
                root.present(sheet, animated: false)
                presented.modalPresentationStyle = .fullScreen
                presented.modalTransitionStyle = .partialCurl
                sheet.present(presented, animated: false)
            }
        }

        #expect(result.sentence.contains("is presented with the style pageSheet"))
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

        #expect(result.sentence.contains("needs a location"))
    }

    @Test func `a sheet without detents stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
        }

        #expect(result.sentence.contains("was given no detents"))
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

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext, .popover])
    func `presenting from below a page that is curled up is logged and ignored`(style: UIModalPresentationStyle) {
        let tester = ViewTester()
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(root)
        first.modalPresentationStyle = .fullScreen
        first.modalTransitionStyle = .partialCurl
        root.present(first, animated: false)
        second.modalPresentationStyle = style

        first.present(second, animated: true) { Issue.record("Nothing was presented") }
        tester.settle()

        #expect(tester.diagnostics.count == 1)
        #expect(tester.diagnostics[0].contains("Attempt to present UIViewController"))
        #expect(tester.diagnostics[0].contains("below a page that is curled up nothing is presented"))
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        #expect(root.presentedViewController === first && !second.isViewLoaded)
    }

    @Test func `presenting on a view outside the window is logged and ignored`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (lost, presented) = (UIViewController(), UIViewController())

        lost.present(presented, animated: true)

        #expect(tester.diagnostics.contains { $0.contains("whose view is not in the window hierarchy") })
        #expect(lost.presentedViewController == nil)
    }

    @Test func `a controller that its container does not show presents on the container`() {
        let tester = ViewTester()
        let (tabs, hidden, presented) = (UITabBarController(), UIViewController(), UIViewController())
        tabs.viewControllers = [UIViewController(), hidden]
        tester.show(tabs)

        hidden.present(presented, animated: false)

        #expect(tabs.presentedViewController === presented)
        #expect(presented.presentingViewController === tabs)
        #expect(tester.diagnostics.isEmpty)
        tester.settle()
    }

    @Test func `presenting from a controller in no container is discouraged but done`() {
        let tester = ViewTester()
        let (root, loose, presented) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(root)
        root.view.addSubview(loose.view)

        loose.present(presented, animated: false)

        #expect(tester.diagnostics.map { $0.contains("on detached view controllers is discouraged") } == [true])
        #expect(loose.presentedViewController === presented)
        tester.settle()
    }

    @Test func `presenting a window's root or a presented controller stops the program`() async {
        let results = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let tester = ViewTester()
                    let (root, other) = (UIViewController(), UIViewController())
                    tester.show(other)
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = root
                    window.isHidden = false
                    other.present(root, animated: false)
                }
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let tester = ViewTester()
                    let (root, presented) = (UIViewController(), UIViewController())
                    tester.show(root)
                    root.present(presented, animated: false)
                    presented.present(presented, animated: false)
                }
            },
        ]

        let isRefused = results.map {
            $0.sentence.contains("Application tried to present modally an active controller")
        }
        #expect(isRefused == [true, true])
    }

    @Test func `the presentation controller knows who presented after the end`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        let witness = EndWitness()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = witness
        tester.show(root)
        root.present(presented, animated: false)

        root.dismiss(animated: false)

        #expect(witness.controller?.presenting === root)
        tester.settle()
    }

    @Test func `an automatic style reads as the style that it resolves to`() {
        let controller = UIViewController()
        let first = controller.modalPresentationStyle

        controller.modalPresentationStyle = .fullScreen
        let second = controller.modalPresentationStyle
        controller.modalPresentationStyle = .automatic

        #expect([first, second, controller.modalPresentationStyle] == [.pageSheet, .fullScreen, .pageSheet])
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

/// Gives a presentation controller that notes, when the dismissal has ended, who presented.
private final class EndWitness: NSObject, UIViewControllerTransitioningDelegate {
    final class Controller: UIPresentationController {
        weak var presenting: UIViewController?

        override func dismissalTransitionDidEnd(_ completed: Bool) { presenting = presentingViewController }
    }

    var controller: Controller?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        controller = Controller(presentedViewController: presented, presenting: nil)
        return controller
    }
}
