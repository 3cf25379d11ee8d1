import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct EditingTests {
    @Test func `the edit button begins editing with animation, and turns into Done`() throws {
        let tester = ViewTester()
        let controller = EditedViewController()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        tester.show(UINavigationController(rootViewController: controller))
        let first = controller.editButtonItem.title

        try tester.tap(.text("Edit"))
        let editing = controller.isEditing
        let second = (controller.editButtonItem.title, controller.editButtonItem.style)
        try tester.tap(.text("Done"))
        tester.settle()

        #expect(first == "Edit")
        #expect(editing)
        #expect(second == ("Done", .done))
        #expect(!controller.isEditing)
        #expect(controller.calls == ["true animated", "false animated"])
    }

    @Test func `setting the property edits without animation`() {
        let controller = EditedViewController()

        controller.isEditing = true

        #expect(controller.isEditing)
        #expect(controller.calls == ["true"])
        #expect(controller.editButtonItem.title == "Done")
    }

    @Test func `the button does not keep its controller`() {
        weak var controller: UIViewController?
        var button: UIBarButtonItem?
        do {
            let made = UIViewController()
            (controller, button) = (made, made.editButtonItem)
        }

        #expect(button?.title == "Edit")
        #expect(controller == nil)
    }
}

private final class EditedViewController: UIViewController {
    private(set) var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing)" + (animated ? " animated" : ""))
    }
}
