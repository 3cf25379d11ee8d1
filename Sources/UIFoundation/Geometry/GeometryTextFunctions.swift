public import CoreGraphics
public import Foundation

/// The text of a point.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// The text of a vector.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// The text of a size.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// The text of a rectangle.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The text of a transform.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
}
/// The text of insets.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// The text of an offset.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// The point of a text.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public nonisolated func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The vector of a text.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public nonisolated func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// The size of a text.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public nonisolated func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle of a text.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public nonisolated func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// The transform of a text.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public nonisolated func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string)
}
/// The insets of a text.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public nonisolated func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// The offset of a text.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public nonisolated func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
