import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The buttons of a card: two side by side where they fit, else one below the other, scrolling where there is too little room.
final class AlertButtonList: UIScrollView {
    private let allowsRow: Bool
    private var hairlines: [UIView] = []

    init(_ look: AlertLook) {
        allowsRow = look.allowsRow
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// From top to bottom; in a row a cancelling one is first all the same.
    var buttons: [AlertButton] = [] {
        didSet {
            for button in oldValue where !buttons.contains(button) { button.removeFromSuperview() }
            for button in buttons where button.superview !== self { addSubview(button) }
            hairlines.forEach { $0.removeFromSuperview() }
            hairlines = buttons.dropFirst().map { _ in Hairline() }
            hairlines.forEach(addSubview)
            setNeedsLayout()
        }
    }

    private func isRow(in width: CGFloat) -> Bool {
        allowsRow && buttons.count == 2 && buttons.allSatisfy { $0.fittingWidth <= width / 2 }
    }

    /// The height that shows every button in a width.
    func height(in width: CGFloat) -> CGFloat {
        guard !isRow(in: width) else { return buttons.map(\.fittingHeight).max() ?? 0 }
        let lines = CGFloat(max(0, buttons.count - 1)) * Hairline.width
        return buttons.reduce(lines) { $0 + $1.fittingHeight }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: height(in: bounds.width))
        if isRow(in: size.width) { layOutRow(size) } else { layOutStack(size.width) }
        contentSize = size
        isScrollEnabled = size.height > bounds.height
    }

    private func layOutRow(_ size: CGSize) {
        let isMirrored = runsRightToLeft
        let half = ((size.width - Hairline.width) / 2).roundedToPixels(contentScaleFactor)
        let end = CGRect(x: half + Hairline.width, y: 0, width: size.width - half - Hairline.width, height: size.height)
        let start = CGRect(x: 0, y: 0, width: half, height: size.height)
        let leadsWithLast = buttons[1].action.style == .cancel
        buttons[0].frame = isMirrored == leadsWithLast ? start : end
        buttons[1].frame = isMirrored == leadsWithLast ? end : start
        hairlines[0].frame = CGRect(x: half, y: 0, width: Hairline.width, height: size.height)
    }

    private func layOutStack(_ width: CGFloat) {
        var y: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            if index > 0 {
                hairlines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: Hairline.width)
                y += Hairline.width
            }
            button.frame = CGRect(x: 0, y: y, width: width, height: button.fittingHeight)
            y += button.fittingHeight
        }
    }
}
