import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

extension UITextView {
    /// The font size of interface files without a font description.
    private static let fileFontSize: CGFloat = 14

    /// Decodes the text, the appearance and the keyboard settings.
    func decodeTextView(from coder: InterfaceCoder) {
        font = coder.font("fontDescription") ?? .systemFont(ofSize: Self.fileFontSize)
        if let color = coder.color("textColor") { textColor = color }
        if let alignment = coder.textAlignment("textAlignment") { textAlignment = alignment }
        if let adapts = coder.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adapts }
        if let isEditable = coder.flag("editable") { self.isEditable = isEditable }
        if let isSelectable = coder.flag("selectable") { self.isSelectable = isSelectable }
        if let types = coder.set("dataDetectorTypes", Self.detectors) { dataDetectorTypes = types }
        if let clears = coder.flag("clearsOnInsertion") { clearsOnInsertion = clears }
        if let allows = coder.flag("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
        if let isSecure = traits.decode(from: coder) { isSecureTextEntry = isSecure }
        if let text = coder.string("text") { self.text = text }
        _ = coder.flag("usesAttributedText")
        if let text = coder.attributedString("attributedText") { attributedText = text }
    }

    /// The kinds of data by their names in interface files.
    private static let detectors: KeyValuePairs<String, UIDataDetectorTypes> = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion, "money": .money, "physicalValue": .physicalValue,
    ]
}
