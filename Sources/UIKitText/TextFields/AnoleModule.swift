import UIKitCore

/// The properties of text fields that interface files and apps reach by key, and the editing actions that they perform.
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
        for action in [
            Selector.cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete, .toggleBoldface,
            .toggleItalics,
            .toggleUnderline, .updateTextAttributes,
        ] { exports.name(action.name, UITextField.self) }
    }
}
