import UIKit

/// A picture of the library: a landscape that is drawn from its number.
nonisolated struct Photo: Hashable, Sendable {
    let number: Int
}

extension Photo {
    /// The side of the square in which pictures are drawn, in points.
    private static let side: CGFloat = 240

    /// Draws the landscape: a sky, a sun, and hills in front of it.
    func draw() -> UIImage {
        let size = CGSize(width: Self.side, height: Self.side)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color(0.45, 0.95).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            color(0.25, 1).setFill()
            let sun = CGRect(x: part(3) * 150 + 20, y: part(5) * 60 + 20, width: 56, height: 56)
            UIBezierPath(ovalIn: sun).fill()
            for layer in 0..<3 { hill(layer, in: size).fill(with: color(0.55, 0.75 - CGFloat(layer) * 0.2)) }
        }
    }

    private func hill(_ layer: Int, in size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        let base = size.height * (0.5 + CGFloat(layer) * 0.16)
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: base + part(7 + layer) * 30))
        path.addCurve(
            to: CGPoint(x: size.width, y: base + part(11 + layer) * 30),
            controlPoint1: CGPoint(x: size.width * 0.3, y: base - part(13 + layer) * 90),
            controlPoint2: CGPoint(x: size.width * 0.7, y: base + part(17 + layer) * 60))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }

    /// A number from 0 to 1 that differs from picture to picture.
    private func part(_ factor: Int) -> CGFloat { CGFloat((number * 37 + 11) * factor % 101) / 100 }

    private func color(_ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
        UIColor(hue: part(1), saturation: saturation, brightness: brightness, alpha: 1)
    }
}

extension UIBezierPath {
    fileprivate func fill(with color: UIColor) {
        color.setFill()
        fill()
    }
}
