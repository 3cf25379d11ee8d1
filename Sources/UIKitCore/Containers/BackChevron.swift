import CoreGraphics
import Foundation

/// The arrow head that points back.
final class BackChevron: UIView {
    static let size = CGSize(width: 13, height: 22)

    var color = UIColor.systemBlue {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10.7, y: 2.2))
        path.addLine(to: CGPoint(x: 2, y: 11))
        path.addLine(to: CGPoint(x: 10.7, y: 19.8))
        path.lineWidth = 2.7
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
