import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The button of an action behind a row that is swiped.
final class SwipeButton: UIControl {
    private static let minimumWidth: CGFloat = 74
    /// On either side of the title, in points.
    private static let margin: CGFloat = 15
    /// A row so high, in points, has room for an image above the title.
    private static let heightForBoth: CGFloat = 91
    private static let gap: CGFloat = 4

    let action: SwipeAction
    private let label = UILabel()
    private let picture = UIImageView()
    /// Whether title and image keep to the button's inner edge, as those of a button across the whole row do.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }
    /// Whether the inner edge is the left one.
    private let growsToTheRight: Bool

    init(_ action: SwipeAction, growsToTheRight: Bool) {
        (self.action, self.growsToTheRight) = (action, growsToTheRight)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.color
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        for view in [label, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the button has when it shows fully, in points.
    var fullWidth: CGFloat {
        let room = CGSize(width: 10000, height: 100)
        let title = (action.title?.isEmpty == false ? label.sizeThatFits(room).width : 0)
        let content = max(title, action.image?.size.width ?? 0)
        return max(Self.minimumWidth, (content + 2 * Self.margin).rounded(.up))
    }

    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The content of a narrow button is clipped at the outer edge, that of a wide one is in the middle or inside.
        let own = fullWidth
        let width = isFull ? own : max(own, bounds.width)
        let area = CGRect(x: growsToTheRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        let image = picture.image?.size ?? .zero
        let hasTitle = action.title?.isEmpty == false
        label.isHidden = picture.image != nil && (bounds.height < Self.heightForBoth || !hasTitle)
        guard picture.image != nil else {
            label.frame = area
            return
        }
        let text = label.isHidden ? 0 : label.font.lineHeight.rounded(.up) + Self.gap
        let y = (area.height - image.height - text) / 2
        picture.frame = CGRect(
            x: (area.midX - image.width / 2).rounded(), y: y.rounded(), width: image.width, height: image.height)
        label.frame = CGRect(x: area.minX, y: picture.frame.maxY + Self.gap, width: area.width, height: text)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? action.color.withAlphaComponent(0.8) : action.color }
    }
}
