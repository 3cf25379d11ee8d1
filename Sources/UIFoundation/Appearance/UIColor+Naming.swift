import CoreGraphics
import Foundation

nonisolated extension UIColor {
    /// The background of grouped tables.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

    /// A few English words for the colour at present, such as "dark blue" or "light grayish red"; "pattern" for a pattern.
    ///
    /// Hue, saturation and brightness decide. Below a saturation of 0.1 or a brightness of 0.1 a colour counts as a gray, and
    /// an alpha below 1 is added at the end.
    public var accessibilityName: String {
        let color = cgColor
        guard color.pattern == nil else { return "pattern" }
        let rgba = color.rgba
        guard rgba.alpha > 0 else { return "clear" }
        let name = ColorName(HueComponents(rgba)).text
        guard rgba.alpha < 1 else { return name }
        return name + ", \(Int((rgba.alpha * 100).rounded())) percent opaque"
    }
}

/// English words for a colour.
private nonisolated struct ColorName {
    let components: HueComponents

    init(_ components: HueComponents) { self.components = components }

    /// The hues by the degree up to which they reach.
    private static let hues: [(end: CGFloat, name: String)] = [
        (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"), (290, "purple"),
        (330, "magenta"), (345, "pink"), (361, "red"),
    ]

    var text: String {
        let (saturation, brightness) = (components.saturation, components.brightness)
        if brightness < 0.1 { return "black" }
        guard saturation >= 0.1 else { return gray }
        let degree = components.hue * 360
        let hue = Self.hues.first { degree < $0.end }?.name ?? "red"
        // Dark orange is called brown, and weak bright red pink.
        if hue == "orange", brightness < 0.75 { return brightness < 0.4 ? "dark brown" : "brown" }
        if hue == "red", brightness >= 0.9, (0.2..<0.6).contains(saturation) { return "pink" }
        let isDark = brightness < 0.6
        let isLight = !isDark && saturation < 0.5
        let grayish = saturation < 0.25 ? "grayish " : ""
        return (isDark ? "dark " : isLight ? "light " : saturation > 0.8 && brightness > 0.8 ? "vibrant " : "")
            + grayish + hue
    }

    private var gray: String {
        switch components.brightness {
        case ..<0.4: "dark gray"
        case ..<0.6: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }
}
