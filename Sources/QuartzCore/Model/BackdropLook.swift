import CoreGraphics
import Foundation

/// The look of a backdrop layer, in the form in which it is animated.
package nonisolated struct BackdropLook: Hashable, Sendable {
    package var backdrop = Backdrop()

    var animatable: AnimatableValue {
        let tint = backdrop.tint
        return .numbers([backdrop.blur, backdrop.saturation, tint.red, tint.green, tint.blue, tint.alpha])
    }

    func value(of property: LayerProperty) -> AnimatableValue? { property == .backdrop ? animatable : nil }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        guard property == .backdrop, case .numbers(let v) = value, v.count == 6, v.allSatisfy(\.isFinite) else {
            return false
        }
        backdrop = Backdrop(
            blur: v[0], saturation: v[1], tint: RGBAColor(red: v[2], green: v[3], blue: v[4], alpha: v[5]))
        return true
    }

    /// The look with its numbers cut to their ranges: a spring may overshoot the ends.
    var inRange: BackdropLook {
        var cut = self
        cut.backdrop.blur = max(0, backdrop.blur)
        cut.backdrop.saturation = max(0, backdrop.saturation)
        cut.backdrop.tint.alpha = max(0, min(1, backdrop.tint.alpha))
        return cut
    }
}
