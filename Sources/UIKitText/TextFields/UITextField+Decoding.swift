import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

extension UITextField {
    /// Decodes the text, the appearance and the keyboard settings.
    func decodeField(from coder: InterfaceCoder) {
        if let covers = coder.flag("opaque") { isOpaque = covers }
        decodeLooks(from: coder)
        decodeFont(from: coder)
        decodeEditing(from: coder)
        if let color = coder.color("textColor") { textColor = color }
        if let alignment = coder.textAlignment("textAlignment") { textAlignment = alignment }
        if let text = coder.string("placeholder") { placeholder = text }
        if let text = coder.attributedString("attributedPlaceholder") { attributedPlaceholder = text }
        if let text = coder.string("text") { self.text = text }
        _ = coder.flag("usesAttributedText")
        if let text = coder.attributedString("attributedText") { attributedText = text }
    }

    private func decodeLooks(from coder: InterfaceCoder) {
        if let style = coder.choice("borderStyle", Self.borderStyles) { borderStyle = style }
        if let image = coder.optionalImage("background") { background = image }
        if let image = coder.optionalImage("disabledBackground") { disabledBackground = image }
        if let mode = coder.choice("clearButtonMode", Self.modes) { clearButtonMode = mode }
        if let mode = coder.choice("leftViewMode", Self.modes) { leftViewMode = mode }
        if let mode = coder.choice("rightViewMode", Self.modes) { rightViewMode = mode }
    }

    private func decodeFont(from coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { self.font = font }
        if let size = coder.number("minimumFontSize") { minimumFontSize = size }
        // In interface files, shrinking is on by default.
        adjustsFontSizeToFitWidth = coder.flag("adjustsFontSizeToFit") ?? true
        if let adapts = coder.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adapts }
    }

    private func decodeEditing(from coder: InterfaceCoder) {
        if let isSecure = traits.decode(from: coder) { isSecureTextEntry = isSecure }
        if let clears = coder.flag("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
        if let clears = coder.flag("clearsOnInsertion") { clearsOnInsertion = clears }
        if let allows = coder.flag("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
    }

    private static let borderStyles: KeyValuePairs<String, BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let modes: KeyValuePairs<String, ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
