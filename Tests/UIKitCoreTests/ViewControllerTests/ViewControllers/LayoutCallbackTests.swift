import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutCallbackTests {
    @Test(arguments: Surroundings.allCases)
    func `a first layout reports safe area, constraints and margins, and then the layout itself`(
        surroundings: Surroundings
    ) {
        let tester = surroundings.makeTester()
        let controller = LayoutBookViewController()

        tester.show(controller)

        // In a turned phone there is no status bar, so that the safe area stays the same.
        #expect(
            controller.calls == (surroundings == .turned ? [] : ["viewSafeAreaInsetsDidChange"]) + [
                "updateViewConstraints", "viewLayoutMarginsDidChange", "viewWillLayoutSubviews", "layoutSubviews",
                "viewDidLayoutSubviews",
            ])
    }

    @Test(arguments: Surroundings.allCases)
    func `a mark, another size, a subview and another safe area lay out again`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let controller = LayoutBookViewController()
        tester.show(controller)
        let layout = ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]

        let marked = controller.calls(of: tester) { controller.view.setNeedsLayout() }
        let size = tester.window.bounds.size
        let resized = controller.calls(of: tester) {
            tester.resize(to: CGSize(width: size.width - 8, height: size.height))
        }
        let added = controller.calls(of: tester) { controller.view.addSubview(UIView()) }
        let inset = controller.calls(of: tester) { controller.additionalSafeAreaInsets.top = 10 }

        #expect(marked == layout)
        #expect(resized == layout)
        #expect(added == layout)
        #expect(inset == ["viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"] + layout)
    }

    @Test(arguments: Surroundings.allCases)
    func `marked constraints are updated before the layout`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let controller = LayoutBookViewController()
        tester.show(controller)

        let calls = controller.calls(of: tester) {
            controller.view.setNeedsUpdateConstraints()
            controller.view.setNeedsLayout()
        }

        #expect(
            calls == ["updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test func `a root view has the least margins at its sides, wider ones where it is wide, and the safe area`() {
        let tester = ViewTester()
        let controller = LayoutBookViewController()
        tester.show(controller)

        let narrow = controller.view.layoutMargins
        tester.resize(to: CGSize(width: 667, height: 375))
        let wide = controller.view.layoutMargins

        #expect(narrow == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
        #expect(wide == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        #expect(controller.calls.contains("viewLayoutMarginsDidChange"))
    }

    @Test func `the least margins hold unless the controller gives them up`() {
        let controller = UIViewController()
        _ = ViewTester()
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 2, bottom: 0, trailing: 30)

        let kept = controller.view.layoutMargins
        controller.viewRespectsSystemMinimumLayoutMargins = false

        #expect(kept == UIEdgeInsets(top: 3, left: 16, bottom: 0, right: 30))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 2, bottom: 0, right: 30))
    }
}

private final class LayoutBookViewController: UIViewController {
    var calls: [String] = []

    /// The calls from a change to the end of the next frame.
    func calls(of tester: ViewTester, _ change: () -> Void) -> [String] {
        calls = []
        change()
        tester.pump()
        return calls
    }

    override func loadView() { view = LayoutBookView(self) }

    override func updateViewConstraints() {
        calls.append("updateViewConstraints")
        super.updateViewConstraints()
    }

    override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
    override func viewLayoutMarginsDidChange() { calls.append("viewLayoutMarginsDidChange") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
}

private final class LayoutBookView: UIView {
    private weak var book: LayoutBookViewController?

    init(_ book: LayoutBookViewController) {
        self.book = book
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { book?.calls.append("layoutSubviews") }
}
