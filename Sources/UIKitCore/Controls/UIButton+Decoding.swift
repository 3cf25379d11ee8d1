import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

extension UIButton {
    /// Reads the type, the content of each state, and the configuration.
    func decodeButton(from coder: InterfaceCoder) {
        if let type = coder.choice("buttonType", Self.types) {
            storedType = type
            if type == .close, storedTintColor == nil { applyTintColor(.systemGray) }
            if let image = type.image { setImage(image, for: .normal) }
        }
        decodeTitleLabel(from: coder)
        decodeLook(from: coder)
        for element in coder.repeated("state") { decodeState(from: coder.coder(for: element)) }
        if let isToggled = coder.flag("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = isToggled }
        if let role = coder.choice("role", Self.roles) { self.role = role }
        if let element = coder.value("configuration"), element.name == "buttonConfiguration" {
            configuration = ButtonConfigurationDescription(coder.coder(for: element)).configuration
        }
    }

    private func decodeTitleLabel(from coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { titleLabel?.font = font }
        if let mode = coder.lineBreakMode("lineBreakMode") { titleLabel?.lineBreakMode = mode }
        if let offset = coder.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
        if let adapts = coder.flag("adjustsFontForContentSizeCategory") {
            titleLabel?.adjustsFontForContentSizeCategory = adapts
        }
    }

    private func decodeLook(from coder: InterfaceCoder) {
        if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        if let adjusts = coder.flag("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
        if let adjusts = coder.flag("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
        if let reverses = coder.flag("reversesTitleShadowWhenHighlighted") {
            reversesTitleShadowWhenHighlighted = reverses
        }
        if let glows = coder.flag("showsTouchWhenHighlighted") { showGlow(glows) }
    }

    private func decodeState(from coder: InterfaceCoder) {
        guard let word = coder.text("key"), let state = coder.choice("key", Self.states) else { return }
        if let title = coder.string("title", localizedAs: word + "Title") { setTitle(title, for: state) }
        if let title = coder.attributedString("attributedTitle") { setAttributedTitle(title, for: state) }
        if let image = coder.image("image") { setImage(image, for: state) }
        if let image = coder.image("backgroundImage") { setBackgroundImage(image, for: state) }
        if let color = coder.color("titleColor") { setTitleColor(color, for: state) }
        if let color = coder.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
        if let configuration = coder.symbolConfiguration("preferredSymbolConfiguration") {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    private static let types: KeyValuePairs<String, ButtonType> = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let states: KeyValuePairs<String, State> = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        "focused": .focused,
    ]

    private static let roles: KeyValuePairs<String, Role> = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
}
