import CoreGraphics
import Foundation
import UIFoundation

/// The title above the rows of a menu or of a group.
final class MenuHeader: UIView {
    private static let verticalPadding: CGFloat = 8
    private let label = UILabel(frame: .zero)
    /// The distance from the leading edge at which the title begins, as in the rows below.
    private let start: CGFloat

    init(_ title: String, start: CGFloat) {
        self.start = start
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// The height that the whole title needs in a width.
    func height(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - start - MenuRow.sidePadding, height: .greatestFiniteMagnitude)
        return (label.sizeThatFits(room).height + 2 * Self.verticalPadding).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = traitCollection.runsRightToLeft
        let (left, right) = isMirrored ? (MenuRow.sidePadding, start) : (start, MenuRow.sidePadding)
        label.frame = CGRect(
            x: left, y: Self.verticalPadding, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - 2 * Self.verticalPadding))
    }
}
