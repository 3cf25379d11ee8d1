import CoreGraphics
import Foundation
import UIKitCore

/// The layout guide of a cell's separator: where the cell says, unless constraints of an app's say otherwise.
final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint

    init(in cell: UIView) {
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        let trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        (leading.priority, trailing.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([
            leading, trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: Hairline.width),
        ])
    }

    /// Has the guide begin so far from the leading edge; false where it did already.
    func begin(at start: CGFloat) -> Bool {
        guard leading.constant != start else { return false }
        leading.constant = start
        return true
    }
}
