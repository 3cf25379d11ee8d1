import Foundation
import UIFoundation

extension UIActivityIndicatorView {
    /// Reads the look, and whether it turns.
    func decodeActivityIndicator(from coder: InterfaceCoder) {
        if let style = coder.choice("style", Self.styles) ?? nil { self.style = style }
        if let color = coder.color("color") { self.color = color }
        // Files have YES for an indicator that hides, and no entry for one that stays.
        hidesWhenStopped = coder.flag("hidesWhenStopped") ?? false
        if coder.flag("animating") == true { startAnimating() }
        if coder.flag("hidden") == true { isHidden = true }
    }

    // The older styles are made from their numbers, since their names may not be used.
    private static let styles: KeyValuePairs<String, Style?> = [
        "medium": .medium, "large": .large, "whiteLarge": Style(rawValue: 0), "white": Style(rawValue: 1),
        "gray": Style(rawValue: 2),
    ]
}
