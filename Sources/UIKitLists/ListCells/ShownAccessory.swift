import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// An accessory that a list cell shows, and the view that shows it.
final class ShownAccessory {
    private(set) var accessory: UICellAccessory
    let view: UIView
    var isLeading = false
    private var natural: CGSize?

    init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        view =
            switch accessory.content {
            case .customView: Self.custom(accessory.accessoryType)
            case .label: UILabel()
            case .reorder: ReorderGrip(of: cell)
            case .disclosureIndicator, .checkmark, .multiselect: UIImageView(frame: .zero)
            case .outlineDisclosure, .popUpMenu, .detail, .delete, .insert: AccessoryButton()
            }
        if let picture = view as? UIImageView, !isCustom { picture.contentMode = .scaleAspectFit }
        update(accessory, in: cell)
    }

    private static func custom(_ type: UICellAccessory.AccessoryType) -> UIView {
        if case .customView(let view) = type { view } else { UIView() }
    }

    private var isCustom: Bool { if case .customView = accessory.content { true } else { false } }

    // MARK: Look

    /// Has the view show another accessory of the same kind, and the state of its cell.
    func update(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        natural = nil
        let look = accessory.look
        switch accessory.content {
        case .disclosureIndicator: show("chevron.right", flips: true, tint: look.tint ?? .tertiaryLabel)
        case .checkmark: show("checkmark", tint: look.tint)
        case .multiselect: showRing(isChosen: cell.isSelected)
        case .outlineDisclosure(let style, let handler):
            show("chevron.right", flips: true, tint: look.tint)
            let isWhole = cell.isTappedAsWhole(style)
            button?.isUserInteractionEnabled = !isWhole
            onTap(in: cell) { cell in if let handler { handler() } else { cell.toggleOutline() } }
            button?.isTurned = cell.parts.isExpanded
        case .popUpMenu(let menu, let handler):
            show("chevron.up.chevron.down", tint: look.tint ?? .secondaryLabel)
            button?.offer(menu) { handler?(menu) }
        case .detail(let handler):
            show("info.circle", tint: look.tint)
            onTap(in: cell) { _ in handler?() }
        case .delete(let handler):
            showDisc("minus.circle.fill", background: look.background ?? .systemRed)
            onTap(in: cell) { cell in if let handler { handler() } else { cell.openSwipe() } }
        case .insert(let handler):
            showDisc("plus.circle.fill", background: look.background ?? .systemGreen)
            onTap(in: cell) { _ in handler?() }
        case .reorder: (view as? ReorderGrip)?.lines.tintColor = look.tint ?? .tertiaryLabel
        case .label(let text, let font, let followsCategory): show(text, font, followsCategory, in: cell)
        case .customView: if let tint = look.tint { view.tintColor = tint }
        }
    }

    /// Has the view show the state of its cell, which changes no size.
    func showState(of cell: UICollectionViewListCell) {
        switch accessory.content {
        case .multiselect: showRing(isChosen: cell.isSelected)
        case .outlineDisclosure: button?.isTurned = cell.parts.isExpanded
        default: break
        }
    }

    var button: AccessoryButton? { view as? AccessoryButton }

    private var picture: UIImageView? { button?.picture ?? view as? UIImageView }

    private func onTap(in cell: UICollectionViewListCell, _ action: @escaping (UICollectionViewListCell) -> Void) {
        button?.onTap = { [weak cell] in if let cell { action(cell) } }
    }

    private func show(_ name: String, flips: Bool = false, tint: UIColor?) {
        let image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        picture?.image = flips ? image?.imageFlippedForRightToLeftLayoutDirection() : image
        picture?.tintColor = tint
    }

    private func showDisc(_ name: String, background: UIColor) {
        let colors = UIImage.SymbolConfiguration(paletteColors: [accessory.look.tint ?? .white, background])
        let size = UIImage.SymbolConfiguration(pointSize: AccessoryMetrics.disc)
        picture?.image = UIImage(systemName: name, withConfiguration: size.applying(colors))
    }

    private func showRing(isChosen: Bool) {
        guard !isChosen else {
            return showDisc("checkmark.circle.fill", background: accessory.look.background ?? .tintColor)
        }
        let size = UIImage.SymbolConfiguration(pointSize: AccessoryMetrics.disc)
        picture?.image = UIImage(systemName: "circle", withConfiguration: size)
        picture?.tintColor = accessory.look.tint ?? .tertiaryLabel
    }

    private func show(_ text: String, _ font: UIFont, _ followsCategory: Bool, in cell: UICollectionViewListCell) {
        guard let label = view as? UILabel else { return }
        label.text = text
        label.adjustsFontForContentSizeCategory = followsCategory
        label.font = followsCategory ? AccessoryMetrics.scaled(font, cell.traitCollection) : font
        label.textColor = accessory.look.tint ?? .secondaryLabel
    }

    // MARK: Size

    func sizeDidChange() { natural = nil }

    /// How the accessory is laid out, with signs and controls so many times as large as at the standard size of text.
    func item(signScale: CGFloat, controlScale: CGFloat) -> ListCellGeometry.Item {
        let size = natural ?? size(signScale, controlScale)
        natural = size
        let standard: CGFloat =
            switch accessory.content {
            case .disclosureIndicator, .outlineDisclosure, .popUpMenu: AccessoryMetrics.narrowWidth * signScale
            case .checkmark, .detail, .label, .customView: AccessoryMetrics.width * signScale
            case .delete, .insert, .multiselect, .reorder: AccessoryMetrics.width * controlScale
            }
        var hasLine = false
        if case .reorder(let shows) = accessory.content { hasLine = shows }
        let width: CGFloat =
            switch accessory.look.reservedWidth {
            case .actual: size.width
            case .standard: standard.rounded()
            case .custom(let width): width > 0 ? width : size.width
            }
        return ListCellGeometry.Item(width: width, size: size, hasLine: hasLine)
    }

    private func size(_ sign: CGFloat, _ control: CGFloat) -> CGSize {
        switch accessory.content {
        case .disclosureIndicator, .outlineDisclosure: scaled(AccessoryMetrics.chevron, sign)
        case .popUpMenu: scaled(AccessoryMetrics.chevrons, sign)
        case .checkmark: scaled(AccessoryMetrics.check, sign)
        case .detail: scaled(CGSize(width: AccessoryMetrics.disc, height: AccessoryMetrics.disc), sign)
        case .delete, .insert, .multiselect:
            scaled(CGSize(width: AccessoryMetrics.disc, height: AccessoryMetrics.disc), control)
        case .reorder: scaled(AccessoryMetrics.grip, control)
        case .label: view.sizeThatFits(CGSize(width: 10000, height: 10000))
        case .customView(_, let keepsSize): keepsSize ? view.bounds.size : fittingSize
        }
    }

    private func scaled(_ size: CGSize, _ scale: CGFloat) -> CGSize {
        CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// The size that fits a view of the app's; one that knows none keeps its own.
    private var fittingSize: CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let own = view.intrinsicContentSize
        func length(_ fitting: CGFloat, _ own: CGFloat, _ now: CGFloat) -> CGFloat {
            fitting > 0 ? fitting : own > 0 ? own : now
        }
        return CGSize(
            width: length(fitting.width, own.width, view.bounds.width),
            height: length(fitting.height, own.height, view.bounds.height))
    }

    /// Gives the view a frame; a transform that it has stays.
    func layOut(_ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }
}
