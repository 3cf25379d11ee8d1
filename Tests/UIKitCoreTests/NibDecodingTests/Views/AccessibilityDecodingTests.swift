import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AccessibilityDecodingTests {
    @Test func `a view reads its words for assistive technologies`() throws {
        let view = try InterfaceFile(
            """
            <view id="a"><accessibility key="accessibilityConfiguration" label="L" hint="H" identifier="I">\
            <accessibilityTraits key="traits" button="YES" header="YES"/>\
            <bool key="isElement" value="YES"/></accessibility></view>
            """
        ).first(UIView.self)

        #expect(view.accessibilityLabel == "L" && view.accessibilityHint == "H" && view.accessibilityIdentifier == "I")
        #expect(view.accessibilityTraits == [.button, .header] && view.isAccessibilityElement)
    }

    @Test func `words that the file leaves out are those of the class, and none can be chosen`() throws {
        let label = try InterfaceFile(
            "<label text=\"T\"><accessibility key=\"accessibilityConfiguration\" identifier=\"I\"/></label>"
        ).first(UILabel.self)
        let silent = try InterfaceFile(
            """
            <label text="T"><accessibility key="accessibilityConfiguration">\
            <accessibilityTraits key="traits" none="YES"/><bool key="isElement" value="NO"/></accessibility></label>
            """
        ).first(UILabel.self)

        #expect(label.accessibilityLabel == "T" && label.isAccessibilityElement)
        #expect(silent.accessibilityTraits == [] && !silent.isAccessibilityElement)
    }

    @Test func `a bar button reads them too`() throws {
        let item = try InterfaceFile(
            "<barButtonItem><accessibility key=\"accessibilityConfiguration\" label=\"Close\"/></barButtonItem>"
        ).first(UIBarButtonItem.self)

        #expect(item.accessibilityLabel == "Close")
    }
}
