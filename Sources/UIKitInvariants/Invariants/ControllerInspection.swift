import CoreGraphics
package import UIKitCore

/// Checks whether a controller's links, its shown view and its callbacks agree.
package struct ControllerInspection {
    /// The disagreements, as clauses that begin with the controller's class.
    package private(set) var faults: [String] = []
    private let controller: UIViewController
    private let name: String

    /// Checks a controller; `isAtRest` when no motion and no work is pending, and more has to hold.
    package init(of controller: UIViewController, isAtRest: Bool) {
        self.controller = controller
        name = ObjectNames.className(of: controller)
        checkLinks()
        checkViews()
        if let pages = controller.asContainer?.containedPages { check(pages) }
        if isAtRest { checkRest() }
    }

    private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
        if !holds { faults.append("\(name) \(fault())") }
    }

    private mutating func checkLinks() {
        for child in controller.children { expect(child.parent === controller, "is not the parent of a child") }
        if let presentation = controller.presentation {
            let presented = presentation.presented
            expect(presented.ownPresentation === presentation, "presents what knows nothing of it")
            expect(presentation.presenter === controller, "presents for another")
            expect(presented.presentingViewController === controller, "does not present what it presents")
        }
    }

    /// Whether another view is shown instead of its own.
    private func isCovered(_ controller: UIViewController) -> Bool { controller.presentation?.isPresenterOut == true }

    /// Whether its view is on the page that stays curled up over a presented controller, though it counts as disappeared.
    private var isOnCurledPage: Bool {
        var view = controller.viewIfLoaded
        while let current = view, !(current is PresenterPage) { view = current.superview }
        return view != nil
    }

    private mutating func checkViews() {
        let window = controller.viewIfLoaded?.window
        switch controller.appearance.state {
        case .appeared: expect(window != nil || isCovered(controller), "has appeared, but is not in the window")
        case .disappeared: expect(window == nil || isOnCurledPage, "has disappeared, but is in the window")
        default: break
        }
        for child in controller.children {
            guard let view = child.viewIfLoaded, view.window != nil, let own = controller.viewIfLoaded else { continue }
            expect(view.isDescendant(of: own), "does not have the view of a child in its own")
        }
    }

    private mutating func check(_ container: ContainedPages) {
        expect(container.pages.allSatisfy { $0.parent === controller }, "has a page that is no child")
        let known = container.pages + container.guests
        let others = controller.children.filter { child in !known.holds(child) }
        expect(others.isEmpty, "has \(others.count) children that are no pages")
        if container.isAtRest { checkOnly(container.shown, of: container.pages) }
    }

    /// Of the children of a container at rest only one has appeared, if the container has.
    private mutating func checkOnly(_ shown: UIViewController?, of children: [UIViewController]) {
        for child in children where child !== shown {
            expect(child.appearance.state == .disappeared, "has told one that is not shown otherwise")
        }
        guard let shown, controller.appearance.state == .appeared, !isCovered(controller), !isCovered(shown) else {
            return
        }
        expect(shown.appearance.state == .appeared, "shows what it has not told so")
    }

    private mutating func checkRest() {
        expect(!controller.appearance.isChanging, "is between two callbacks")
        expect(controller.runningCoordinator == nil, "has a coordinator at rest")
        expect(controller.ownPresentation?.isInTransition != true, "is between two presentations")
        let flags = [
            controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingToParent,
            controller.isMovingFromParent,
        ]
        expect(!flags.contains(true), "says that it comes or goes")
    }
}
