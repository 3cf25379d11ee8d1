import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.application) struct FieldRestorationTests {
    private final class Store: SavedStateStore {
        private var state: Data?
        func load() -> Data? { state }
        func didRestore() {}
        func setAside(because reason: String) { state = nil }
        func save(_ state: Data) { self.state = state }
        func remove() { state = nil }
    }

    /// The delegate of an app that keeps its state, with a field in its only page.
    private final class Delegate: UIResponder, UIApplicationDelegate {
        fileprivate(set) var window: UIWindow?
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window?.makeKeyAndVisible()
            return true
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let page = UIViewController()
            page.restorationIdentifier = "page"
            field.restorationIdentifier = "field"
            field.text = "Hypatia"
            page.view.addSubview(field)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = page
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    private let store = Store()

    private func launch() -> (tester: ViewTester, field: UITextField) {
        let delegate = Delegate()
        let tester = ViewTester(stateStore: store, delegate: delegate)
        tester.settle()
        return (tester, delegate.field)
    }

    @Test func `a restored field is edited with its former selection`() {
        do {
            let (tester, field) = launch()
            field.becomeFirstResponder()
            field.selectedTextRange = field.textRange(
                from: field.position(from: field.beginningOfDocument, offset: 2)!,
                to: field.position(from: field.beginningOfDocument, offset: 5)!)
            tester.hide()
            tester.leavesWorkBehind = true
        }

        let (tester, field) = launch()
        #expect(!field.isEditing)
        field.becomeFirstResponder()

        let ends = field.selectedTextRange.map { [$0.start, $0.end] } ?? []
        #expect(ends.map { field.offset(from: field.beginningOfDocument, to: $0) } == [2, 5])
        tester.leavesWorkBehind = true
    }
}
