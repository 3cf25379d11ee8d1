import UIKit

/// A view with its name below.
final class Exhibit: UIView {
    private static let captionHeight: CGFloat = 16
    private let view: UIView
    private let size: CGSize?
    private let caption: UILabel

    /// Makes an exhibit; a still one shows a state that touches would end.
    init(_ name: String, _ view: UIView, size: CGSize? = nil, isStill: Bool = false) {
        self.view = view
        self.size = size
        caption = UILabel(name, style: .caption1, color: .secondaryLabel)
        caption.textAlignment = .center
        caption.adjustsFontSizeToFitWidth = true
        caption.minimumScaleFactor = 0.8
        super.init(frame: .zero)
        if isStill { view.isUserInteractionEnabled = false }
        for part in [view, caption] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Exhibit is made in code.") }

    private func viewSize(forWidth width: CGFloat) -> CGSize {
        let wanted = size ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(wanted.width, width), height: wanted.height)
    }

    func height(forWidth width: CGFloat) -> CGFloat { viewSize(forWidth: width).height + 6 + Self.captionHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = viewSize(forWidth: bounds.width)
        let room = bounds.height - 6 - Self.captionHeight
        view.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((room - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        caption.frame = CGRect(
            x: 0, y: bounds.height - Self.captionHeight, width: bounds.width, height: Self.captionHeight)
    }
}
