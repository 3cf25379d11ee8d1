import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The button for details with the chevron behind it.
final class DetailDisclosure: UIView {
    /// Between the button and the chevron, in points.
    private static let gap: CGFloat = 11
    static let size = CGSize(
        width: DetailButton.side + gap + CellSign.chevronSize.width, height: DetailButton.side)

    private let button: DetailButton
    private let chevron = CellSign.picture(named: "chevron.right")

    init(of cell: UITableViewCell) {
        button = .make(for: cell)
        super.init(frame: .zero)
        addSubview(button)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var hasPlainHitTesting: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        button.point(inside: button.convert(point, from: self), with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = bounds.height / Self.size.height
        let side = DetailButton.side * scale
        let size = CellSign.size(of: .disclosureIndicator, scale: scale)
        let isMirrored = runsRightToLeft
        button.frame = CGRect(
            x: isMirrored ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side, height: side)
        chevron.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - size.width,
            y: ((bounds.height - size.height) / 2).roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }
}
