import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitPickers
import UIKitTesting
import UIKitText

/// Properties of classes above the core that are set by their keys.
@Suite(.application) struct KeyedPropertyTests {
    private final class Source: NSObject, UITableViewDelegate, UITextFieldDelegate {}

    @Test func `text fields, tables, cells and pickers are set by key`() {
        let (field, table, cell, picker) = (UITextField(), UITableView(), UITableViewCell(), UIDatePicker())
        let source = Source()

        field.setValue("Name", forKey: "placeholder")
        field.setValue(true, forKey: "secureTextEntry")
        field.setValue(source, forKey: "delegate")
        table.setValue(60, forKey: "rowHeight")
        table.setValue(source, forKey: "delegate")
        cell.setValue(UITableViewCell.AccessoryType.checkmark.rawValue, forKey: "accessoryType")
        picker.setValue(5, forKey: "minuteInterval")

        #expect(field.placeholder == "Name")
        #expect(field.isSecureTextEntry)
        #expect(field.delegate === source)
        #expect(table.rowHeight == 60)
        #expect(table.delegate === source)
        #expect(cell.accessoryType == .checkmark)
        #expect(picker.minuteInterval == 5)
    }

    @Test func `text fields respond to the editing actions that they perform, and other controls do not`() {
        let field = UITextField()

        #expect([Selector.cut, .copy, .paste, .select, .selectAll, .delete].allSatisfy { field.responds(to: $0) })
        #expect(field.responds(to: "toggleBoldface:"))
        #expect(!field.responds(to: .increaseSize))
        #expect(!UITableViewCell().responds(to: .copy))
        #expect(!UIDatePicker().responds(to: .paste))
    }
}
