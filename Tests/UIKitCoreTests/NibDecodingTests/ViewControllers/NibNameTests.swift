import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The search for the nibs of controllers without one's name.
@Suite(.application) struct NibNameTests {
    private final class ListPageController: UIViewController {}

    /// A loader that notes the names that it is asked for, and has no nib.
    private final class AskedLoader: InterfaceLoader, @unchecked Sendable {
        var names: [String] = []
        var revision: Int? = 1

        func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any] { [] }

        func hasNib(named name: String, in bundle: Bundle?) -> Bool {
            names.append(name)
            return false
        }

        func revision(of bundle: Bundle?) -> Int? { revision }
    }

    private func asking(_ loader: AskedLoader, _ body: () -> Void) -> [String] {
        let former = installedInterfaceLoader.available
        installedInterfaceLoader.install(loader)
        defer { installedInterfaceLoader.install(former) }
        loader.names = []
        body()
        return loader.names
    }

    @Test func `a class is searched once, until files may have changed`() {
        let loader = AskedLoader()
        loader.revision = Int.random(in: 1_000_000...9_000_000)
        let load = { ListPageController().loadViewIfNeeded() }

        let first = asking(loader, load)
        let second = asking(loader, load)
        loader.revision = 0
        let changed = asking(loader, load)

        #expect(first == ["ListPage", "ListPageController"])
        #expect(second == [])
        #expect(changed == first)
    }

    @Test func `where files may appear at any time a class is searched each time`() {
        let loader = AskedLoader()
        loader.revision = nil

        let names = asking(loader) { for _ in 0..<2 { ListPageController().loadViewIfNeeded() } }

        #expect(names == ["ListPage", "ListPageController", "ListPage", "ListPageController"])
    }

    @Test func `controllers of the framework's own have no nibs`() {
        let loader = AskedLoader()
        loader.revision = nil

        #expect(asking(loader) { UIViewController().loadViewIfNeeded() } == [])
    }
}
