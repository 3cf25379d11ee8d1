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
        adoptMargin()
        addSubview(contentView)
        if type(of: self) != UITableViewCell.self { configured.needsUpdate = true }
    }

    /// Sets the margins of the cell and its content to the table's.
    func adoptMargin() {
        let margins = NSDirectionalEdgeInsets(
            top: Self.verticalMargin, leading: parts.margin, bottom: Self.verticalMargin, trailing: parts.margin)
        directionalLayoutMargins = margins
        if configured.view == nil { contentView.directionalLayoutMargins = margins }
    }

    func makeContentView() -> UIView { CellContentView(frame: bounds) }

    var madeImageView: UIImageView? {
        guard style != .value2, configured.view == nil else { return nil }
        if parts.imageView == nil {
            let view = UIImageView(frame: .zero)
            contentView.addSubview(view)
            parts.imageView = view
        }
        return parts.imageView
    }

    var madeTextLabel: UILabel? {
        guard configured.view == nil else { return nil }
        if let label = parts.textLabel { return label }
        let label = makeLabel(.text)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = runsRightToLeft ? .left : .right
        }
        parts.textLabel = label
        return label
    }

    var madeDetailLabel: UILabel? {
        guard style != .default, configured.view == nil else { return nil }
        if let label = parts.detailLabel { return label }
        let label = makeLabel(.detail)
        if style == .value1 {
            label.textColor = .secondaryLabel
            label.textAlignment = parts.hasLargeText ? .natural : endAlignment
        }
        parts.detailLabel = label
        return label
    }

    private var endAlignment: NSTextAlignment { runsRightToLeft ? .left : .right }

    // MARK: Size of text

    /// The labels of a style.
    private enum Line {
        case text
        case detail
    }

    private func makeLabel(_ line: Line) -> UILabel {
        if parts.textLabel == nil, parts.detailLabel == nil { followCategory(traitCollection) }
        let label = UILabel(frame: .zero)
        label.font = font(of: line, traitCollection)
        if parts.hasLargeText { label.numberOfLines = 0 }
        contentView.addSubview(label)
        return label
    }

    private func font(of line: Line, _ traits: UITraitCollection) -> UIFont {
        let textStyle: UIFont.TextStyle =
            switch (style, line) {
            case (.value2, _): .footnote
            case (.subtitle, .detail): .caption1
            default: .body
            }
        return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    }

    /// Gives the labels their fonts for another size of text; those that the app gave stay.
    func followCategory(_ traits: UITraitCollection) {
        let category = traits.preferredContentSizeCategory
        guard category != parts.category else { return }
        let former = UITraitCollection(preferredContentSizeCategory: parts.category)
        parts.category = category
        let wraps = category.isAccessibilityCategory
        let changesWrapping = wraps != parts.hasLargeText
        parts.hasLargeText = wraps
        // Symbols scale with the text; large text grows by a smaller factor.
        let body = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
        let large = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 1, compatibleWith: traits)
        (parts.signScale, parts.controlScale) = (max(1, body), max(1, large))
        remakeAccessory()
        for (label, line) in [(parts.textLabel, Line.text), (parts.detailLabel, .detail)] {
            guard let label else { continue }
            if label.font == font(of: line, former) { label.font = font(of: line, traits) }
            if changesWrapping, label.numberOfLines == (wraps ? 1 : 0) { label.numberOfLines = wraps ? 0 : 1 }
        }
        if changesWrapping, style == .value1 { parts.detailLabel?.textAlignment = wraps ? .natural : endAlignment }
        setNeedsLayout()
    }

    // MARK: Backgrounds

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let backgroundView {
            removeBackgroundConfiguration()
            insertSubview(backgroundView, at: 0)
        }
        setNeedsLayout()
    }

    /// Replaces the background view for selection; a view of the app removes a configured background.
    func chosenBackgroundDidChange(_ former: UIView?, _ view: UIView?) {
        former?.removeFromSuperview()
        if view != nil, view !== parts.plainBackground { removeBackgroundConfiguration() }
        showStates(false)
    }

    func resetStates() {
        resetEditing()
        parts.isHighlighted = false
        parts.isSelected = false
        parts.dragState = .none
        showStates(false)
        configurationStateDidChange()
    }
}

/// The content view of a cell, which has the cell laid out again when a label or an image in it changes.
final class CellContentView: UIView {
    override var drawsContent: Bool { false }
    override func contentSizeDidChange(of subview: UIView) { superview?.setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UITableViewCell)?.constraintsMayHaveChanged()
    }
}
