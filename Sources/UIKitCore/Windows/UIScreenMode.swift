public import Foundation

/// A size in pixels of a screen.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    private let storedSize: CGSize

    init(size: CGSize) { storedSize = size }

    /// The screen's width and height in pixels.
    open var size: CGSize { storedSize }

    /// The width of a pixel divided by its height: 1, because pixels are square here.
    open var pixelAspectRatio: CGFloat { 1 }
}
