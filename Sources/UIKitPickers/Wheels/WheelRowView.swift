import Foundation
@_spi(Subclassing) import UIKitCore

/// A row on a wheel: carries the turn and the fading, so that the view that the picker supplied keeps its own.
final class WheelRowView: UIView {
    /// The view that the picker shows in the row; as large as the row.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.bounds.size != bounds.size || content.frame.origin != .zero { content.frame = bounds }
    }
}
