import Synchronization
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct MethodTests {
    private class Plain: UIView {}
    private final class Below: Plain {}

    @Test func `no method is found to be exchanged`() {
        var hasExchanged = false

        if let own = class_getInstanceMethod(Plain.self, Selector("layoutSubviews")),
            let other = class_getInstanceMethod(Plain.self, Selector("other_layoutSubviews"))
        {
            method_exchangeImplementations(own, other)
            hasExchanged = true
        }

        #expect(!hasExchanged)
        #expect(class_getClassMethod(Plain.self, Selector("appearance")).map { _ in 0 } == nil)
        #expect(class_getMethodImplementation(Plain.self, Selector("layoutSubviews")).map { _ in 0 } == nil)
    }

    @Test func `a method that is looked for is reported once, with its class`() {
        let messages = Mutex<[String]>([])
        let searches = MethodSearches { message in messages.withLock { $0.append(message) } }

        searches.report(Selector("layoutSubviews"), of: Plain.self)
        searches.report(Selector("layoutSubviews"), of: Plain.self)
        searches.report(Selector("layoutSubviews"), of: Below.self)
        searches.report(Selector("shared"), of: nil)

        let all = messages.withLock { $0 }
        #expect(all.count == 2)
        #expect(all.first?.hasPrefix("Plain.layoutSubviews was looked for") == true)
        #expect(all.last?.hasPrefix("Below.layoutSubviews was looked for") == true)
    }

    @Test func `classes and superclasses of objects are found`() {
        #expect(object_getClass(Below()) == Below.self)
        #expect(class_getSuperclass(Below.self) == Plain.self)
        #expect(object_getClass(nil) == nil)
        #expect(class_getSuperclass(nil) == nil)
    }
}
