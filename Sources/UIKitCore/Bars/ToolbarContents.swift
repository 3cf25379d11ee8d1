import CoreGraphics
import Foundation
import UIFoundation

/// The buttons of one set of toolbar items; another set replaces it as a whole.
final class ToolbarContents: UIView, BarButtonHost {
    let items: [UIBarButtonItem]
    private let buttons: [BarButton]

    init(_ items: [UIBarButtonItem], frame: CGRect) {
        self.items = items
        buttons = items.map(BarButton.init)
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// The bar's look; a change shows in every button.
    var appearance: UIToolbarAppearance? {
        didSet { for button in buttons { button.itemDidChange(button.item) } }
    }

    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }

    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let isCompact = traitCollection.verticalSizeClass == .compact
        for button in buttons { button.setCompact(isCompact) }
        let buttons = buttons.filter { !$0.isHidden }
        let parts = buttons.map { button -> ToolbarLayout.Part in
            switch button.item.systemItem {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed(button.item.width)
            default: .item(button.sizeThatFits(size).width)
            }
        }
        let scale = contentScaleFactor
        let margin = NavigationBarLayout.margin(for: traitCollection)
        let isMirrored = runsRightToLeft
        for (button, place) in zip(buttons, ToolbarLayout(parts, width: size.width, margin: margin).places) {
            let x = isMirrored ? size.width - place.x - place.width : place.x
            button.frame = CGRect(x: x.roundedToPixels(scale), y: 0, width: place.width, height: size.height)
        }
    }

    /// Touches between the buttons belong to the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
