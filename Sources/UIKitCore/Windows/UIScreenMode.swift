public import Foundation

/// A size in pixels that a screen can have.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    private let storedSize: CGSize

    init(size: CGSize) { storedSize = size }

    /// The screen's width and height in pixels.
    open var size: CGSize { storedSize }

    /// A pixel's width divided by its height: 1, for pixels here are squares.
    open var pixelAspectRatio: CGFloat { 1 }
}
