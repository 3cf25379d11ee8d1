import UIKit

/// A print with a white rim: a landscape at one time of the day.
final class PhotoCard: UIView {
    /// The subject of the photo.
    enum Scene: CaseIterable {
        case noon, evening, night

        /// From the upper edge of the sky to its lower one.
        var sky: [UIColor] {
            switch self {
            case .noon:
                [UIColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1), UIColor(white: 0.94, alpha: 1)]
            case .evening:
                [
                    UIColor(red: 0.4, green: 0.25, blue: 0.55, alpha: 1),
                    UIColor(red: 1, green: 0.62, blue: 0.4, alpha: 1),
                ]
            case .night:
                [
                    UIColor(red: 0.04, green: 0.06, blue: 0.2, alpha: 1),
                    UIColor(red: 0.2, green: 0.28, blue: 0.5, alpha: 1),
                ]
            }
        }

        var light: (color: UIColor, x: CGFloat, y: CGFloat) {
            switch self {
            case .noon: (UIColor(red: 1, green: 0.88, blue: 0.4, alpha: 1), 0.7, 0.24)
            case .evening: (UIColor(red: 1, green: 0.83, blue: 0.6, alpha: 1), 0.5, 0.58)
            case .night: (UIColor(white: 0.95, alpha: 1), 0.28, 0.26)
            }
        }

        var hills: UIColor {
            switch self {
            case .noon: UIColor(red: 0.3, green: 0.62, blue: 0.36, alpha: 1)
            case .evening: UIColor(red: 0.36, green: 0.2, blue: 0.36, alpha: 1)
            case .night: UIColor(red: 0.08, green: 0.13, blue: 0.26, alpha: 1)
            }
        }
    }

    private static let rim: CGFloat = 8
    private let scene: Scene

    init(_ scene: Scene) {
        self.scene = scene
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        contentMode = .redraw
        isOpaque = false
        backgroundColor = .white
        layer.cornerRadius = 4
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { fatalError("PhotoCard is made in code.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let sky = CGGradient(
                colorsSpace: nil, colors: scene.sky.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        let picture = bounds.insetBy(dx: Self.rim, dy: Self.rim)
        context.clip(to: picture)
        context.drawLinearGradient(
            sky, start: picture.origin, end: CGPoint(x: picture.minX, y: picture.maxY), options: [])
        let radius = picture.width * 0.1
        let light = CGPoint(
            x: picture.minX + picture.width * scene.light.x,
            y: picture.minY + picture.height * scene.light.y)
        scene.light.color.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: light.x - radius, y: light.y - radius, width: radius * 2, height: radius * 2)
        ).fill()
        for (x, width, height, alpha) in [(-0.3, 1.0, 0.66, 0.75), (0.25, 1.1, 0.6, 1.0)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        {
            scene.hills.withAlphaComponent(alpha).setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: picture.minX + picture.width * x, y: picture.maxY - picture.height * height * 0.55,
                    width: picture.width * width, height: picture.height * height)
            ).fill()
        }
    }
}
