import UIKit

/// A picture that is pinched and, with a double tap, brought near and back.
final class ZoomView: UIScrollView, UIScrollViewDelegate {
    private let picture = UIImageView()
    private let scale = UILabel("1.0 ×", style: .footnote)
    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    init() {
        super.init(frame: .zero)
        maximumZoomScale = 4
        delegate = self
        addSubview(picture)
        scale.textAlignment = .center
        plate.contentView.addSubview(scale)
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = 10
        plate.clipsToBounds = true
        addSubview(plate)
        let tap = UITapGestureRecognizer(target: self, action: ZoomView.changeScale)
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("ZoomView is made in code.") }

    private func changeScale(_ tap: UITapGestureRecognizer) {
        guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
        let place = tap.location(in: picture)
        let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
        zoom(
            to: CGRect(
                x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        scale.text = String(format: "%.1f ×", Double(zoomScale))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if picture.image?.size.width != bounds.width, bounds.width > 0 {
            zoomScale = 1
            picture.image = .hills(bounds.size)
            picture.frame = CGRect(origin: .zero, size: bounds.size)
            contentSize = bounds.size
        }
        // It stays where it is while the picture moves.
        plate.frame = CGRect(x: bounds.maxX - 64, y: bounds.maxY - 36, width: 52, height: 24)
        scale.frame = CGRect(origin: .zero, size: plate.bounds.size)
    }
}
