import CoreGraphics
import Foundation
import UIFoundation

/// The arrow head that points back, or the app's picture for it.
final class BackChevron: UIView {
    static let size = CGSize(width: 13, height: 22)

    var color = UIColor.systemBlue {
        didSet {
            guard color != oldValue else { return }
            picture?.tintColor = color
            setNeedsDisplay()
        }
    }
    private var picture: UIImageView?

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The app's picture; nil for the arrow head.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            picture?.removeFromSuperview()
            picture = image.map { image in
                let picture = UIImageView.forBar()
                picture.image = image
                picture.tintColor = color
                return picture
            }
            if let picture { addSubview(picture) }
            setNeedsDisplay()
        }
    }

    /// The size in points that it is shown in.
    var ownSize: CGSize { image?.size ?? Self.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10.7, y: 2.2))
        path.addLine(to: CGPoint(x: 2, y: 11))
        path.addLine(to: CGPoint(x: 10.7, y: 19.8))
        path.lineWidth = 2.7
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
