import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The views of a cell, made when they are first asked for.
extension UITableViewCell {
    /// Above and below the content, in points.
    static let verticalMargin: CGFloat = 11

    func prepare() {
        clipsToBounds = true
        addSubview(contentView)
    }

    func makeContentView() -> UIView {
        let view = CellContentView(frame: bounds)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Self.verticalMargin, leading: 16, bottom: Self.verticalMargin, trailing: 16)
        return view
    }

    var madeImageView: UIImageView? {
        guard style != .value2 else { return nil }
        if parts.imageView == nil {
            let view = UIImageView(frame: .zero)
            contentView.addSubview(view)
            parts.imageView = view
        }
        return parts.imageView
    }

    var madeTextLabel: UILabel {
        if let label = parts.textLabel { return label }
        let label = UILabel(frame: .zero)
        label.font = style == .value2 ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = layoutDirection == .rightToLeft ? .left : .right
        }
        contentView.addSubview(label)
        parts.textLabel = label
        return label
    }

    var madeDetailLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detailLabel { return label }
        let label = UILabel(frame: .zero)
        switch style {
        case .value1:
            label.font = .systemFont(ofSize: 17)
            label.textColor = .secondaryLabel
            label.textAlignment = layoutDirection == .rightToLeft ? .left : .right
        case .value2: label.font = .systemFont(ofSize: 13)
        default: label.font = .systemFont(ofSize: 12)
        }
        contentView.addSubview(label)
        parts.detailLabel = label
        return label
    }

    func accessoryDidChange() {
        parts.sign?.removeFromSuperview()
        parts.sign = nil
        if let accessoryView {
            addSubview(accessoryView)
        } else if let name = CellSign.name(for: accessoryType) {
            let sign = CellSign.view(named: name)
            addSubview(sign)
            parts.sign = sign
        }
        setNeedsLayout()
    }

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func selectedBackgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        parts.hasPlainSelectedBackground = false
        showStates(false)
    }

    func resetStates() {
        parts.isHighlighted = false
        parts.isSelected = false
        showStates(false)
    }
}

/// The content view of a cell, which has the cell laid out again when a label or an image in it changes.
final class CellContentView: UIView {
    override var drawsContent: Bool { false }
    override func contentSizeDidChange(of subview: UIView) { superview?.setNeedsLayout() }
}
