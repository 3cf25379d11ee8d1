import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ControllerErrorTests {
    @Test func `a loadView that makes no view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UnloadableViewController(.makesNothing).loadViewIfNeeded() }
        }

        #expect(result.sentence.contains("loadView of UnloadableViewController ended without a view"))
    }

    @Test func `a loadView that reads the view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UnloadableViewController(.readsView).loadViewIfNeeded() }
        }

        #expect(result.sentence.contains("reads `view` inside loadView"))
    }

    @Test func `one view for two controllers stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                let view = UIView()
                first.view = view
                second.view = view
            }
        }

        #expect(result.sentence.contains("A view can be the root view of one controller only"))
    }

    @Test func `a controller as its own ancestor stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (UIViewController(), UIViewController())
                parent.addChild(child)
                child.addChild(parent)
            }
        }

        #expect(result.sentence.contains("it is that controller or one of its ancestors"))
    }

    @Test func `a child's view in the tree of another controller than its parent stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, stranger, child) = (UINavigationController(), UIViewController(), UIViewController())
                parent.addChild(child)
                stranger.view.addSubview(child.view)
            }
        }

        #expect(result.sentence.contains("but its parent is UINavigationController"))
    }

    @Test func `a transition between controllers that are no children stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewController().transition(
                    from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
            }
        }

        #expect(result.sentence.contains("not both its children"))
    }

    @Test func `a transition in a container that forwards by hand stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, a, b) = (ManuallyForwardingViewController(), UIViewController(), UIViewController())
                parent.addChild(a)
                parent.addChild(b)
                parent.transition(from: a, to: b, duration: 0, animations: nil)
            }
        }

        #expect(result.sentence.contains("ManuallyForwardingViewController forwards appearances by hand"))
    }

    @Test func `a controller as its own child stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                controller.addChild(controller)
            }
        }

        #expect(result.sentence.contains("it is that controller or one of its ancestors"))
    }

    @Test func `overriding the traits of a controller that is no child stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewController().setOverrideTraitCollection(
                    UITraitCollection(userInterfaceStyle: .dark), forChild: UIViewController())
            }
        }

        #expect(result.sentence.contains("which is not its child"))
    }

    @Test func `a way that no storyboard gave the controller stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().performSegue(withIdentifier: "edit", sender: nil)
            }
        }

        #expect(result.sentence.contains("Receiver has no segue with identifier 'edit'"))
        #expect(result.sentence.contains("UINavigationController"))
    }

    @Test func `a child as a window's root stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (UIViewController(), UIViewController())
                parent.addChild(child)
                UIWindow(frame: .zero).rootViewController = child
            }
        }

        #expect(result.sentence.contains("cannot be the root controller of a window"))
    }
}

private final class ManuallyForwardingViewController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class UnloadableViewController: UIViewController {
    enum Mistake { case makesNothing, readsView }

    private let mistake: Mistake

    init(_ mistake: Mistake) {
        self.mistake = mistake
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { if mistake == .readsView { _ = view } }
}
