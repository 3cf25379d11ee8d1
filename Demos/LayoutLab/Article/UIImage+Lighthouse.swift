import UIKit

extension UIImage {
    /// A lighthouse on a rock in the sea.
    static func lighthouse(atNight isNight: Bool) -> UIImage {
        let size = CGSize(width: 640, height: 360)
        return UIGraphicsImageRenderer(size: size).image { _ in
            fill(isNight ? 0x16213D : 0x9FD3F2, UIBezierPath(rect: CGRect(origin: .zero, size: size)))
            drawSky(isNight)
            if isNight { drawBeam() }
            fill(isNight ? 0x0E3050 : 0x3C8DBC, UIBezierPath(rect: CGRect(x: 0, y: 262, width: 640, height: 98)))
            drawWaves(isNight)
            drawTower(isNight)
        }
    }

    private static func fill(_ color: Int, alpha: CGFloat = 1, _ path: UIBezierPath) {
        let parts = [16, 8, 0].map { CGFloat((color >> $0) & 255) / 255 }
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha).setFill()
        path.fill()
    }

    private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    private static func drawSky(_ isNight: Bool) {
        guard isNight else {
            fill(0xFFD75E, disc(120, 86, 38))
            for (x, y, scale) in [(270.0, 80.0, 1.0), (560, 120, 0.8)] {
                for (offset, radius) in [(-34.0, 18.0), (0, 27), (36, 20)] {
                    fill(0xFFFFFF, alpha: 0.85, disc(x + offset * scale, y, radius * scale))
                }
            }
            return
        }
        fill(0xF2EBCB, disc(120, 86, 32))
        fill(0x16213D, disc(134, 78, 28))
        for index in 0..<40 {
            let (x, y) = (CGFloat(index * 151 % 640), CGFloat(index * 97 % 230))
            fill(0xFFFFFF, alpha: 0.8, disc(x, y, index % 3 == 0 ? 1.8 : 1))
        }
    }

    private static func drawBeam() {
        fill(0xFFE9A0, alpha: 0.35, polygon([(452, 100), (0, 20), (0, 190)]))
    }

    private static func drawWaves(_ isNight: Bool) {
        for row in 0..<3 {
            let y = 286 + CGFloat(row) * 26
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -40 + CGFloat(row) * 17, y: y))
            for x in stride(from: -40 + CGFloat(row) * 17, to: 660, by: 80) {
                path.addCurve(
                    to: CGPoint(x: x + 80, y: y), controlPoint1: CGPoint(x: x + 28, y: y - 12),
                    controlPoint2: CGPoint(x: x + 52, y: y + 12))
            }
            UIColor(white: 1, alpha: isNight ? 0.15 : 0.4).setStroke()
            path.lineWidth = 3
            path.stroke()
        }
    }

    private static func drawTower(_ isNight: Bool) {
        let (white, red) = isNight ? (0xA9B2C8, 0x8E2F3A) : (0xFFFFFF, 0xD9434E)
        fill(isNight ? 0x1B2A2E : 0x5B6B62, polygon([(340, 290), (392, 246), (452, 232), (520, 250), (570, 290)]))
        fill(white, polygon([(424, 244), (438, 122), (474, 122), (488, 244)]))
        fill(red, polygon([(427.5, 214), (431, 184), (481, 184), (484.5, 214)]))
        fill(red, polygon([(434.5, 152), (438, 122), (474, 122), (477.5, 152)]))
        fill(0x39424E, UIBezierPath(rect: CGRect(x: 430, y: 114, width: 52, height: 8)))
        fill(isNight ? 0xFFE9A0 : 0xCFE6F2, UIBezierPath(rect: CGRect(x: 442, y: 88, width: 28, height: 26)))
        fill(red, polygon([(434, 88), (456, 64), (478, 88)]))
        fill(0x39424E, UIBezierPath(roundedRect: CGRect(x: 447, y: 222, width: 18, height: 24), cornerRadius: 8))
    }
}
