import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Surroundings in `viewIsAppearing(_:)`, for every way to show a controller: window, size, traits and safe area are the
/// final ones.
@Suite(.application) struct AppearingSurroundingsTests {
    enum Way: CaseIterable { case root, push, pop, tab, child, fullScreen, sheet }

    private final class Witness: UIViewController {
        var known: [String] = []
        var steps: [String] = []

        /// Its surroundings now, as text.
        var sight: String {
            "\(view.window != nil) \(view.bounds.size) \(view.safeAreaInsets) \(traitCollection.horizontalSizeClass) "
                + "\(traitCollection.verticalSizeClass) \(traitCollection.userInterfaceStyle)"
        }

        override func viewIsAppearing(_ animated: Bool) {
            known.append(sight)
            steps.append("viewIsAppearing")
        }

        override func updateViewConstraints() {
            steps.append("updateViewConstraints")
            super.updateViewConstraints()
        }

        override func viewWillLayoutSubviews() { steps.append("viewWillLayoutSubviews") }
    }

    @Test(arguments: Surroundings.allCases, Way.allCases)
    func `bounds, window and safe area are settled when a view is appearing`(surroundings: Surroundings, way: Way) {
        let tester = surroundings.makeTester()
        let witness = Witness()

        bring(witness, way, in: tester)
        tester.settle()

        #expect(witness.known == [witness.sight])
    }

    @Test(arguments: Surroundings.allCases, Way.allCases)
    func `constraints are brought up to date after that, and before the layout`(surroundings: Surroundings, way: Way) {
        let tester = surroundings.makeTester()
        let witness = Witness()

        bring(witness, way, in: tester)
        tester.settle()

        #expect(witness.steps.prefix(3) == ["viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews"])
    }

    private func bring(_ witness: Witness, _ way: Way, in tester: ViewTester) {
        let root = UIViewController()
        switch way {
        case .root: tester.show(witness)
        case .push:
            let navigation = UINavigationController(rootViewController: root)
            tester.show(navigation)
            navigation.pushViewController(witness, animated: true)
        case .pop:
            let navigation = UINavigationController(rootViewController: witness)
            navigation.pushViewController(root, animated: false)
            tester.show(navigation)
            navigation.popViewController(animated: true)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [root, witness]
            tester.show(tabs)
            tabs.selectedIndex = 1
        case .child:
            tester.show(root)
            root.addChild(witness)
            witness.view.frame = root.view.bounds
            root.view.addSubview(witness.view)
            witness.didMove(toParent: root)
        case .fullScreen, .sheet:
            tester.show(root)
            witness.modalPresentationStyle = way == .sheet ? .pageSheet : .fullScreen
            root.present(witness, animated: true)
        }
    }
}
