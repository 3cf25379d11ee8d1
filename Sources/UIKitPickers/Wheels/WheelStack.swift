import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Wheels side by side, with a band across them that marks the rows in their middle.
///
/// The wheels are in the middle of the width; when they need more than there is, each gets less in proportion. Touches between
/// two wheels belong to the nearer one.
final class WheelStack: UIView {
    /// A wheel with its room.
    struct Column {
        let wheel: PickerWheel
        /// In points.
        let width: CGFloat
        /// The text in the band beside the middle row, such as the unit of a number, and the room for it.
        var unit: (label: UILabel, width: CGFloat)?
    }

    /// Points between two wheels.
    static let spacing: CGFloat = 5
    /// Points at the left and at the right of the band.
    static let margin: CGFloat = 9
    /// Points between a row and the text beside it.
    private static let unitGap: CGFloat = 6
    private static let bandRadius: CGFloat = 8

    private let band = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerRadius = Self.bandRadius
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A WheelStack is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    /// From the leading to the trailing one.
    var columns: [Column] = [] {
        didSet {
            for column in oldValue {
                column.wheel.removeFromSuperview()
                column.unit?.label.removeFromSuperview()
            }
            for column in columns {
                addSubview(column.wheel)
                if let label = column.unit?.label { addSubview(label) }
            }
            setNeedsLayout()
        }
    }

    /// Whether the leading wheel is at the right.
    var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
    }

    /// The width of each of some wheels that share a picker's width evenly.
    static func evenWidth(of count: Int, in width: CGFloat) -> CGFloat {
        guard count > 0 else { return 0 }
        return max(0, ((width - 2 * margin - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = columns.map(\.wheel.rowHeight).max() ?? 0
        band.isHidden = columns.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: ((bounds.height - rowHeight - 2) / 2).rounded(),
            width: max(0, bounds.width - 2 * Self.margin), height: rowHeight + 2)
        let gaps = Self.spacing * CGFloat(max(0, columns.count - 1))
        let wanted = columns.reduce(0) { $0 + $1.width + ($1.unit?.width ?? 0) }
        let room = max(0, bounds.width - 2 * Self.margin - gaps)
        let factor = wanted > room ? room / wanted : 1
        var x = ((bounds.width - wanted * factor - gaps) / 2).rounded()
        for column in columns {
            let width = (column.width * factor).rounded(.down)
            layOut(column.wheel, CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
            if let unit = column.unit {
                let width = (unit.width * factor).rounded(.down)
                layOut(
                    unit.label,
                    CGRect(
                        x: x + Self.unitGap, y: band.frame.minY, width: max(0, width - Self.unitGap),
                        height: band.frame.height))
                x += width
            }
            x += Self.spacing
        }
    }

    private func layOut(_ view: UIView, _ frame: CGRect) {
        let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        let placed = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        if view.frame != placed { view.frame = placed }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard !(hit is PickerWheel) else { return hit }
        func distance(_ wheel: PickerWheel) -> CGFloat {
            max(0, wheel.frame.minX - point.x, point.x - wheel.frame.maxX)
        }
        return columns.map(\.wheel).min { distance($0) < distance($1) } ?? hit
    }
}
