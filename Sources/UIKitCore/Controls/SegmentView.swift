import Foundation
import UIFoundation

/// One segment of a segmented control: its title or picture, and the app's settings for it.
final class SegmentView: UIView {
    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    /// The opacity of pressed content.
    private static let pressedAlpha: CGFloat = 0.2
    private static let disabledAlpha: CGFloat = 0.3
    /// Room at both sides of the content, together.
    private static let padding: CGFloat = 20

    var title: String? { didSet { showContent() } }
    var image: UIImage? { didSet { showContent() } }
    var action: UIAction?
    /// The width that the app chose; 0 leaves it to the control.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
    var isEnabled = true { didSet { showContent() } }
    var isSelected = false { didSet { if isSelected != oldValue { showContent() } } }
    var isPressed = false { didSet { if isPressed != oldValue { showContent() } } }
    /// The app's adjustment of the contents for the segment's position in the row.
    var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
    var attributes = ButtonStateValues<[NSAttributedString.Key: Any]>() { didSet { showContent() } }

    private let backgroundView = PartOfImage()
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        picture.rendersImagesAsTemplates = true
        addSubview(backgroundView)
        addSubview(label)
        addSubview(picture)
        showContent()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// The picture behind the segment, spread over the whole control.
    var background: UIImage? {
        get { backgroundView.image }
        set { backgroundView.image = newValue }
    }

    /// Shows the part of the background that falls on the segment when it is spread over a control's bounds.
    func spreadBackground(over whole: CGRect) {
        backgroundView.layOut(in: bounds, of: whole.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }

    var state: UIControl.State {
        var state: UIControl.State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isPressed { state.insert(.highlighted) }
        return state
    }

    private func showContent() {
        let styles = attributes.value(for: state)
        let color = styles?[.foregroundColor] as? UIColor ?? .label
        label.text = title
        label.font = styles?[.font] as? UIFont ?? (isSelected ? Self.selectedFont : Self.font)
        label.textColor = color
        label.isHidden = image != nil
        picture.image = image
        picture.tintColor = color
        picture.isHidden = image == nil
        let alpha = !isEnabled ? Self.disabledAlpha : isPressed && !isSelected ? Self.pressedAlpha : 1
        (label.alpha, picture.alpha) = (alpha, alpha)
        setNeedsLayout()
    }

    /// The width that shows the content, the same whether the segment is chosen or not.
    var fittingWidth: CGFloat {
        if let image { return image.size.width + Self.padding }
        guard let title, !title.isEmpty else { return Self.padding }
        let fonts = [UIControl.State.normal, .selected].map { state in
            attributes.value(for: state)?[.font] as? UIFont ?? (state == .selected ? Self.selectedFont : Self.font)
        }
        let texts = fonts.map { title.size(withAttributes: [.font: $0]).width }
        return (texts.max() ?? 0).rounded(.up) + Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        func layOut(_ view: UIView, _ size: CGSize) {
            let fitting = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
            view.frame = CGRect(
                x: ((bounds.width - fitting.width) / 2 + contentOffset.width + adjustment.horizontal).roundedToPixels(
                    scale),
                y: ((bounds.height - fitting.height) / 2 + contentOffset.height + adjustment.vertical).roundedToPixels(
                    scale),
                width: fitting.width, height: fitting.height)
        }
        layOut(label, label.intrinsicContentSize)
        layOut(picture, image?.size ?? .zero)
    }
}
