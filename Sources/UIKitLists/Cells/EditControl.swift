import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The sign in front of a cell that is edited: a minus or a plus to tap, or the ring that shows whether the row is chosen.
final class EditControl: UIControl {
    /// The kinds of signs.
    enum Sign: Equatable {
        case delete
        case insert
        /// Empty, or filled with a check mark; a tap on it is one on the row.
        case ring(isChosen: Bool)
    }

    static let diameter: CGFloat = 22
    /// How far a touch reaches around the sign on either side, in points.
    private static let reach: CGFloat = 11

    private let picture = UIImageView(frame: .zero)
    var sign: Sign? { didSet { if sign != oldValue { show() } } }

    init(of cell: UITableViewCell) {
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addAction(
            UIAction { [weak cell] _ in
                guard let cell else { return }
                cell.parts.editor?.editControlWasTapped(in: cell)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var hasPlainHitTesting: Bool { false }
    override var keepsTapsFromSuperviews: Bool { isUserInteractionEnabled }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    private func show() {
        let (name, colors): (String, [UIColor]?) =
            switch sign {
            case .delete, nil: ("minus.circle.fill", [.white, .systemRed])
            case .insert: ("plus.circle.fill", [.white, .systemGreen])
            case .ring(isChosen: true): ("checkmark.circle.fill", [.white, .tintColor])
            case .ring(isChosen: false): ("circle", nil)
            }
        var look = UIImage.SymbolConfiguration(pointSize: Self.diameter)
        if let colors { look = look.applying(UIImage.SymbolConfiguration(paletteColors: colors)) }
        picture.image = UIImage(systemName: name, withConfiguration: look)
        picture.tintColor = colors == nil ? .tertiaryLabel : nil
        if case .ring = sign { isUserInteractionEnabled = false } else { isUserInteractionEnabled = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
