package import CoreGraphics
package import Foundation

/// A type of layer property.
package nonisolated protocol AnimatableConvertible {
    var animatable: AnimatableValue { get }
}

extension AnimatableValue: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { self }
}
extension CGFloat: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .number(self) }
}
extension Float: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .number(CGFloat(self)) }
}
extension Double: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .number(CGFloat(self)) }
}
extension CGPoint: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .point(self) }
}
extension CGSize: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .size(self) }
}
extension CGRect: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .rect(self) }
}
extension CGAffineTransform: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .transform(self) }
}
extension CATransform3D: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .space(self) }
}
extension RGBAColor?: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .color(self) }
}
extension RGBAColor: AnimatableConvertible {
    package nonisolated var animatable: AnimatableValue { .color(self) }
}
