package import Foundation

/// An sRGB colour as four plain numbers, not premultiplied, for display lists and frames.
package struct RGBAColor: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour from 0xRRGGBB.
    package init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }

    package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBAColor(red: 0, green: 0, blue: 0)
    package static let white = RGBAColor(red: 1, green: 1, blue: 1)

    package func withAlpha(multipliedBy factor: CGFloat) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// `#RRGGBB`, with the alpha in per cent behind it when it is not opaque.
    package var text: String {
        func byte(_ value: CGFloat) -> String {
            let number = Int((Swift.max(0, Swift.min(1, value.isNaN ? 0 : value)) * 255).rounded())
            let digits = String(number, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        let hex = "#" + byte(red) + byte(green) + byte(blue)
        return alpha == 1 ? hex : hex + "/" + (alpha * 100).rounded().shortText + "%"
    }
}
