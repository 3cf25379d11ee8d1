import CoreGraphics
import Foundation

extension UIImage {
    /// The image with black at a third over its opaque parts, as pressed buttons show it.
    package var darkened: UIImage {
        guard cgImage != nil else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let plain = resizableImage(withCapInsets: .zero)
            plain.draw(at: .zero)
            UIColor(white: 0, alpha: 1.0 / 3).setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceAtop)
        }.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode).withRenderingMode(renderingMode)
    }
}
