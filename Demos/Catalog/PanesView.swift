import UIKit

/// Panes of materials, one below the other, over pictures that scroll across.
final class PanesView: UIView {
    private let scrollView = UIScrollView()
    private let pictures = [CGFloat(0.05), 0.35, 0.7, 0.95].map { hour in (hour: hour, view: UIImageView()) }
    private let panes: [(pane: UIVisualEffectView, label: UILabel)]

    init(_ materials: [(String, UIBlurEffect.Style)]) {
        panes = materials.map { name, style in
            let pane = UIVisualEffectView(effect: UIBlurEffect(style: style))
            let label = UILabel(name, style: .subheadline)
            label.font = .systemFont(ofSize: 15, weight: .medium)
            if name.hasSuffix("Light") || name == "light" { pane.overrideUserInterfaceStyle = .light }
            if name.hasSuffix("Dark") || name == "dark" { pane.overrideUserInterfaceStyle = .dark }
            return (pane, label)
        }
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        addSubview(scrollView)
        for picture in pictures {
            picture.view.contentMode = .scaleToFill
            scrollView.addSubview(picture.view)
        }
        for (pane, label) in panes {
            pane.isUserInteractionEnabled = false
            pane.layer.cornerRadius = 12
            pane.layer.cornerCurve = .continuous
            pane.clipsToBounds = true
            label.textAlignment = .center
            pane.contentView.addSubview(label)
            addSubview(pane)
        }
    }

    required init?(coder: NSCoder) { fatalError("PanesView is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pictures.count), height: bounds.height)
        for (index, picture) in pictures.enumerated() {
            picture.view.frame = CGRect(
                x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
            if picture.view.image?.size != bounds.size { picture.view.image = .hills(bounds.size, hour: picture.hour) }
        }
        for (index, (pane, label)) in panes.enumerated() {
            pane.frame = CGRect(x: 24, y: 16 + CGFloat(index) * 56, width: bounds.width - 48, height: 44)
            label.frame = CGRect(origin: .zero, size: pane.frame.size)
        }
    }
}
