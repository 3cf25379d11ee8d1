import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// An alert's view: its card, and below that of an action sheet the card of the cancelling button.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    let isActionSheet: Bool
    private let look: AlertLook
    private let card: AlertCard
    /// Only of action sheets.
    private let cancelCard: AlertCard?
    private var highlighted: AlertButton?

    init(of alert: UIAlertController) {
        self.alert = alert
        isActionSheet = alert.preferredStyle == .actionSheet
        look = .of(alert.preferredStyle)
        card = AlertCard(look)
        cancelCard = isActionSheet ? AlertCard(look, isOpaque: true) : nil
        super.init(frame: .zero)
        addSubview(card)
        if let cancelCard { addSubview(cancelCard) }
        addGestureRecognizer(AlertTracker(of: self))
        showContent()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Whether it is all that a popover shows: without a background of its own, and without the cancelling button.
    var isInPopover = false {
        didSet {
            guard isInPopover != oldValue else { return }
            card.showsBackground = !isInPopover
            showContent()
        }
    }

    // MARK: Content

    /// Shows the controller's present texts and actions; buttons of actions that stay are kept.
    func showContent() {
        guard let alert else { return }
        card.show(title: alert.title, message: alert.message, fields: alert.storedTextFields)
        var kept = card.buttons + (cancelCard?.buttons ?? [])
        let buttons = alert.actions.map { action in
            let index = kept.firstIndex { $0.action === action }
            let button = index.map { kept.remove(at: $0) } ?? makeButton(for: action)
            button.isEmphasized = action === alert.emphasizedAction
            button.setOwnSpring(alert.isSpringLoaded) { makeSpring() }
            return button
        }
        let (cancel, others) = (
            buttons.filter { $0.action.style == .cancel }, buttons.filter { $0.action.style != .cancel }
        )
        if let cancelCard {
            (card.buttons, cancelCard.buttons) = (others, isInPopover ? [] : cancel)
        } else {
            card.buttons = others + cancel
        }
        sizeDidChange()
    }

    private func makeButton(for action: UIAlertAction) -> AlertButton {
        let button = AlertButton(action, look)
        button.addAction(
            UIAction { [unowned self, unowned button] _ in choose(button) }, for: .primaryActionTriggered)
        return button
    }

    /// Has what is dragged over a button choose its action.
    private func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] interaction, _ in self?.choose(interaction.view as? AlertButton) }
    }

    /// Shows whether an action can be chosen now.
    func showState(of action: UIAlertAction) {
        for button in buttons where button.action === action { button.showState() }
        if let highlighted, !highlighted.isEnabled { highlight(nil) }
    }

    private var buttons: [AlertButton] { card.buttons + (cancelCard?.buttons ?? []) }

    private func sizeDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if isInPopover { setNeedsLayout() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeDidChange()
    }

    // MARK: Layout

    /// The size that shows all content, or as much as there is room for.
    func fittingSize(in room: CGSize) -> CGSize {
        let cancel = cancelCard?.height(in: room.width) ?? 0
        let main = card.height(in: room.width)
        let gap = cancel > 0 && main > 0 ? AlertLook.groupGap : 0
        return CGSize(width: room.width, height: min(main + gap + cancel, room.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A popover's arrow is outside of the safe area.
        let place = isInPopover ? bounds.inset(by: safeAreaInsets) : bounds
        let size = place.size
        let cancel = min(size.height, cancelCard?.height(in: size.width) ?? 0)
        let main = max(0, size.height - cancel - (cancel > 0 ? AlertLook.groupGap : 0))
        card.frame = CGRect(x: place.minX, y: place.minY, width: size.width, height: main)
        card.isHidden = main == 0
        cancelCard?.frame = CGRect(x: 0, y: size.height - cancel, width: size.width, height: cancel)
        cancelCard?.isHidden = cancel == 0
    }

    func flashScrollIndicators() { card.flashScrollIndicators() }

    // MARK: Choosing

    /// The button at a point that can be chosen.
    func button(at point: CGPoint) -> AlertButton? {
        card.button(at: convert(point, to: card)) ?? cancelCard.flatMap { $0.button(at: convert(point, to: $0)) }
    }

    /// Highlights the button under the finger, and none without one.
    func highlightButton(at point: CGPoint?) { highlight(point.flatMap { button(at: $0) }) }

    private func highlight(_ button: AlertButton?) {
        guard button !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = button
        button?.isHighlighted = true
    }

    /// Has the controller dismiss the alert and perform a button's action.
    func choose(_ button: AlertButton?) { alert?.choose(button?.action) }
}
