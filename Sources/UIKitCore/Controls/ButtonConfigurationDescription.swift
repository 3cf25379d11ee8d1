import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// The configuration of a button as an interface file describes it.
struct ButtonConfigurationDescription {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    /// The configuration of the style that the file names, plain without one, with the file's other settings.
    var configuration: UIButton.Configuration {
        var configuration = start
        decodeTitles(into: &configuration)
        decodeImage(into: &configuration)
        decodeLook(into: &configuration)
        if let insets = coder.directionalInsets("contentInsets") { configuration.contentInsets = insets }
        if let indicator = coder.choice("indicator", Self.indicators) { configuration.indicator = indicator }
        if let shows = coder.flag("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        if let follows = coder.flag("automaticallyUpdateForSelection") {
            configuration.automaticallyUpdateForSelection = follows
        }
        return configuration
    }

    private var start: UIButton.Configuration {
        switch coder.choice("style", Self.styles) ?? .plain {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        }
    }

    private func decodeTitles(into configuration: inout UIButton.Configuration) {
        if let title = coder.string("title", localizedAs: "configuration.title") { configuration.title = title }
        if let title = coder.attributedString("attributedTitle") {
            configuration.attributedTitle = AttributedString(title)
        }
        if let subtitle = coder.string("subtitle", localizedAs: "configuration.subtitle") {
            configuration.subtitle = subtitle
        }
        if let subtitle = coder.attributedString("attributedSubtitle") {
            configuration.attributedSubtitle = AttributedString(subtitle)
        }
        configuration.titleTextAttributesTransformer = transformer("titleFontDescription")
        configuration.subtitleTextAttributesTransformer = transformer("subtitleFontDescription")
        if let mode = coder.lineBreakMode("titleLineBreakMode") { configuration.titleLineBreakMode = mode }
        if let mode = coder.lineBreakMode("subtitleLineBreakMode") { configuration.subtitleLineBreakMode = mode }
        if let padding = coder.number("titlePadding") { configuration.titlePadding = padding }
        if let alignment = coder.choice("titleAlignment", Self.alignments) { configuration.titleAlignment = alignment }
    }

    private func transformer(_ key: String) -> UIConfigurationTextAttributesTransformer? {
        guard let font = coder.font(key) else { return nil }
        return UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            return attributes
        }
    }

    private func decodeImage(into configuration: inout UIButton.Configuration) {
        if let image = coder.image("image") { configuration.image = image }
        if let edge = coder.choice("imagePlacement", Self.edges) { configuration.imagePlacement = edge }
        if let padding = coder.number("imagePadding") { configuration.imagePadding = padding }
        if let symbols = coder.symbolConfiguration("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbols
        }
    }

    private func decodeLook(into configuration: inout UIButton.Configuration) {
        if let style = coder.choice("cornerStyle", Self.cornerStyles) { configuration.cornerStyle = style }
        if let size = coder.choice("buttonSize", Self.sizes) { configuration.buttonSize = size }
        if let color = coder.color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = coder.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        guard let element = coder.value("background") else { return }
        let background = coder.coder(for: element)
        if let color = background.color("backgroundColor") { configuration.background.backgroundColor = color }
        if let color = background.color("strokeColor") { configuration.background.strokeColor = color }
        if let width = background.number("strokeWidth") { configuration.background.strokeWidth = width }
        if let outset = background.number("strokeOutset") { configuration.background.strokeOutset = outset }
        if let radius = background.number("cornerRadius") { configuration.background.cornerRadius = radius }
        if let image = background.image("image") { configuration.background.image = image }
    }

    // MARK: Words

    private static let styles: KeyValuePairs<String, UIButton.Configuration.Style> = [
        "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .plain,
        "bordered": .gray, "borderedTinted": .tinted, "borderedProminent": .filled,
    ]

    private static let alignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    private static let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let cornerStyles: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]

    private static let sizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let indicators: KeyValuePairs<String, UIButton.Configuration.Indicator> = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
}
