import CoreGraphics
import Foundation

/// A colour as an angle on the colour wheel, its strength and its brightness, each 0 to 1.
nonisolated struct HueComponents: Hashable, Sendable {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(_ color: RGBAColor) {
        let most = max(color.red, color.green, color.blue)
        let range = most - min(color.red, color.green, color.blue)
        brightness = most
        saturation = most == 0 ? 0 : range / most
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths =
            switch most {
            case color.red: (color.green - color.blue) / range
            case color.green: (color.blue - color.red) / range + 2
            default: (color.red - color.green) / range + 4
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    func color(alpha: CGFloat) -> RGBAColor {
        let sixths = hue * 6
        /// A component falls from full to `1 − saturation` with its distance, in sixths, from its own hue.
        func component(at place: CGFloat) -> CGFloat {
            let turn = (sixths - place).magnitude
            let distance = min(turn, 6 - turn)
            return brightness * (1 - saturation * (distance - 1).clampedToUnit)
        }
        return RGBAColor(red: component(at: 0), green: component(at: 2), blue: component(at: 4), alpha: alpha)
    }
}
