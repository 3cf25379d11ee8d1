import CoreGraphics
import Foundation
import QuartzCore
@_spi(Subclassing) import UIKitCore

/// The caret at the position at which dragged text would be dropped. It does not blink.
final class DropCaret: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = TextCaret.width / 2
        backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
