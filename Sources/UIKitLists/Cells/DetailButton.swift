import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The button at the end of a cell that leads to details; it is touched in 44 by 44 points, however small it looks.
final class DetailButton: UIButton {
    static let side: CGFloat = 22
    private static let touchSide: CGFloat = 44
    /// The size of the symbol at the standard text size, in points.
    private static let symbolSize: CGFloat = 18

    /// Makes the button of a cell, whose keeper is notified of taps.
    static func make(for cell: UITableViewCell) -> DetailButton {
        let button = DetailButton(type: .detailDisclosure)
        button.setImage(
            UIImage(
                systemName: "info.circle",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: symbolSize * cell.parts.signScale)),
            for: .normal)
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell else { return }
                cell.parts.keeper?.detailWasTapped(in: cell)
            }, for: .primaryActionTriggered)
        return button
    }

    override var hasPlainHitTesting: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = max(0, (Self.touchSide - bounds.width) / 2)
        return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
}
