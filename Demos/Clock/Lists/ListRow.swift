import UIKit

/// A row that can be tapped, and deleted: by a swipe, or in editing mode by the badge at its side.
///
/// Subclasses put their parts into `content`, which moves aside, and lay them out in `layoutContent`.
class ListRow: UIControl, UIGestureRecognizerDelegate {
    static let margin: CGFloat = 16
    private static let badgeRoom: CGFloat = 38
    private static let buttonWidth: CGFloat = 82

    let content = RowContent()
    /// Called when the row was tapped while nothing was open.
    var onTap: (() -> Void)?
    /// Called when the user has confirmed that the row shall go.
    var onDelete: (() -> Void)?
    /// Called when the button that deletes comes into sight.
    var onOpen: (() -> Void)?

    private let badge = UIButton(type: .custom)
    private let deleteButton = UIButton(type: .custom)
    private let line = UIView()
    private lazy var pan = UIPanGestureRecognizer(target: self, action: ListRow.swipe)
    private(set) var isEditing = false
    /// How far the content is aside so that the button shows, in points.
    private var opening: CGFloat = 0

    /// How high the row is.
    var height: CGFloat { 44 }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        badge.setImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
        badge.tintColor = .systemRed
        badge.alpha = 0
        badge.addAction(UIAction { [unowned self] _ in isOpen ? close() : open() }, for: .touchUpInside)
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.titleLabel?.font = .systemFont(ofSize: 17)
        deleteButton.backgroundColor = .systemRed
        deleteButton.isHidden = true
        deleteButton.addAction(UIAction { [unowned self] _ in onDelete?() }, for: .touchUpInside)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for part in [content, badge, deleteButton, line] { addSubview(part) }
        addAction(UIAction { [unowned self] _ in wasTapped() }, for: .touchUpInside)
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool {
        didSet { content.backgroundColor = isHighlighted && !isOpen && onTap != nil ? .systemGray5 : nil }
    }

    private func wasTapped() { isOpen ? close() : onTap?() }

    // MARK: Editing

    /// Shows the badge, or hides it; an open row closes.
    func setEditing(_ editing: Bool) {
        isEditing = editing
        opening = 0
        badge.alpha = editing ? 1 : 0
        editingDidChange()
        setNeedsLayout()
        layoutIfNeeded()
        deleteButton.isHidden = true
    }

    /// The row has entered editing mode or left it; within an animation.
    func editingDidChange() {}

    var isOpen: Bool { opening > 0 }

    /// Moves the content aside for the button.
    func open() {
        onOpen?()
        slide(to: Self.buttonWidth)
    }

    /// Hides the button again.
    func close() { slide(to: 0) }

    private func slide(to opening: CGFloat) {
        guard opening != self.opening else { return }
        deleteButton.isHidden = false
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            [self] in
            self.opening = opening
            setNeedsLayout()
            layoutIfNeeded()
        } completion: { [self] _ in
            deleteButton.isHidden = !isOpen
        }
    }

    // MARK: Swiping

    private var canDelete: Bool { onDelete != nil }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === pan else { return super.gestureRecognizerShouldBegin(recognizer) }
        let velocity = pan.velocity(in: self)
        let isOutward = (velocity.x < 0) != isMirrored
        return canDelete && abs(velocity.x) > abs(velocity.y) && (isOutward || isOpen)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer !== pan || !(touch.view is UISwitch)
    }

    private func swipe() {
        let step = pan.translation(in: self).x * (isMirrored ? 1 : -1)
        pan.setTranslation(.zero, in: self)
        switch pan.state {
        case .began, .changed:
            if !isOpen { onOpen?() }
            deleteButton.isHidden = false
            opening = max(0, opening + step)
            setNeedsLayout()
        default:
            let speed = pan.velocity(in: self).x * (isMirrored ? 1 : -1)
            let aim = pan.state == .ended && opening + speed * 0.1 > Self.buttonWidth / 2 ? Self.buttonWidth : 0
            slide(to: aim)
        }
    }

    // MARK: Layout

    /// Where the line below begins.
    var lineInset: CGFloat { Self.margin }

    /// Places the parts of the content.
    func layoutContent(_ size: CGSize) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let indent = isEditing ? Self.badgeRoom : 0
        content.frame = mirrored(
            CGRect(x: indent - opening, y: 0, width: max(0, size.width - indent), height: size.height))
        badge.frame = mirrored(
            CGRect(x: isEditing ? 4 : -44, y: (size.height - 44) / 2, width: 44, height: 44).offsetBy(
                dx: -opening, dy: 0))
        deleteButton.frame = mirrored(
            CGRect(x: size.width - opening, y: 0, width: max(Self.buttonWidth, opening), height: size.height))
        line.frame = mirrored(
            CGRect(
                x: indent + lineInset, y: size.height - hairline, width: max(0, size.width - indent - lineInset),
                height: hairline))
        layoutContent(content.bounds.size)
    }
}
