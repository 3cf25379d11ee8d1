import CoreGraphics
import Foundation
import UIFoundation

/// Lies over the title of a navigation bar that has a menu: an arrow behind the words, and the menu at a touch.
final class TitleMenuButton: UIControl {
    /// The arrow with the room before it.
    static let room: CGFloat = 16
    private static let pressedAlpha: CGFloat = 0.4

    private let arrow = UIImageView.forBar()
    private let makeMenu: () -> UIMenu?
    /// The words, which look pressed with the button.
    weak var label: UILabel?

    init(_ makeMenu: @escaping () -> UIMenu?) {
        self.makeMenu = makeMenu
        super.init(frame: .zero)
        arrow.image = UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)
        )
        arrow.isUserInteractionEnabled = false
        addSubview(arrow)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    /// The arrow's colour: that of the words.
    var color = UIColor.label { didSet { arrow.tintColor = color } }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { makeMenu().map { UIContextMenuConfiguration($0, order: .fixed) } }

    override func stateDidChange() {
        super.stateDidChange()
        let alpha = isHighlighted ? Self.pressedAlpha : 1
        arrow.alpha = alpha
        label?.textColor = isHighlighted ? color.withAlphaComponent(alpha) : color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrow.image?.size ?? .zero
        let isMirrored = runsRightToLeft
        arrow.frame = CGRect(
            x: (isMirrored ? 0 : bounds.width - size.width).roundedToPixels(contentScaleFactor),
            y: ((bounds.height - size.height) / 2).roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }
}
