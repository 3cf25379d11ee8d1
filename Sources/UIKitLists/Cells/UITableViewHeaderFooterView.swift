import CoreGraphics
public import Foundation
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows the header or the footer of a section of a table, by default its title.
///
/// Its table makes it and uses it again for other sections. One whose content view has constraints is as high as these say.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    let parts = EdgeParts()

    /// Makes a view; the identifier is that under which it is used again, nil for never.
    public init(reuseIdentifier: String?) {
        storedIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepare()
    }

    /// Makes a view from an archive.
    ///
    /// Status: partial – the frame only; interface files are not implemented.
    public required init?(coder: NSCoder) {
        storedIdentifier = nil
        super.init(coder: coder)
        prepare()
    }

    /// Makes a view that is not used again and which its table gives its frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: ReuseIdentifier.drain())
    }

    /// The view for what is shown.
    open private(set) lazy var contentView: UIView = CellContentView(frame: bounds)

    /// The title; its font and colour are those of the table's style.
    open var textLabel: UILabel? { madeTextLabel }

    /// A further text of headers in grouped tables; nil elsewhere.
    open var detailTextLabel: UILabel? { madeDetailLabel }

    /// Lies behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// The name under which the view waits to be used again; nil for never.
    open var reuseIdentifier: String? { storedIdentifier }
    private let storedIdentifier: String?

    /// The view is about to be used for another section; call super. What it shows stays.
    open func prepareForReuse() {}

    // MARK: UIView

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: plainHeight(inWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}
