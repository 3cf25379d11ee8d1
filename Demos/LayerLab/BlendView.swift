import UIKit

/// A disc drawn over another one with a blend mode.
final class BlendView: UIView {
    private static let palettes: [(UIColor, UIColor)] = [
        (.systemOrange, .systemBlue), (.systemYellow, .systemPink), (.systemGreen, .systemPurple),
    ]

    private let mode: CGBlendMode
    var isSwapped = false { didSet { setNeedsDisplay() } }
    var palette = 0 { didSet { setNeedsDisplay() } }

    init(mode: CGBlendMode) {
        self.mode = mode
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("BlendView is made in code.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var (below, above) = Self.palettes[palette % Self.palettes.count]
        if isSwapped { swap(&below, &above) }
        let side = bounds.width * 0.66
        // A group of its own, so that only the discs blend with each other.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        below.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
        context.setBlendMode(mode)
        above.setFill()
        UIBezierPath(
            ovalIn: CGRect(x: bounds.width - side, y: bounds.height - side, width: side, height: side)
        ).fill()
        context.endTransparencyLayer()
    }
}
