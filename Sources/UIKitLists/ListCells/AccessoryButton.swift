import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A sign beside the content of a list cell that is tapped, in at least 44 by 44 points however small it looks.
final class AccessoryButton: UIControl {
    private static let touchSide: CGFloat = 44

    let picture = UIImageView(frame: .zero)
    /// Called when the user taps the accessory.
    var onTap: () -> Void = {}

    init() {
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addAction(UIAction { [unowned self] _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The menu that a touch opens; nil for none.
    private var menu: UIMenu?
    /// The element of the menu that was chosen last.
    private weak var choice: (any UIMenuLeaf)?
    /// Called when another element of the menu was chosen.
    private var onChoice: () -> Void = {}

    /// Opens a menu at a touch, of which one element is always chosen.
    func offer(_ menu: UIMenu, _ onChoice: @escaping () -> Void) {
        choice = menu.selectOne()
        (self.menu, self.onChoice) = (menu, onChoice)
        (isContextMenuInteractionEnabled, showsMenuAsPrimaryAction) = (true, true)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) {
        menu?.selectOnly(leaf)
        guard choice !== leaf else { return }
        choice = leaf
        onChoice()
    }

    /// A quarter of a turn with which the sign points down.
    var isTurned = false { didSet { if isTurned != oldValue { turn() } } }

    private func turn() {
        let isMirrored = runsRightToLeft
        picture.transform =
            isTurned ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
    }

    override var drawsContent: Bool { false }
    override var hasPlainHitTesting: Bool { false }
    override var keepsTapsFromSuperviews: Bool { isUserInteractionEnabled }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let x = max(0, (Self.touchSide - bounds.width) / 2)
        let y = max(0, (Self.touchSide - bounds.height) / 2)
        return bounds.insetBy(dx: -x, dy: -y).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds.size = bounds.size
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        turn()
    }
}
