import CoreGraphics
import Foundation

/// The contexts that `UIGraphicsBeginImageContextWithOptions` began on a thread, the innermost last.
nonisolated struct ImageContext {
    private static let open = ThreadLocal<[ImageContext]>()

    let context: CGContext
    let size: CGSize
    let scale: CGFloat

    /// The innermost bitmap that is also the current context; contexts pushed above it hide it.
    static var current: ImageContext? {
        guard let last = open.value?.last, last.context === GraphicsContextStack.top else { return nil }
        return last
    }

    static func begin(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let context = CGContext(bounds: CGRect(origin: .zero, size: size))
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
        open.value = (open.value ?? []) + [ImageContext(context: context, size: size, scale: scale)]
        GraphicsContextStack.push(context)
    }

    /// Ends the innermost bitmap; has no effect when another context is the current one.
    static func end() {
        guard current != nil, var all = open.value else { return }
        all.removeLast()
        open.value = all.isEmpty ? nil : all
        GraphicsContextStack.pop()
    }

    /// The image of all drawing so far; nil when no bitmap of the size can be made.
    var image: UIImage? {
        installedContentRasterizer.current.rasterize(context.finishedList(), size: size, scale: scale)
            .map { UIImage(pixels: $0, scale: scale) }
    }
}
