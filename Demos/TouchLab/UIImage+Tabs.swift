import UIKit

extension UIImage {
    /// A tab's template image of discs, each given by its middle and radius on a square of 26 points; hollow ones have a rim.
    static func discs(_ discs: [(x: CGFloat, y: CGFloat, radius: CGFloat, isHollow: Bool)]) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
            UIColor.black.set()
            for disc in discs {
                let path = UIBezierPath(
                    ovalIn: CGRect(
                        x: disc.x - disc.radius, y: disc.y - disc.radius, width: disc.radius * 2,
                        height: disc.radius * 2))
                path.lineWidth = 2
                if disc.isHollow { path.stroke() } else { path.fill() }
            }
        }.withRenderingMode(.alwaysTemplate)
    }

    /// A tab's template image of rectangles on a square of 26 points, each turned round its middle.
    static func cards(_ cards: [(frame: CGRect, angle: CGFloat, isHollow: Bool)]) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { renderer in
            UIColor.black.set()
            for card in cards {
                let context = renderer.cgContext
                context.saveGState()
                context.translateBy(x: card.frame.midX, y: card.frame.midY)
                context.rotate(by: card.angle)
                let (width, height) = (card.frame.width, card.frame.height)
                let path = UIBezierPath(
                    roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
                    cornerRadius: 2)
                path.lineWidth = 2
                if card.isHollow { path.stroke() } else { path.fill() }
                context.restoreGState()
            }
        }.withRenderingMode(.alwaysTemplate)
    }
}
