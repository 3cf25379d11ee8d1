import CoreGraphics
import Foundation
import UIFoundation

/// The soft shadow beside the leading edge of a page that slides over another one.
///
/// It is drawn once as strips: blurring the shadow of a whole page in every frame would cost far more.
final class EdgeShadow: UIView {
    private static let width: CGFloat = 9
    private static let strength: CGFloat = 0.2

    private let isOnRight: Bool

    init(beside size: CGSize, isOnRight: Bool) {
        self.isOnRight = isOnRight
        super.init(
            frame: CGRect(x: isOnRight ? size.width : -Self.width, y: 0, width: Self.width, height: size.height))
        autoresizingMask = .flexibleHeight
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Strips of whole pixels need no antialiasing.
        let step = 1 / max(1, contentScaleFactor.rounded())
        for index in 0..<Int(Self.width / step) {
            let x = CGFloat(index) * step
            let distance = (x + step / 2) / Self.width
            let part = isOnRight ? 1 - distance : distance
            context.setFillColor(red: 0, green: 0, blue: 0, alpha: Self.strength * part * part)
            context.fill(CGRect(x: x, y: 0, width: step, height: bounds.height))
        }
    }
}
