import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Text fields read themselves from interface files.
@Suite(.application) struct FieldDecodingTests {
    private func make(_ attributes: String, _ children: String = "") throws -> (UITextField, StagedObjects) {
        let objects = try StagedObjects(
            "<textField \(attributes) id=\"f\">\(children)</textField>", ["textField": UITextField.self])
        objects.translations = ["f.placeholder": "Ihr Name"]
        objects.images = ["paper": UIImage()]
        return (try #require(objects.makeFirst()), objects)
    }

    private func field(_ attributes: String, _ children: String = "") throws -> UITextField {
        let (field, objects) = try make(attributes, children)
        #expect(objects.faults == [])
        #expect(objects.unread(of: "f").filter { $0 != "id" } == [])
        return field
    }

    private func traits(_ attributes: String) throws -> UITextField {
        try field("", "<textInputTraits key=\"textInputTraits\" \(attributes)/>")
    }

    @Test func `a decoded field without attributes is empty and shrinks its text`() throws {
        let field = try field("")

        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(field.borderStyle == .none)
        #expect(field.clearButtonMode == .never)
        #expect(field.textColor == .label)
        #expect(field.font == .systemFont(ofSize: 17))
        #expect(field.textAlignment == .natural)
        #expect(field.adjustsFontSizeToFitWidth)
        #expect(field.minimumFontSize == 0)
        #expect(!field.isSecureTextEntry)
    }

    @Test func `text and its looks are those of the file`() throws {
        let field = try field(
            """
            text="Anna" textAlignment="center" minimumFontSize="12" adjustsFontSizeToFit="NO" \
            adjustsFontForContentSizeCategory="NO" allowsEditingTextAttributes="YES" clearsOnBeginEditing="YES" \
            clearsOnInsertion="YES"
            """,
            """
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            """)

        #expect(field.text == "Anna")
        #expect(field.textAlignment == .center)
        #expect(field.minimumFontSize == 12)
        #expect(!field.adjustsFontSizeToFitWidth)
        #expect(field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(field.font == .systemFont(ofSize: 20, weight: .bold))
        #expect(field.allowsEditingTextAttributes)
        #expect(field.clearsOnBeginEditing)
        #expect(field.clearsOnInsertion)
    }

    @Test func `no colour in the file is the standard one`() throws {
        #expect(try field("", "<nil key=\"textColor\"/>").textColor == .label)
    }

    @Test func `the placeholder is in the user's language`() throws {
        #expect(try field("placeholder=\"Your name\"").placeholder == "Ihr Name")
    }

    @Test func `texts of several lines of the file are read from elements`() throws {
        #expect(try field("", "<string key=\"text\">one</string>").text == "one")
    }

    @Test func `text with styles is that of the file`() throws {
        let field = try field(
            "usesAttributedText=\"YES\"",
            """
            <attributedString key="attributedText"><fragment content="red"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment></attributedString>
            """)

        let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(field.text == "red")
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test(arguments: [
        ("none", UITextField.BorderStyle.none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
    ])
    func `the border is that of the file`(_ word: String, _ style: UITextField.BorderStyle) throws {
        #expect(try field("borderStyle=\"\(word)\"").borderStyle == style)
    }

    @Test(arguments: [
        ("never", UITextField.ViewMode.never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
        ("always", .always),
    ])
    func `when views beside the text show is as the file has it`(_ word: String, _ mode: UITextField.ViewMode) throws {
        let field = try field("clearButtonMode=\"\(word)\" leftViewMode=\"\(word)\" rightViewMode=\"\(word)\"")

        #expect([field.clearButtonMode, field.leftViewMode, field.rightViewMode] == [mode, mode, mode])
    }

    @Test func `pictures behind the text are those of the app`() throws {
        let field = try field("background=\"paper\" disabledBackground=\"paper\"")

        #expect(field.background != nil)
        #expect(field.disabledBackground === field.background)
    }

    // MARK: Keyboard

    @Test func `files write down which letters become capitals`() throws {
        #expect(try field("").autocapitalizationType == .sentences)
        #expect(try traits("").autocapitalizationType == .none)
        #expect(try traits("autocapitalizationType=\"words\"").autocapitalizationType == .words)
        #expect(try traits("autocapitalizationType=\"sentences\"").autocapitalizationType == .sentences)
        #expect(try traits("autocapitalizationType=\"allCharacters\"").autocapitalizationType == .allCharacters)
    }

    @Test(arguments: [
        ("alphabet", UIKeyboardType.asciiCapable), ("numbersAndPunctuation", .numbersAndPunctuation), ("URL", .URL),
        ("numberPad", .numberPad), ("phonePad", .phonePad), ("namePhonePad", .namePhonePad),
        ("emailAddress", .emailAddress), ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
        ("ASCIICapableNumberPad", .asciiCapableNumberPad), ("default", .default),
    ])
    func `the keyboard is that of the file`(_ word: String, _ type: UIKeyboardType) throws {
        #expect(try traits("keyboardType=\"\(word)\"").keyboardType == type)
    }

    @Test(arguments: [
        ("go", UIReturnKeyType.go), ("google", .google), ("join", .join), ("next", .next), ("route", .route),
        ("search", .search), ("send", .send), ("yahoo", .yahoo), ("done", .done), ("emergencyCall", .emergencyCall),
        ("continue", .continue), ("default", .default),
    ])
    func `the return key is that of the file`(_ word: String, _ type: UIReturnKeyType) throws {
        #expect(try traits("returnKeyType=\"\(word)\"").returnKeyType == type)
    }

    @Test func `corrections and checks are those of the file`() throws {
        let field = try traits(
            """
            autocorrectionType="no" spellCheckingType="yes" smartQuotesType="no" smartDashesType="yes" \
            smartInsertDeleteType="no" keyboardAppearance="alert" enablesReturnKeyAutomatically="YES" \
            secureTextEntry="YES" textContentType="new-password"
            """)

        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .yes)
        #expect(field.smartQuotesType == .no)
        #expect(field.smartDashesType == .yes)
        #expect(field.smartInsertDeleteType == .no)
        #expect(field.keyboardAppearance == .alert)
        #expect(field.enablesReturnKeyAutomatically)
        #expect(field.isSecureTextEntry)
        #expect(field.textContentType == .newPassword)
    }

    @Test func `an unknown border style is reported and ignored`() throws {
        let (field, objects) = try make("borderStyle=\"glass\"")

        #expect(field.borderStyle == .none)
        #expect(objects.faults.count == 1)
        #expect(objects.faults.first?.contains("one of none, line, bezel, roundedRect") == true)
    }

    @Test func `files find the class by its name`() {
        ExposedClasses.shared.registerModule("UIKitText")

        #expect(ExposedClasses.shared.aliased("UITextField") == UITextField.self)
    }
}
