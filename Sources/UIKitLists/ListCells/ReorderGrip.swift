import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Three lines at the end of a list cell by which its item is moved; a collection does not scroll by them.
final class ReorderGrip: UIView {
    let lines = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private static let touchSide: CGFloat = 44

    init(of cell: UICollectionViewListCell) {
        super.init(frame: .zero)
        lines.contentMode = .scaleAspectFit
        addSubview(lines)
        _ = MovementPress(on: self, of: cell)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var hasPlainHitTesting: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let x = max(0, (Self.touchSide - bounds.width) / 2)
        let y = max(0, (Self.touchSide - bounds.height) / 2)
        return bounds.insetBy(dx: -x, dy: -y).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.frame = bounds
    }
}
