import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct MenuSectionTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in }
    }

    private func texts(_ menu: UIMenu, _ loader: MenuLoader = MenuLoader()) -> [[String]] {
        MenuSection.sections(of: menu, loading: loader).map { section in
            [section.title] + section.items.map { $0.element?.title ?? "loading" }
        }
    }

    @Test func `menus shown inline are groups with titles of their own`() {
        let menu = UIMenu(
            title: "All",
            children: [
                action("a"),
                UIMenu(title: "Group", options: .displayInline, children: [action("b"), action("c")]),
                action("d"), UIMenu(title: "Sub", children: [action("e")]),
            ])

        #expect(texts(menu) == [["All", "a"], ["Group", "b", "c"], ["", "d", "Sub"]])
    }

    @Test func `hidden elements and empty groups are left out`() {
        let menu = UIMenu(children: [
            UIMenu(options: .displayInline, children: [action("a", .hidden)]), action("b"),
            UIMenu(options: .displayInline),
        ])

        #expect(texts(menu) == [["", "b"]])
    }

    @Test func `deferred elements replace the progress row when they are loaded`() {
        var deliver: ([UIMenuElement]) -> Void = { _ in }
        var requests = 0
        let deferred = UIDeferredMenuElement { completion in
            requests += 1
            deliver = completion
        }
        let menu = UIMenu(children: [action("a"), deferred])
        let loader = MenuLoader()
        var loads = 0
        loader.onLoad = { loads += 1 }

        let before = texts(menu, loader)
        deliver([action("b"), action("c")])
        let after = texts(menu, loader)
        let later = texts(menu)

        #expect(before == [["", "a", "loading"]])
        #expect(after == [["", "a", "b", "c"]])
        #expect(later == after)
        #expect((loads, requests) == (1, 1))
    }

    @Test func `uncached elements are made for each menu that opens`() {
        var requests = 0
        let deferred = UIDeferredMenuElement.uncached { completion in
            requests += 1
            completion([])
        }
        let menu = UIMenu(children: [action("a"), deferred])

        _ = texts(menu)
        _ = texts(menu)

        #expect(requests == 2)
    }

    @Test func `the selected elements are those that are on, groups included`() {
        let on = UIAction(title: "b", state: .on) { _ in }
        let menu = UIMenu(children: [
            action("a"), UIMenu(options: .displayInline, children: [on]),
            UIMenu(children: [UIAction(title: "c", state: .on) { _ in }]),
        ])

        #expect(menu.selectedElements.map(\.title) == ["b"])
        #expect(menu.replacingChildren([on]).identifier == menu.identifier)
    }

    @Test func `keys are written with their modifiers`() {
        func text(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
            UIKeyCommand(input: input, modifierFlags: flags, action: Selector(UIView.setNeedsLayout)).keyText
        }

        #expect(text("s", [.command, .shift]) == "Ctrl+Shift+S")
        #expect(text(UIKeyCommand.inputUpArrow, .alternate) == "Alt+↑")
        #expect(text("", []) == nil)
    }
}
