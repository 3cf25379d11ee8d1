import CoreGraphics
import Foundation
import UIFoundation

/// One row of an open menu: a check mark, a title above a subtitle, and an image or the keyboard shortcut.
///
/// Small rows are in a line with others: an image, with the title below it where it fits.
final class MenuRow: UIView {
    static let minimumHeight: CGFloat = 44
    private static let verticalPadding: CGFloat = 11
    /// The padding at both ends of a row.
    static let sidePadding: CGFloat = 16
    /// The distance at which titles begin when the menu has check marks.
    private static let markedTitleStart: CGFloat = 34
    /// The horizontal centre of check marks.
    private static let markCenter: CGFloat = 20
    /// The size of images, and the gaps between them and the texts.
    private static let pictureSide: CGFloat = 24
    private static let pictureGap: CGFloat = 10
    private static let textGap: CGFloat = 1

    let item: MenuItem
    /// Whether the row is below the pointer or a finger, or the arrow keys have reached it.
    var isHighlighted = false { didSet { if isHighlighted != oldValue { highlight.alpha = isHighlighted ? 1 : 0 } } }
    /// Whether titles are indented for check marks.
    private let hasMarks: Bool
    /// Large for a row of full width; the other sizes are in a line with others.
    private let size: UIMenu.ElementSize

