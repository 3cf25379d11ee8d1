import UIKitCore

/// Exports the properties and editing actions of text fields and text views, which interface files and apps access by name.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        exports.alias("UITextField", UITextField.self)
        exports.property("text", \UITextField.text)
        exports.property("attributedText", \UITextField.attributedText)
        exports.property("textColor", \UITextField.textColor)
        exports.property("font", \UITextField.font)
        exports.property("textAlignment", \UITextField.textAlignment)
        exports.property("placeholder", \UITextField.placeholder)
        exports.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
        exports.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        exports.property("minimumFontSize", \UITextField.minimumFontSize)
        exports.property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
        exports.property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
        exports.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        exports.property("clearsOnInsertion", \UITextField.clearsOnInsertion)
        exports.property("secureTextEntry", \UITextField.isSecureTextEntry)
        exports.property("borderStyle", \UITextField.borderStyle)
        exports.property("background", \UITextField.background)
        exports.property("disabledBackground", \UITextField.disabledBackground)
        exports.property("clearButtonMode", \UITextField.clearButtonMode)
        exports.property("leftView", \UITextField.leftView)
        exports.property("leftViewMode", \UITextField.leftViewMode)
        exports.property("rightView", \UITextField.rightView)
        exports.property("rightViewMode", \UITextField.rightViewMode)
        exports.property("autocapitalizationType", \UITextField.autocapitalizationType)
        exports.property("autocorrectionType", \UITextField.autocorrectionType)
        exports.property("spellCheckingType", \UITextField.spellCheckingType)
        exports.property("keyboardType", \UITextField.keyboardType)
        exports.property("keyboardAppearance", \UITextField.keyboardAppearance)
        exports.property("returnKeyType", \UITextField.returnKeyType)
        exports.property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
        exports.property("textContentType", \UITextField.textContentType)
        exports.property("delegate", \UITextField.delegate)
        exports.property("inputView", \UITextField.inputView)
        exports.property("inputAccessoryView", \UITextField.inputAccessoryView)
        exports.property("editing", \UITextField.isEditing)
        registerTextView(exports)
        for action in [
            Selector.cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete, .toggleBoldface,
            .toggleItalics,
            .toggleUnderline, .updateTextAttributes,
        ] {
            exports.name(action.name, UITextField.self)
            exports.name(action.name, UITextView.self)
        }
        for action in [Selector.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind] {
            exports.name(action.name, UITextView.self)
        }
    }

    private static func registerTextView(_ exports: AnoleExports) {
        exports.alias("UITextView", UITextView.self)
        exports.property("text", \UITextView.text)
        exports.property("attributedText", \UITextView.attributedText)
        exports.property("textColor", \UITextView.textColor)
        exports.property("font", \UITextView.font)
        exports.property("textAlignment", \UITextView.textAlignment)
        exports.property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        exports.property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        exports.property("clearsOnInsertion", \UITextView.clearsOnInsertion)
        exports.property("selectedRange", \UITextView.selectedRange)
        exports.property("typingAttributes", \UITextView.typingAttributes)
        exports.property("linkTextAttributes", \UITextView.linkTextAttributes)
        exports.property("textContainerInset", \UITextView.textContainerInset)
        exports.property("autocapitalizationType", \UITextView.autocapitalizationType)
        exports.property("autocorrectionType", \UITextView.autocorrectionType)
        exports.property("spellCheckingType", \UITextView.spellCheckingType)
        exports.property("keyboardType", \UITextView.keyboardType)
        exports.property("keyboardAppearance", \UITextView.keyboardAppearance)
        exports.property("returnKeyType", \UITextView.returnKeyType)
        exports.property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
        exports.property("textContentType", \UITextView.textContentType)
        exports.property("delegate", \UITextView.delegate)
        exports.property("inputView", \UITextView.inputView)
        exports.property("inputAccessoryView", \UITextView.inputAccessoryView)
        exports.property("editable", \UITextView.isEditable)
        exports.property("findInteractionEnabled", \UITextView.isFindInteractionEnabled)
        exports.property("selectable", \UITextView.isSelectable)
        exports.property("secureTextEntry", \UITextView.isSecureTextEntry)
    }
}
