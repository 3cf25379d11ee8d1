import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SelectorNameTests {
    @Test func `a selector of a name can be compared and printed, and has no target`() {
        let tester = ViewTester()
        let selector = Selector("save:")

        let target = tester.window.target(forAction: selector, withSender: nil)

        #expect(selector == NSSelectorFromString("save:"))
        #expect(selector != Selector("load:"))
        #expect(Set([selector, "save:", "load:"]).count == 2)
        #expect("\(selector)" == "save:")
        #expect(NSStringFromSelector(selector) == "save:")
        #expect(target == nil)
    }
}