    private let highlight = UIView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let keyLabel = UILabel(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(_ item: MenuItem, hasMarks: Bool, size: UIMenu.ElementSize = .large) {
        (self.item, self.hasMarks, self.size) = (item, hasMarks, size)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        highlight.backgroundColor = MenuColors.highlight
        highlight.alpha = 0
        picture.contentMode = .scaleAspectFit
        for view in [highlight, mark, titleLabel, subtitleLabel, picture, keyLabel, indicator] { addSubview(view) }
        showContent()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    private func showContent() {
        let isBack = if case .back = item { true } else { false }
        let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        titleLabel.text = item.element?.title
        titleLabel.font = .systemFont(ofSize: 17, weight: isBack ? .semibold : .regular)
        titleLabel.numberOfLines = 2
        titleLabel.textColor = color
        subtitleLabel.text = item.element?.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.numberOfLines = 2
        subtitleLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        mark.image = item.mark.flatMap {
            UIImage(
                systemName: $0,
                withConfiguration: UIImage.SymbolConfiguration(
                    pointSize: $0 == "checkmark" ? 13 : 12, weight: .semibold))
        }
        mark.rendersImagesAsTemplates = true
        mark.tintColor = color
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
        picture.rendersImagesAsTemplates = true
        picture.image = item.element?.image
        picture.tintColor = color
        let key = if case .leaf(let command as UIKeyCommand, _) = item { command.keyText } else { nil as String? }
        keyLabel.text = picture.image == nil ? key : nil
        keyLabel.font = .systemFont(ofSize: 15)
        keyLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        if case .loading = item {
            titleLabel.text = "Loading…"
            indicator.startAnimating()
        }
        if size != .large { showSmall() }
    }

    /// Lays out a small row, without the parts that do not fit.
    private func showSmall() {
        titleLabel.font = .systemFont(ofSize: 13)
        titleLabel.textAlignment = .center
        if size == .small, picture.image != nil { titleLabel.text = nil }
        for label in [subtitleLabel, keyLabel] { label.text = nil }
        // An element that is on is shown in the tint colour.
        if mark.image != nil, case .leaf = item { (picture.tintColor, titleLabel.textColor) = (tintColor, tintColor) }
        mark.image = nil
    }

    // MARK: Layout

    private var isMirrored: Bool { traitCollection.runsRightToLeft }
    private var titleStart: CGFloat { Self.titleStart(hasMarks: hasMarks) }

    /// The distance at which titles begin in a menu with or without check marks.
    static func titleStart(hasMarks: Bool) -> CGFloat { hasMarks ? markedTitleStart : sidePadding }

    /// The width at the end of the row that the texts leave free.
    private var titleEnd: CGFloat {
        if picture.image != nil || indicator.isAnimating {
            return Self.sidePadding + Self.pictureSide + Self.pictureGap
        }
        guard keyLabel.text != nil else { return Self.sidePadding }
        return Self.sidePadding + keyLabel.intrinsicContentSize.width + Self.pictureGap
    }

    private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
        let room = CGSize(width: max(0, width - titleStart - titleEnd), height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room)
        guard subtitleLabel.text?.isEmpty == false else { return (title, .zero) }
        return (title, subtitleLabel.sizeThatFits(room))
    }

    /// The height that all parts need in a width.
    func height(in width: CGFloat) -> CGFloat {
        if size != .large {
            return max(Self.minimumHeight, (smallParts(in: width).height + 2 * Self.smallPadding).rounded(.up))
        }
        let (title, subtitle) = textSizes(in: width)
        let texts = title.height + (subtitle.height > 0 ? Self.textGap + subtitle.height : 0)
        return max(Self.minimumHeight, (texts + 2 * Self.verticalPadding).rounded(.up))
    }

    private static let smallPadding: CGFloat = 8

    /// The sizes of the title and of all parts of a small row.
    private func smallParts(in width: CGFloat) -> (title: CGSize, height: CGFloat) {
        let room = CGSize(width: max(0, width - Self.smallPadding), height: .greatestFiniteMagnitude)
        let title = titleLabel.text?.isEmpty == false ? titleLabel.sizeThatFits(room) : .zero
        let picture = pictureSize.height
        return (title, picture + title.height + (picture > 0 && title.height > 0 ? Self.textGap : 0))
    }

    private func layOutSmall() {
        highlight.frame = bounds
        let (title, height) = smallParts(in: bounds.width)
        let top = (bounds.height - height) / 2
        let size = pictureSize
        layOut(picture, x: (bounds.width - size.width) / 2, y: top, size)
        let width = max(0, min(title.width, bounds.width - Self.smallPadding))
        layOut(
            titleLabel, x: (bounds.width - width) / 2, y: top + height - title.height,
            CGSize(width: width, height: title.height))
        let side = indicator.intrinsicContentSize
        layOut(indicator, x: (bounds.width - side.width) / 2, y: (bounds.height - side.height) / 2, side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if size != .large { return layOutSmall() }
        let (title, subtitle) = textSizes(in: bounds.width)
        highlight.frame = bounds
        let width = max(0, bounds.width - titleStart - titleEnd)
        let texts = title.height + (subtitle.height > 0 ? Self.textGap + subtitle.height : 0)
        let top = (bounds.height - texts) / 2
        layOut(titleLabel, x: titleStart, y: top, CGSize(width: width, height: title.height))
        layOut(
            subtitleLabel, x: titleStart, y: top + texts - subtitle.height,
            CGSize(width: width, height: subtitle.height))
        if let size = mark.image?.size {
            // The arrow of a submenu points in the direction in which lines run.
            let points = if case .submenu = item { isMirrored } else { false }
            mark.transform = points ? CGAffineTransform(scaleX: -1, y: 1) : .identity
            layOut(mark, x: Self.markCenter - size.width / 2, y: (bounds.height - size.height) / 2, size)
        }
        let pictureSize = pictureSize
        let pictureCenter = bounds.width - Self.sidePadding - Self.pictureSide / 2
        layOut(
            picture, x: pictureCenter - pictureSize.width / 2, y: (bounds.height - pictureSize.height) / 2, pictureSize)
        let side = indicator.intrinsicContentSize
        layOut(indicator, x: pictureCenter - side.width / 2, y: (bounds.height - side.height) / 2, side)
        let key = keyLabel.text == nil ? .zero : keyLabel.intrinsicContentSize
        layOut(keyLabel, x: bounds.width - Self.sidePadding - key.width, y: (bounds.height - key.height) / 2, key)
    }

    /// The image's size, reduced to fit.
    private var pictureSize: CGSize {
        guard picture.image != nil else { return .zero }
        let size = picture.intrinsicContentSize
        let side = Self.pictureSide + Self.pictureGap / 2
        guard size.width > side || size.height > side else { return size }
        let factor = min(side / size.width, side / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Sets a view's frame, with `x` measured from the leading edge.
    private func layOut(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
        let left = isMirrored ? bounds.width - x - size.width : x
        view.frame = CGRect(
            x: left.roundedToPixels(contentScaleFactor), y: y.roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }
}
