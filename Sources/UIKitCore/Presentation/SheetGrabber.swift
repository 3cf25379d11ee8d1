import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The short bar at the top of a sheet that shows that it can be dragged; a tap selects the next detent.
final class SheetGrabber: UIView {
    private static let size = CGSize(width: 36, height: 5)
    private static let distance: CGFloat = 5
    /// The area that can be tapped.
    static let touchSize = CGSize(width: 76, height: 20)

    private let bar = UIView(frame: .zero)
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: CGRect(origin: .zero, size: Self.touchSize))
        bar.frame = CGRect(
            origin: CGPoint(x: (Self.touchSize.width - Self.size.width) / 2, y: Self.distance), size: Self.size)
        bar.layer.cornerRadius = Self.size.height / 2
        bar.backgroundColor = .tertiaryLabel
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SheetGrabber.tap))
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    private func tap() { onTap() }
}
