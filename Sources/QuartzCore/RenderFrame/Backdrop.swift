package import CoreGraphics
package import Foundation

/// The filter of a node for the picture below it: blur, then stronger or weaker colours, then tint.
///
/// Only content below the node's own bounds counts, so that colours outside do not shine in at their edges.
package nonisolated struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points; 0 for none.
    package var blur: CGFloat
    /// The factor for the distance of colours from grey: 1 for no change, 0 for grey, above 1 for stronger colours.
    package var saturation: CGFloat
    /// Laid over the blurred picture.
    package var tint: RGBAColor

    package init(blur: CGFloat = 0, saturation: CGFloat = 1, tint: RGBAColor = .clear) {
        self.blur = blur
        self.saturation = saturation
        self.tint = tint
    }

    /// True when the picture below is shown unchanged, so that the node paints no pixels.
    package var isClear: Bool { !(blur > 0) && saturation == 1 && !(tint.alpha > 0) }

    /// A clear backdrop that turns into this one without another hue on the way.
    package var cleared: Backdrop { Backdrop(tint: tint.withAlpha(multipliedBy: 0)) }

    /// Words for text forms, such as `backdrop blur 20 saturation 1.8 tint #FFFFFF 30%`.
    var text: String {
        var words = ["backdrop blur \(blur.shortText)"]
        if saturation != 1 { words.append("saturation \(saturation.shortText)") }
        if tint.alpha > 0 { words.append("tint \(tint.text)") }
        return words.joined(separator: " ")
    }
}
