import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// A button with a menu, which notes all chosen elements.
final class MenuStage {
    let tester: ViewTester
    let button = UIButton(type: .system)
    private(set) var calls: [String] = []

    init(showsMenuAtOnce: Bool = true, _ make: (MenuStage) -> UIMenu = { $0.menu("One", "Two", "Three") }) {
        tester = ViewTester()
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        button.showsMenuAsPrimaryAction = showsMenuAtOnce
        tester.show(button)
        button.menu = make(self)
    }

    func note(_ call: String) { calls.append(call) }

    func action(
        _ title: String, image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, image: image, attributes: attributes, state: state) { [unowned self] _ in note(title) }
    }

    func menu(_ titles: String...) -> UIMenu { UIMenu(children: titles.map { action($0) }) }

    /// The open menu.
    var open: MenuPresentation? { tester.runtime.openMenu }

    /// The rows of the front-most card.
    var rows: [MenuRow] { open?.levels.last?.panel.rows ?? [] }

    var titles: [String] { rows.map { $0.item.element?.title ?? "" } }

    var highlighted: String? { open?.levels.last?.panel.highlightedRow?.item.element?.title }

    /// The middle of a row of the front-most card, in the window.
    func place(of title: String) -> CGPoint {
        guard let row = rows.first(where: { $0.item.element?.title == title }) else { return CGPoint(x: -1, y: -1) }
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    /// Opens the menu by a tap and waits until it is shown.
    func openMenu() throws {
        try tester.tap(.view(button))
        tester.settle()
    }

    /// Taps a row and waits until the menu has closed.
    func choose(_ title: String) {
        tester.tap(at: place(of: title))
        tester.settle()
    }
}
