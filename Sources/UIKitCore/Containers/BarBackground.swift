import CoreGraphics
import Foundation

/// The ground of a bar with the hairline at the edge that faces the content.
final class BarBackground: UIView {
    enum Edge { case top, bottom }

    private let hairline = UIView()
    private let edge: Edge

    init(hairlineAt edge: Edge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        hairline.backgroundColor = BarColors.hairline
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    /// Takes a colour of the app's, or the usual one.
    func show(tint: UIColor?, isTranslucent: Bool) {
        backgroundColor =
            tint.map { isTranslucent ? $0.withAlphaComponent(0.94) : $0 }
            ?? (isTranslucent ? BarColors.background : BarColors.opaqueBackground)
    }

    override func layoutSubviews() {
        // One pixel just outside, so that the bar's height in points stays what it is.
        let pixel = 1 / max(1, contentScaleFactor)
        hairline.frame = CGRect(x: 0, y: edge == .top ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }
}
