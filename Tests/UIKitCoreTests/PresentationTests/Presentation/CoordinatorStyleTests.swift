import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct CoordinatorStyleTests {
    @Test func `a coordinator has the style of the presentation, and none for a push`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen

        navigation.pushViewController(UIViewController(), animated: true)
        let pushing = navigation.transitionCoordinator?.presentationStyle
        tester.settle()
        navigation.present(modal, animated: true)
        let presenting = modal.transitionCoordinator?.presentationStyle
        tester.settle()
        modal.dismiss(animated: true)
        let dismissing = modal.transitionCoordinator?.presentationStyle
        tester.settle()

        #expect(pushing == UIModalPresentationStyle.none)
        #expect(presenting == .overFullScreen)
        #expect(dismissing == .overFullScreen)
    }
}
