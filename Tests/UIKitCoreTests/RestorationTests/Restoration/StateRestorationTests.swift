import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct StateRestorationTests {
    private let store = MemoryStateStore()

    /// Launches an app that builds its interface with a closure, and shows it.
    private func launch(
        _ delegate: RestoringDelegate = RestoringDelegate(), build: @escaping () -> UIViewController
    ) -> (tester: ViewTester, delegate: RestoringDelegate) {
        delegate.build = build
        let tester = ViewTester(stateStore: store, delegate: delegate)
        tester.settle()
        return (tester, delegate)
    }

    private func root() -> UINavigationController {
        let list = NoteViewController("list")
        let navigation = UINavigationController(rootViewController: list)
        navigation.restorationIdentifier = "navigation"
        return navigation
    }

    @Test func `a stack is restored with the values that its controllers encoded`() throws {
        do {
            let (tester, delegate) = launch(build: root)
            let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
            (navigation.topViewController as? NoteViewController)?.note = "first"
            let detail = NoteViewController("detail")
            detail.note = "second"
            navigation.pushViewController(detail, animated: false)
            tester.settle()
            tester.hide()
        }

        let (_, delegate) = launch(build: root)

        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        let notes = navigation.viewControllers.compactMap { $0 as? NoteViewController }
        #expect(notes.map(\.restorationIdentifier) == ["list", "detail"])
        #expect(notes.map(\.note) == ["first", "second"])
        #expect(notes.map(\.calls) == [["decode loaded", "finished"], ["decode loaded", "finished"]])
        #expect(notes[1].view.window === delegate.window)
        #expect(NoteViewController.paths == [["navigation", "list"], ["navigation", "detail"]])
        #expect(store.restorations == 1)
        #expect(delegate.calls == ["shouldRestore", "didDecode 42"])
    }

    @Test func `controllers hear that all is restored once the app has said so as often as it has put that off`() throws
    {
        do {
            let (tester, _) = launch(build: root)
            tester.hide()
        }
        let extending = RestoringDelegate()
        extending.extensions = 2

        let (tester, delegate) = launch(extending, build: root)
        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        let note = try #require(navigation.topViewController as? NoteViewController)
        let launched = note.calls
        UIApplication.shared.completeStateRestoration()
        tester.runtime.scene.extendStateRestoration()
        tester.runtime.scene.completeStateRestoration()
        let half = note.calls
        UIApplication.shared.completeStateRestoration()
        tester.settle()
        UIApplication.shared.completeStateRestoration()

        #expect(launched == ["decode loaded"])
        #expect(half == launched)
        #expect(note.calls == ["decode loaded", "finished"])
        #expect(delegate.systemVersion == "6.1")
        #expect(store.restorations == 1)
    }

    @Test func `a stack is restored up to the first controller without an identifier`() throws {
        do {
            let (tester, delegate) = launch(build: root)
            let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
            for name in ["one", nil, "three"] {
                navigation.pushViewController(NoteViewController(name), animated: false)
            }
            tester.settle()
            tester.hide()
        }

        let (_, delegate) = launch(build: root)

        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        #expect(navigation.viewControllers.map(\.restorationIdentifier) == ["list", "one"])
    }

    @Test func `tabs are restored with their selection, and with the state of tabs that were not shown`() throws {
        func tabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = ["a", "b", "c"].map { PlainNoteViewController($0) }
            return tabs
        }
        do {
            let (tester, delegate) = launch(build: tabs)
            let made = try #require(delegate.window.rootViewController as? UITabBarController)
            (made.viewControllers?[0] as? PlainNoteViewController)?.note = "kept"
            made.selectedIndex = 2
            tester.settle()
            tester.hide()
        }

        let (_, delegate) = launch(build: tabs)

        let restored = try #require(delegate.window.rootViewController as? UITabBarController)
        #expect(restored.selectedIndex == 2)
        #expect(restored.viewControllers?.map { ($0 as? PlainNoteViewController)?.note } == ["kept", "", ""])
        #expect(restored.viewControllers?.map(\.isViewLoaded) == [true, false, true])
    }

    @Test func `tabs are restored in the user's order, and those without a tab with their state`() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        func tabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = names.map { PlainNoteViewController($0) }
            return tabs
        }
        func order(_ tabs: UITabBarController) -> [String?] { tabs.viewControllers?.map(\.restorationIdentifier) ?? [] }
        do {
            let (tester, delegate) = launch(build: tabs)
            let made = try #require(delegate.window.rootViewController as? UITabBarController)
            for (index, controller) in (made.viewControllers ?? []).enumerated() {
                (controller as? PlainNoteViewController)?.note = "\(index)"
            }
            made.beginCustomizing()
            made.tabBar.customization?.exchange(
                try #require(made.viewControllers?[5].tabBarItem), try #require(made.viewControllers?[1].tabBarItem))
            made.tabBar.endCustomizing(animated: false)
            tester.settle()
            tester.hide()
        }

        let (tester, delegate) = launch(build: tabs)
        let restored = try #require(delegate.window.rootViewController as? UITabBarController)
        tester.hide()
        let (_, another) = launch(build: tabs)
        let again = try #require(another.window.rootViewController as? UITabBarController)

        #expect(order(restored) == ["a", "f", "c", "d", "e", "b"])
        #expect(
            restored.viewControllers?.map { ($0 as? PlainNoteViewController)?.note } == ["0", "5", "2", "3", "4", "1"])
        #expect(restored.customizableViewControllers?.count == 6)
        #expect(order(again) == order(restored))
    }

    @Test func `an order of the app's precedes the saved one`() throws {
        func tabs(_ names: [String]) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = names.map { PlainNoteViewController($0) }
            return tabs
        }
        do {
            let (tester, _) = launch { tabs(["a", "b", "c"]) }
            tester.hide()
        }

        let (_, delegate) = launch { tabs(["c", "a", "b"]) }

        let restored = try #require(delegate.window.rootViewController as? UITabBarController)
        #expect(restored.viewControllers?.map(\.restorationIdentifier) == ["c", "a", "b"])
    }

    @Test func `a presentation is presented again`() throws {
        do {
            let (tester, delegate) = launch(build: root)
            let sheet = NoteViewController("sheet")
            sheet.note = "over"
            delegate.window.rootViewController?.present(sheet, animated: false)
            tester.settle()
            tester.hide()
        }

        let (_, delegate) = launch(build: root)

        let sheet = delegate.window.rootViewController?.presentedViewController as? NoteViewController
        #expect(sheet?.note == "over")
        #expect(sheet?.restorationIdentifier == "sheet")
    }

    @Test func `the delegate makes controllers that have no class for it`() throws {
        func build() -> UINavigationController {
            let navigation = UINavigationController(rootViewController: PlainNoteViewController("list"))
            navigation.restorationIdentifier = "navigation"
            return navigation
        }
        do {
            let (tester, delegate) = launch(build: build)
            let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
            let detail = PlainNoteViewController("detail")
            detail.note = "plain"
            navigation.pushViewController(detail, animated: false)
            tester.settle()
            tester.hide()
        }
        let delegate = RestoringDelegate()
        delegate.make = { path, coder in
            path.last == "detail" ? PlainNoteViewController(coder.decodeObject(forKey: "note") as? String) : nil
        }

        _ = launch(delegate, build: build)

        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        let detail = try #require(navigation.topViewController as? PlainNoteViewController)
        #expect(navigation.viewControllers.count == 2)
        #expect(detail.note == "plain")
        #expect(detail.restorationIdentifier == "detail")
    }

    @Test func `encoded references between controllers are restored`() throws {
        do {
            let (tester, delegate) = launch(build: root)
            let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
            let detail = NoteViewController("detail")
            detail.friend = navigation.viewControllers[0]
            navigation.pushViewController(detail, animated: false)
            tester.settle()
            tester.hide()
        }

        let (_, delegate) = launch(build: root)

        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        let detail = try #require(navigation.topViewController as? NoteViewController)
        #expect(detail.friend === navigation.viewControllers[0])
    }

    @Test func `an app that wants no state saved or restored starts fresh`() throws {
        let saved = try savedState()
        let unwilling = RestoringDelegate()
        unwilling.restores = false
        store.state = saved

        _ = launch(unwilling, build: root)
        let kept = store.state
        unwilling.saves = false
        let (tester, _) = launch(unwilling, build: root)
        tester.hide()

        let navigation = try #require(unwilling.window.rootViewController as? UINavigationController)
        #expect(navigation.viewControllers.count == 1)
        #expect(kept == saved)
        #expect(store.state == nil)
    }

    @Test func `a damaged state is set aside with the reason, and the app starts fresh`() throws {
        let saved = try savedState()
        var reasons: [String] = []

        for damage in [saved.prefix(saved.count / 2), Data(), Data("no state".utf8), flipped(saved)] {
            store.state = Data(damage)
            let (_, delegate) = launch(build: root)
            let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
            #expect(navigation.viewControllers.count == 1)
            #expect(delegate.calls == [])
        }
        reasons = store.reasons

        #expect(reasons.count == 4)
        #expect(reasons.last == "its checksum is wrong")
        #expect(store.state == nil)
    }

    @Test func `no flipped byte of a state stops the app`() throws {
        let saved = try savedState()

        for place in stride(from: 0, to: saved.count, by: 7) {
            var data = saved
            data[data.startIndex + place] ^= 0x55
            #expect((try? SavedState(data)).map { $0 == (try? SavedState(saved)) } != false)
        }
    }

    @Test func `the app's own archive has the idiom and the date`() throws {
        do {
            let (tester, _) = launch(build: root)
            tester.hide()
        }

        let (_, delegate) = launch(build: root)

        #expect(delegate.idiom == UIUserInterfaceIdiom.phone.rawValue)
        #expect(delegate.date != nil)
    }

    /// The state that an app with two controllers on its stack saves.
    private func savedState() throws -> Data {
        let (tester, delegate) = launch(build: root)
        let navigation = try #require(delegate.window.rootViewController as? UINavigationController)
        navigation.pushViewController(NoteViewController("detail"), animated: false)
        tester.settle()
        tester.hide()
        return try #require(store.state)
    }

    /// The state with a byte in the middle of the content changed.
    private func flipped(_ data: Data) -> Data {
        var data = data
        data[data.startIndex + data.count / 2] ^= 1
        return data
    }
}
