import CoreGraphics
import Foundation
import UIFoundation

/// The views of a bar's background for one look: blur, colour, picture, and the line at the edge that faces the content.
final class BarBackgroundContent: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private var picture: UIImageView?
    private var shadow: UIImageView?
    var edge: BarBackground.Edge {
        didSet { if edge != oldValue { setNeedsLayout() } }
    }

    init(hairlineAt edge: BarBackground.Edge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hairline.backgroundColor = BarColors.hairline
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(material)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Takes a look at once.
    func show(_ look: BarLook) {
        material.isHidden = look.effect == nil
        if let effect = look.effect { material.effect = effect }
        material.backgroundColor = look.color
        backgroundColor = look.effect == nil ? look.color : nil
        picture = show(look.image, in: picture, below: hairline)
        picture?.contentMode = look.imageMode
        picture?.clipsToBounds = true
        shadow = show(look.shadowImage, in: shadow, below: nil)
        shadow?.tintColor = look.shadowColor
        hairline.backgroundColor = look.shadowColor
        hairline.isHidden = look.shadowColor == nil || look.shadowImage != nil
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in former: UIImageView?, below sibling: UIView?) -> UIImageView? {
        guard let image else {
            former?.removeFromSuperview()
            return nil
        }
        let view = former ?? UIImageView()
        view.image = image
        if view.superview == nil {
            if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
        }
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // One pixel just outside, so that the bar's height in points is unchanged.
        let pixel = 1 / max(1, contentScaleFactor)
        func line(_ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
        }
        hairline.frame = line(pixel)
        picture?.frame = bounds
        if let shadow, let image = shadow.image { shadow.frame = line(image.size.height) }
    }
}
