import InterfaceArchive
import ResourceFiles
package import UIFoundation

extension InterfaceCoder {
    /// An image of the app, or a symbol of the system.
    ///
    /// - Parameter name: The attribute with the image's name, or the key of a child `imageReference`.
    package func image(_ name: String) -> UIImage? {
        if let element = value(name), element.name == "imageReference" {
            let inner = coder(for: element)
            let mode = inner.choice(
                "renderingMode",
                ["original": UIImage.RenderingMode.alwaysOriginal, "template": .alwaysTemplate, "auto": .automatic])
            let configuration = inner.symbolConfiguration("symbolConfiguration")
            var image = inner.image("image")
            let scale = inner.choice("symbolScale", SymbolLook.scales)
            if let scale { image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) }
            if let configuration { image = image?.applyingSymbolConfiguration(configuration) }
            return mode.flatMap { image?.withRenderingMode($0) } ?? image
        }
        guard let picture = text(name) else { return nil }
        return objects.image(named: picture, fromSymbols: text("catalog") == "system")
    }

    /// An image; nil inside if the file explicitly has none.
    package func optionalImage(_ name: String) -> UIImage?? {
        if value(name)?.name == "nil" { return .some(nil) }
        return image(name).map { $0 }
    }

    /// The configuration of a symbol.
    package func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        value(key).map { SymbolLook(coder(for: $0)).configuration }
    }

    /// A colour; nil inside if the file explicitly has none.
    package func color(_ key: String) -> UIColor?? {
        guard let element = value(key) else { return nil }
        return element.name == "nil" ? .some(nil) : coder(for: element).ownColor.map { $0 }
    }

    /// The colour that the element itself describes.
    package var ownColor: UIColor? { ColorDescription(self).color }

    package func font(_ key: String) -> UIFont? {
        guard let element = value(key), element.name == "fontDescription" else { return nil }
        return coder(for: element).ownFont
    }

    /// The font that the element itself describes.
    package var ownFont: UIFont { FontDescription(self).font }
}
