import CoreGraphics
public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows a list content configuration, in a cell or in any other view.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    let parts: ListContentParts

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        parts = ListContentParts(configuration)
        super.init(frame: .zero)
        showConfiguration()
    }

    /// Makes a view from an archive, with an empty cell's configuration: interface files have no words for another one.
    public required init?(coder: NSCoder) {
        parts = ListContentParts(.cell())
        super.init(coder: coder)
        showConfiguration()
    }

    // MARK: Content

    /// The description of the content, a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { parts.configuration }
        set { show(newValue) }
    }

    /// Whether the view can show a configuration: a `UIListContentConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// The rectangle of the main text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(.text) }

    /// The rectangle of the further text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondary) }

    /// The rectangle of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

    // MARK: UIView

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIListContentView.self }
    @_spi(Subclassing) open override var heightFollowsWidth: Bool { true }

    @_spi(Subclassing) open override func contentSize(inWidth width: CGFloat?) -> CGSize {
        guard let width else { return intrinsicContentSize }
        return CGSize(width: intrinsicContentSize.width, height: layout(width: width).height)
    }

    @_spi(Subclassing) open override func contentSizeDidChange(of subview: UIView) { contentDidChange() }

    /// The size in which no line breaks.
    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? targetSize.width : max(targetSize.width, naturalSize.width)
        let height = verticalFittingPriority == .required ? targetSize.height : layout(width: width).height
        return CGSize(width: width, height: height)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            textSizeDidChange()
        }
    }
}
