import CoreGraphics
import Foundation

/// Fills an effect view: with the app's subviews or with a colour.
final class EffectContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
}
