import UIKit

/// Image views: content modes, templates, stretched middles, moving pictures.
final class ImagesViewController: PageViewController {
    private static let modes: [(String, UIView.ContentMode)] = [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
        ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]

    init() { super.init(title: "Images") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView("Content modes", rows: [GridRow(modes)]),
            CardView("Templates and tints", rows: [GridRow(templates, cellWidth: 70)]),
            CardView("Stretched in the middle", rows: [GridRow(stretched)]),
            CardView("Turned and mirrored", rows: [GridRow(turned, cellWidth: 74)]),
            CardView("Moving", rows: movingRows),
        ]
    }

    private var modes: [Exhibit] {
        let image = UIImage.testCard(CGSize(width: 88, height: 40))
        return Self.modes.map { name, mode in
            let view = UIImageView(image: image)
            view.contentMode = mode
            view.clipsToBounds = true
            view.backgroundColor = .tertiarySystemFill
            return Exhibit(name, view, size: CGSize(width: 72, height: 72))
        }
    }

    private var templates: [Exhibit] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 22, y: 2))
            for point in [CGPoint(x: 42, y: 22), CGPoint(x: 22, y: 42), CGPoint(x: 2, y: 22)] {
                path.addLine(to: point)
            }
            path.close()
            UIColor.systemGreen.setFill()
            path.fill()
        }
        func view(_ image: UIImage, tint: UIColor?) -> UIImageView {
            let view = UIImageView(image: image)
            view.tintColor = tint
            return view
        }
        return [
            Exhibit("original", view(image, tint: .systemRed)),
            Exhibit("template", view(image.withRenderingMode(.alwaysTemplate), tint: nil)),
            Exhibit("red", view(image.withRenderingMode(.alwaysTemplate), tint: .systemRed)),
            Exhibit("own tint", view(image.withTintColor(.systemPurple), tint: .systemRed)),
        ]
    }

    private var stretched: [Exhibit] {
        let image = UIImage.roundedBox(color: .systemIndigo, radius: 12)
        let sizes = [CGSize(width: 26, height: 26), CGSize(width: 90, height: 30), CGSize(width: 70, height: 56)]
        return sizes.map { size in
            Exhibit("\(Int(size.width)) × \(Int(size.height))", UIImageView(image: image), size: size)
        }
    }

    private var turned: [Exhibit] {
        let pixels = UIImage.hills(CGSize(width: 66, height: 44)).cgImage
        let orientations: [(String, UIImage.Orientation)] = [
            ("up", .up), ("right", .right), ("down", .down), ("left", .left), ("upMirrored", .upMirrored),
            ("downMirrored", .downMirrored),
        ]
        return orientations.map { name, orientation in
            let image = pixels.map { UIImage(cgImage: $0, scale: UIScreen.main.scale, orientation: orientation) }
            return Exhibit(name, UIImageView(image: image))
        }
    }

    // MARK: Moving

    private var movingRows: [any CardRow] {
        let size = CGSize(width: 96, height: 72)
        let day = (0..<24).map { UIImage.hills(size, hour: CGFloat($0) / 23) }
        let images = UIImageView(image: day[8])
        images.animationImages = day
        images.animationDuration = 2
        let twice = UIImageView(image: day[8])
        twice.animationImages = day
        twice.animationDuration = 1
        twice.animationRepeatCount = 2
        let animated = UIImageView(image: UIImage.animatedImage(with: day.reversed(), duration: 4))
        for view in [images, twice, animated] {
            view.layer.cornerRadius = 8
            view.clipsToBounds = true
        }
        let start = UIButton(configuration: .tinted())
        start.configuration?.title = "Start"
        start.addAction(
            UIAction { [unowned start] _ in
                images.isAnimating ? images.stopAnimating() : images.startAnimating()
                start.configuration?.title = images.isAnimating ? "Stop" : "Start"
                twice.startAnimating()
            }, for: .touchUpInside)
        return [
            GridRow([Exhibit("animationImages", images), Exhibit("twice", twice), Exhibit("animated image", animated)]),
            ControlRow("Animation images", start),
        ]
    }
}
