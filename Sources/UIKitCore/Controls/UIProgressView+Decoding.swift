import Foundation
import UIFoundation

extension UIProgressView {
    /// Reads the progress and the look.
    func decodeProgressView(from coder: InterfaceCoder) {
        if let style = coder.choice("progressViewStyle", Self.styles) { progressViewStyle = style }
        if let progress = coder.float("progress") { self.progress = progress }
        if let color = coder.color("progressTintColor") { progressTintColor = color }
        if let color = coder.color("trackTintColor") { trackTintColor = color }
        if let image = coder.image("progressImage") { progressImage = image }
        if let image = coder.image("trackImage") { trackImage = image }
    }

    private static let styles: KeyValuePairs<String, Style> = ["default": .default, "bar": .bar]
}
