// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Begins a bitmap of a size in points, transparent at first, with one pixel per point, as the thread's current context.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap of a size in points as the calling thread's current context, until `UIGraphicsEndImageContext()`.
///
/// An opaque one starts out black. A scale of 0, or one that is none, means the current traits' display scale. A size
/// that is empty, not finite or absurd begins a context, too; only its image is nil.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    ImageContext.begin(size: size, scale: format.effectiveScale, isOpaque: opaque)
}

/// Makes an image of the bitmap that is the current context; nil without one, or when it has no pixels.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContext.current?.image }

/// Ends the bitmap that is the current context; the one before it becomes current. Has no effect without one.
public nonisolated func UIGraphicsEndImageContext() { ImageContext.end() }
