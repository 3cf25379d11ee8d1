import CoreGraphics
import Foundation

nonisolated extension UIColor {
    /// Makes a colour that fills with copies of an image side by side; clear for an image without pixels.
    ///
    /// The image repeats from where the context that is drawn in began, and in a background from the view's top left.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.uprightImage else {
            self.init(rgba: .clear)
            return
        }
        let cell = CGContext(bounds: CGRect(origin: .zero, size: image.size))
        cell.drawUpright(pixels, in: cell.bounds, tint: image.tintColor?.rgba)
        self.init(cgColor: CGColor(pattern: CGPattern(cell: cell.finishedList(), size: image.size)))
    }
}
