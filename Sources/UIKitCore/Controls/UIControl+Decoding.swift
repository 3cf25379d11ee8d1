import Foundation

extension UIControl {
    /// Reads the state and the alignment of the content.
    func decodeControl(from coder: InterfaceCoder) {
        if let isOn = coder.flag("enabled") { isEnabled = isOn }
        if let isOn = coder.flag("selected") { isSelected = isOn }
        if let isOn = coder.flag("highlighted") { isHighlighted = isOn }
        if let alignment = coder.choice("contentHorizontalAlignment", Self.horizontalAlignments) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = coder.choice("contentVerticalAlignment", Self.verticalAlignments) {
            contentVerticalAlignment = alignment
        }
        if let shows = coder.flag("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
        if let text = coder.string("toolTip") { toolTip = text }
    }

    private static let horizontalAlignments: KeyValuePairs<String, ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: KeyValuePairs<String, ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
