import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct StoryboardSegueTests {
    /// Pushes its destination.
    private final class PushSegue: UIStoryboardSegue {
        override func perform() { source.navigationController?.pushViewController(destination, animated: false) }
    }

    @Test func `a segue made with a closure performs it each time`() {
        var count = 0
        let (source, destination) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: "edit", source: source, destination: destination) { count += 1 }

        segue.perform()
        segue.perform()

        #expect(count == 2)
        #expect(segue.identifier == "edit")
        #expect(segue.source === source && segue.destination === destination)
        #expect(!destination.isViewLoaded)
    }

    @Test func `a subclass says how its destination is shown`() {
        let tester = ViewTester()
        let (source, destination) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: source)
        tester.show(navigation)

        PushSegue(identifier: nil, source: source, destination: destination).perform()

        #expect(navigation.topViewController === destination)
    }

    @Test func `a plain segue performs without any effect`() {
        let (source, destination) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination)

        source.prepare(for: segue, sender: nil)
        segue.perform()

        #expect(source.shouldPerformSegue(withIdentifier: "any", sender: nil))
        #expect(source.presentedViewController == nil)
    }
}
