import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Ways back, from the controller where they begin to one that is there already.
@Suite(.application) struct UnwindingTests {
    private let tester = ViewTester()
    private let book = UnwindBook()

    private func stop(_ name: String) -> UnwindStop { UnwindStop(name, in: book) }
    private func home(_ name: String) -> UnwindHome { UnwindHome(name, in: book) }

    private func goBack(from controller: UIViewController, kind: UIStoryboardSegue.Type? = nil, animated: Bool = true) {
        controller.goBack(by: UnwindHome.action, identifier: "back", kind: kind, animated: animated, sender: "key")
    }

    private func present(_ controller: UIViewController, from presenter: UIViewController) {
        controller.modalPresentationStyle = .fullScreen
        presenter.present(controller, animated: false)
        tester.settle()
    }

    // The order was measured on iOS 10 to 12, with four controllers that present each other.
    @Test func `each controller is asked after its children, from the source down, and one dismissal leads back`() {
        let first = home("1")
        let others = [stop("2"), stop("3"), stop("4")]
        tester.show(first)
        present(others[0], from: first)
        present(others[1], from: others[0])
        present(others[2], from: others[1])

        goBack(from: others[2])
        tester.settle()

        #expect(
            book.lines == [
                "4 children 0", "4 can not", "3 children 0", "3 can not", "2 children 0", "2 can not", "1 children 0",
                "1 can", "4 prepares back to 1", "1 goes on, from 4", "1 dismisses animated",
            ])
        #expect(first.presentedViewController == nil)
    }

    @Test func `a stack asks the controllers below from the top down, and pops to the one that can`() {
        let (root, middle, top) = (home("root"), home("middle"), stop("top"))
        let navigation = UINavigationController()
        navigation.viewControllers = [root, middle, top]
        tester.show(navigation)

        goBack(from: top)

        #expect(navigation.viewControllers == [root, middle])
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        #expect(
            book.lines == [
                "top children 0", "top can not", "middle children 0", "middle can", "top prepares back to middle",
                "middle goes on, from top",
            ])
        tester.settle()
    }

    @Test func `a presentation over a stack is dismissed with its transition, while the stack pops unseen`() {
        let (root, top, presented) = (home("root"), stop("top"), stop("presented"))
        let navigation = UINavigationController()
        navigation.viewControllers = [root, top]
        tester.show(navigation)
        present(presented, from: top)

        goBack(from: presented)

        #expect(navigation.viewControllers == [root])
        #expect(presented.isBeingDismissed)
        tester.settle()
        #expect(navigation.presentedViewController == nil)
    }

    @Test func `tabs select the one that the destination is in, and its stack pops`() {
        let (root, above) = (home("root"), stop("above"))
        let stack = UINavigationController()
        stack.viewControllers = [root, above]
        let source = stop("source")
        let tabs = UITabBarController()
        tabs.viewControllers = [source, stack]
        tester.show(tabs)

        goBack(from: source)
        tester.settle()

        #expect(tabs.selectedViewController === stack)
        #expect(stack.viewControllers == [root])
    }

    @Test func `children of an ancestor are asked before it, and a container of the app is to show the one found`() {
        let parent = UnwindContainer("parent", in: book)
        let (source, sibling) = (stop("source"), home("sibling"))
        for child in [source, sibling] { parent.addChild(child) }
        tester.show(parent)

        goBack(from: source)

        #expect(
            book.lines.suffix(4) == [
                "sibling can", "source prepares back to sibling", "sibling goes on, from source",
                "parent turns to sibling",
            ])
    }

    @Test func `a parent that can unwind is the destination, and the child stays shown`() {
        let (parent, child) = (home("parent"), stop("child"))
        parent.addChild(child)
        tester.show(parent)

        goBack(from: child)

        #expect(book.lines.suffix(2) == ["child prepares back to parent", "parent goes on, from child"])
        #expect(child.parent === parent)
    }

    @Test func `without a destination the unwinding is ignored`() {
        let (root, top) = (stop("root"), home("top"))
        let navigation = UINavigationController()
        navigation.viewControllers = [root, top]
        tester.show(navigation)

        goBack(from: top)

        #expect(navigation.viewControllers == [root, top])
        #expect(!book.lines.contains { $0.contains("prepares") })
    }

    @Test func `an unwind segue class performs its own transition, or the standard one by super`() {
        let (root, top) = (home("root"), stop("top"))
        let navigation = UINavigationController()
        navigation.viewControllers = [root, top]
        tester.show(navigation)

        goBack(from: top, kind: UnwindSilence.self)
        let untouched = navigation.viewControllers
        goBack(from: top, kind: UnwindEcho.self, animated: false)

        #expect(untouched == [root, top])
        #expect(navigation.viewControllers == [root])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `the older methods are asked still: for the destination, and for the segue`() {
        let (root, middle, top) = (home("root"), home("middle"), stop("top"))
        let navigation = FormerContainer()
        navigation.viewControllers = [root, middle, top]
        tester.show(navigation)

        goBack(from: top)

        #expect(navigation.segues == ["back from top"])
        #expect(book.lines.suffix(2) == ["top prepares back to root", "root goes on, from top"])
        #expect(navigation.viewControllers == [root, middle, top])
    }

    @Test func `a source is contained in the child that it is in or that presents it`() {
        let (root, child, inner, presented) = (stop("root"), stop("child"), stop("inner"), stop("presented"))
        root.addChild(child)
        child.addChild(inner)
        tester.show(root)
        root.view.addSubview(child.view)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        tester.settle()
        let beginnings = [inner, presented].map {
            UIStoryboardUnwindSegueSource($0, UnwindHome.action, sender: "key")
        }

        #expect(beginnings.map { root.childContaining($0) } == [child, child])
        #expect(beginnings.map { inner.childContaining($0) } == [nil, nil])
        #expect(beginnings.map { root.allowedChildrenForUnwinding(from: $0) } == [[], []])
        #expect(beginnings[0].source === inner)
        #expect(beginnings[0].unwindAction == UnwindHome.action)
        #expect(beginnings[0].sender as? String == "key")
    }
}

/// Performs no transition.
private final class UnwindSilence: UIStoryboardSegue {
    override func perform() {}
}

/// Performs the standard transition; it has an initializer of its own besides.
private final class UnwindEcho: UIStoryboardSegue {
    private var count = 0
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        count = 1
        super.init(identifier: identifier, source: source, destination: destination)
    }
    override func perform() { if count == 1 { super.perform() } }
}

/// Sees to ways back as containers did before iOS 9.
private final class FormerContainer: UINavigationController {
    private(set) var segues: [String] = []

    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { viewControllers[0] }

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        segues.append("\(identifier ?? "") from \(fromViewController.title ?? "")")
        return UnwindSilence(identifier: identifier, source: fromViewController, destination: toViewController)
    }
}
