import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UITableViewCell {
    /// The style of a cell in an interface file; cells with custom content have no attribute for it.
    static func style(in coder: NSCoder) -> CellStyle { coder.interface?.choice("style", styles) ?? .default }

    /// The identifier that an interface file gives a view to be used again by; nil for none.
    static func identifier(in coder: NSCoder) -> String? {
        coder.interface?.text("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Reads the accessories, the states and which views are those of the style.
    func decodeCell(from coder: InterfaceCoder) {
        clipsToBounds = coder.flag("clipsSubviews") ?? false
        decodeMargins(from: coder)
        decodeParts(from: coder)
        if let style = coder.choice("selectionStyle", Self.selectionStyles) { selectionStyle = style }
        if let style = coder.choice("focusStyle", Self.focusStyles) { focusStyle = style }
        if let type = coder.choice("accessoryType", Self.accessoryTypes) { accessoryType = type }
        if let type = coder.choice("editingAccessoryType", Self.accessoryTypes) { editingAccessoryType = type }
        if let level = coder.integer("indentationLevel") { indentationLevel = level }
        if let width = coder.number("indentationWidth") { indentationWidth = width }
        if let indents = coder.flag("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
        if let shows = coder.flag("showsReorderControl") { showsReorderControl = shows }
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
        if let height = coder.number("rowHeight"), height >= 0 { parts.fileHeight = height }
        // The accessory is always hidden while its row is edited, as the one for editing replaces it.
        _ = coder.flag("hidesAccessoryWhenEditing")
    }

    /// Gives back the margins of the file, which the cell's own have replaced.
    private func decodeMargins(from coder: InterfaceCoder) {
        follow(coder, for: self)
        if let element = coder.value("contentView") { follow(coder.coder(for: element), for: contentView) }
    }

    private func follow(_ coder: InterfaceCoder, for view: UIView) {
        if let margins = coder.insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = coder.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
    }

    private func decodeParts(from coder: InterfaceCoder) {
        parts.textLabel = coder.reference("textLabel")
        parts.detailLabel = coder.reference("detailTextLabel")
        parts.imageView = coder.reference("imageView")
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        if let view: UIView = coder.object("selectedBackgroundView") { selectedBackgroundView = view }
        if let view: UIView = coder.object("accessoryView") { accessoryView = view }
        if let view: UIView = coder.object("editingAccessoryView") { editingAccessoryView = view }
    }

    // MARK: Words

    private static let styles: KeyValuePairs<String, CellStyle> = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let selectionStyles: KeyValuePairs<String, SelectionStyle> = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    private static let focusStyles: KeyValuePairs<String, FocusStyle> = ["default": .default, "custom": .custom]

    private static let accessoryTypes: KeyValuePairs<String, AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
