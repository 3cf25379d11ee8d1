import UIKit

/// Draws a postcard with its name in the corner.
final class PostcardView: UIView {
    private let card: Postcard
    private let name = UILabel()

    init(_ card: Postcard) {
        self.card = card
        super.init(frame: .zero)
        contentMode = .redraw
        name.text = card.name
        name.font = .systemFont(ofSize: 22, weight: .bold)
        name.textColor = .white
        addSubview(name)
    }

    required init?(coder: NSCoder) { fatalError("PostcardView is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 18, y: bounds.height - 44, width: bounds.width - 36, height: 30)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (width, height) = (bounds.width, bounds.height)
        if let sky = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: card.sky.map(\.cgColor) as CFArray, locations: nil)
        {
            context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: height * 0.8), options: [])
        }
        let radius = min(width, height) * 0.11
        card.light.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: width * card.lightPlace.x - radius, y: height * card.lightPlace.y - radius, width: radius * 2,
                height: radius * 2)
        ).fill()
        fillHill(card.hills[0], from: 0.62, over: [(0.3, 0.45), (0.65, 0.8)], to: 0.55)
        fillHill(card.hills[1], from: 0.82, over: [(0.35, 0.95), (0.7, 0.55)], to: 0.72)
    }

    /// One curve over the picture's width, filled down to its lower edge; positions are in parts of the size.
    private func fillHill(_ color: UIColor, from left: CGFloat, over bends: [(CGFloat, CGFloat)], to right: CGFloat) {
        let (width, height) = (bounds.width, bounds.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: 0, y: height * left))
        path.addCurve(
            to: CGPoint(x: width, y: height * right),
            controlPoint1: CGPoint(x: width * bends[0].0, y: height * bends[0].1),
            controlPoint2: CGPoint(x: width * bends[1].0, y: height * bends[1].1))
        path.addLine(to: CGPoint(x: width, y: height))
        path.close()
        color.setFill()
        path.fill()
    }
}
