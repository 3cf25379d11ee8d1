import UIKit

extension UIImage {
    /// A white symbol on a coloured square with round corners, for a row of a list.
    static func badge(_ symbol: String, color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 7).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
            let sign = UIImage(systemName: symbol, withConfiguration: configuration)?
                .withTintColor(.white, renderingMode: .alwaysOriginal)
            guard let sign else { return }
            sign.draw(at: CGPoint(x: bounds.midX - sign.size.width / 2, y: bounds.midY - sign.size.height / 2))
        }
    }

    /// A square with round corners that stretches in its middle.
    static func roundedBox(color: UIColor, radius: CGFloat) -> UIImage {
        let side = radius * 2 + 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius).fill()
        }
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: radius, left: radius, bottom: radius, right: radius))
    }

    /// A disc with a white rim.
    static func disc(side: CGFloat, color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: side - 6, height: side - 6)).fill()
        }
    }

    /// Hills under a sun that rises at hour 0, is highest at 0.5 and sets at 1.
    static func hills(_ size: CGSize, hour: CGFloat = 0.35) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            let height = sin(hour * .pi)
            let sky = CGGradient(
                colorsSpace: nil,
                colors: [
                    UIColor(red: 0.1 + 0.1 * height, green: 0.2 + 0.38 * height, blue: 0.45 + 0.45 * height, alpha: 1)
                        .cgColor,
                    UIColor(red: 1 - 0.12 * height, green: 0.6 + 0.34 * height, blue: 0.42 + 0.56 * height, alpha: 1)
                        .cgColor,
                ] as CFArray, locations: nil)
            if let sky {
                renderer.cgContext.drawLinearGradient(
                    sky, start: .zero, end: CGPoint(x: 0, y: size.height * 0.8), options: .drawsAfterEndLocation)
            }
            let radius = min(size.width, size.height) * 0.11
            let sun = CGPoint(x: size.width * (0.12 + 0.76 * hour), y: size.height * (0.66 - 0.44 * height))
            UIColor(red: 1, green: 0.8 + 0.12 * height, blue: 0.35 + 0.25 * height, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: sun.x - radius, y: sun.y - radius, width: radius * 2, height: radius * 2))
                .fill()
            for (x, width, top, color) in [
                (-0.25, 0.95, 0.56, UIColor(red: 0.36, green: 0.56, blue: 0.5, alpha: 1)),
                (0.35, 0.95, 0.62, UIColor(red: 0.27, green: 0.49, blue: 0.38, alpha: 1)),
                (-0.1, 1.3, 0.76, UIColor(red: 0.18, green: 0.39, blue: 0.27, alpha: 1)),
            ] as [(CGFloat, CGFloat, CGFloat, UIColor)] {
                color.setFill()
                UIBezierPath(
                    ovalIn: CGRect(
                        x: size.width * x, y: size.height * top, width: size.width * width, height: size.height)
                ).fill()
            }
        }
    }

    /// A strip of squares whose corners are marked, which shows how a picture is stretched.
    static func testCard(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            UIColor.systemTeal.setFill()
            renderer.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setStroke()
            let disc = UIBezierPath(
                ovalIn: CGRect(
                    x: size.width / 2 - size.height * 0.36, y: size.height * 0.14, width: size.height * 0.72,
                    height: size.height * 0.72))
            disc.lineWidth = 3
            disc.stroke()
            UIColor.systemYellow.setFill()
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
                renderer.fill(CGRect(x: x * (size.width - 8), y: y * (size.height - 8), width: 8, height: 8))
            }
        }
    }
}
