import CoreGraphics
import Foundation
import UIFoundation

/// Shows a bar button item: its custom view, its picture, its glyph or its word.
final class BarButton: UIControl, BarItemPresenter {
    /// The smallest width and height that react to a finger.
    static let touchSide: CGFloat = 44
    private static let highlightedAlpha: CGFloat = 0.2
    private static let fadeDuration = 0.25

    let item: UIBarButtonItem
    private var content: UIView?
    private var isContentCustom = false
    private var isCompact = false
    private var picture: BarButtonPicture?
    private var selection: BarButtonSelection?
    /// The size that a view of the app's wished when the bar asked, and the room for which it was asked.
    private var askedWish: (size: CGSize, room: CGSize)?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.presenter = self
        addTarget(self, action: Selector(BarButton.fire, name: "performItem"), for: .touchUpInside)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    private func fire(_ sender: UIControl, event: UIEvent?) { item.perform(from: self, event: event) }

    // MARK: Menu

    override var showsMenuAsPrimaryAction: Bool {
        get { item.showsMenuAtOnce }
        set {}
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item.menu.map { UIContextMenuConfiguration($0, order: item.preferredMenuElementOrder) }
    }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) { if item.isPopUp { item.select(leaf) } }

    /// Sends a choice from the menu in the item's name.
    override func sendAction(_ action: UIAction) {
        ApplicationRuntime.current?.traceAction(action, from: self)
        action.performWithSender(item, target: nil)
    }

    // MARK: Content

    func itemDidChange(_ item: UIBarItem) {
        rebuild()
        superview?.setNeedsLayout()
    }

    /// Shows the picture for compact height, or the other one.
    func setCompact(_ isCompact: Bool) {
        guard isCompact != self.isCompact else { return }
        self.isCompact = isCompact
        rebuild()
    }

    private func rebuild() {
        let made = makeContent()
        if made !== content {
            if content?.superview === self { content?.removeFromSuperview() }
            content = made
            isContentCustom = item.customView != nil
            if let made { addSubview(made) }
        }
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        showOrHide()
        isContextMenuInteractionEnabled = item.menu != nil
        adoptSpring()
        // A custom view reacts itself; spaces do not react at all.
        isUserInteractionEnabled = item.systemItem?.isSpace != true
        showLook()
        setNeedsLayout()
    }

    /// Whether the bar has no room for the button.
    var isLeftOut = false { didSet { if isLeftOut != oldValue { showOrHide() } } }

    /// Whether the app has hidden the item.
    var isHiddenByItem: Bool { item.isHidden }

    private func showOrHide() { isHidden = item.isHidden || isLeftOut }

    private func makeContent() -> UIView? {
        if let custom = item.customView { return custom }
        // Only views of this button's own are used again, never the app's.
        let former = isContentCustom ? nil : content
        if let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image {
            let icon = former as? UIImageView ?? .forBar()
            icon.image = image
            return icon
        }
        if let title = item.systemItem?.title ?? item.title {
            let label = former as? UILabel ?? UILabel(barFont: .systemFont(ofSize: 17))
            label.text = title
            return label
        }
        guard let system = item.systemItem, !system.isSpace else { return nil }
        return former as? BarGlyph ?? BarGlyph(system)
    }

    // MARK: Look

    /// The look that the item and the bar's appearance ask for.
    private var look: BarButtonLook {
        BarButtonLook(
            item: item, background: item.background, appearance: (superview as? any BarButtonHost)?.look(of: item),
            isCompact: isCompact)
    }

    /// Shows font, colour and background of the present state.
    private func showLook() {
        guard !isContentCustom else {
            picture = BarButtonPicture.show(nil, movedBy: .zero, in: picture, of: self)
            selection = BarButtonSelection.show(nil, in: selection, of: self)
            return
        }
        let look = look
        let attributes = look.attributes(for: state)
        let background = look.background(for: state)
        let isSpace = item.systemItem?.isSpace == true
        let tint: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        let isFilled = item.isSelected && background.image == nil && !isSpace && content != nil
        let fill = item.isEnabled ? tint : BarButtonSelection.disabledColor
        selection = BarButtonSelection.show(isFilled ? fill : nil, in: selection, of: self)
        // Attributes that were given for all states were not chosen for a filled ground.
        let given = isFilled ? item.titleTextAttributes(for: .selected) : attributes
        let color =
            given?[.foregroundColor] as? UIColor
            ?? (isFilled && item.isEnabled ? BarButtonSelection.contentColor(on: tint) : tint)
        switch content {
        case let label as UILabel:
            label.textColor = color
            label.font =
                attributes[.font] as? UIFont
                ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        case let icon as UIImageView: icon.tintColor = color
        case let glyph as BarGlyph: glyph.color = color
        default: break
        }
        picture = BarButtonPicture.show(
            isSpace ? nil : background.image, movedBy: background.offset, in: picture, of: self)
    }

    /// The offset of the title from its usual position.
    private var titleOffset: UIOffset {
        content is UILabel && !isContentCustom ? look.titleOffset(for: state) : .zero
    }

    override func tintColorDidChange() { showLook() }

    /// Applies the values of the item's proxies each time that the button enters a window.
    override func windowDidChange() {
        super.windowDidChange()
        if isInWindow, item.adoptAppearance(for: self) { itemDidChange(item) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        guard item.customView == nil, let content else { return }
        showLook()
        let alpha = isHighlighted ? Self.highlightedAlpha : 1
        guard content.alpha != alpha else { return }
        // Down at once, up softly.
        UIView.animate(
            withDuration: isHighlighted ? 0 : Self.fadeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [selection] in
            content.alpha = alpha
            selection?.alpha = alpha
        }
    }

    override var focusShape: FocusShape { FocusShape(around: [selection ?? content], of: self, widerBy: 2) }

    // MARK: Geometry

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wish = contentSize(in: size)
        if isContentCustom { askedWish = (wish, size) }
        var width = wish.width
        if let label = content as? UILabel, let titles = item.possibleTitles {
            let probe = UILabel(barFont: label.font)
            // Hash order: the greatest of all widths is asked for.
            for title in titles {
                probe.text = title
                width = max(width, probe.sizeThatFits(size).width)
            }
        }
        if let picture { width = picture.width(around: width) }
        if item.systemItem == .flexibleSpace { return CGSize(width: 0, height: size.height) }
        return CGSize(width: item.width > 0 ? item.width : width, height: size.height)
    }

    private func contentSize(in size: CGSize) -> CGSize {
        guard let content else { return .zero }
        if item.customView != nil { return item.customViewSize.wish(of: content, in: size) }
        if let icon = content as? UIImageView {
            return icon.pictureSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height))
        }
        if content is BarGlyph { return CGSize(width: BarGlyph.side, height: BarGlyph.side) }
        return content.sizeThatFits(size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        if isContentCustom, let askedWish, contentSize(in: askedWish.room) != askedWish.size {
            superview?.setNeedsLayout()
        }
        let size = contentSize(in: bounds.size)
        let insets = content is UIImageView ? item.imageInsets(isCompact: isCompact) : .zero
        let scale = contentScaleFactor
        content.bounds.size = CGSize(
            width: max(0, min(size.width, max(bounds.width, 1)) - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
        let x = ((bounds.width - content.bounds.width) / 2 + (insets.left - insets.right) / 2).roundedToPixels(scale)
        let y = ((bounds.height - content.bounds.height) / 2 + (insets.top - insets.bottom) / 2).roundedToPixels(scale)
        let offset = titleOffset
        content.center = CGPoint(
            x: x + content.bounds.width / 2 + offset.horizontal, y: y + content.bounds.height / 2 + offset.vertical)
        picture?.layOut(in: bounds, scale: scale)
        selection?.layOut(behind: content, isCompact: isCompact)
        if isContentCustom { item.customViewSize.didLayOut(content) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, Self.touchSide - bounds.width)
        return bounds.insetBy(dx: -missing / 2, dy: 0).contains(point)
    }
}
