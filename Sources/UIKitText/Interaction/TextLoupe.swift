import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A loupe that magnifies the text around the caret, above the finger that moves it.
final class TextLoupe: UIView {
    private static let size = CGSize(width: 120, height: 40)
    private static let scale: CGFloat = 1.25
    /// The distance between the loupe and the line.
    private static let distance: CGFloat = 14

    private let lens = UIView(frame: CGRect(origin: .zero, size: TextLoupe.size))

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        lens.clipsToBounds = true
        lens.backgroundColor = .systemBackground
        lens.layer.cornerRadius = Self.size.height / 2
        lens.layer.borderWidth = 0.5
        (layer.cornerRadius, layer.shadowOpacity, layer.shadowRadius) = (Self.size.height / 2, 0.3, 8)
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: Self.size.height / 2, cornerHeight: Self.size.height / 2, transform: nil)
        addSubview(lens)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Magnifies the part of a window around a caret, whose rectangle is in the window's space.
    func show(_ caret: CGRect, in window: UIWindow) {
        if superview !== window { window.addSubview(self) }
        window.bringSubviewToFront(self)
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let half = Self.size.width / 2
        UIView.performWithoutAnimation {
            center = CGPoint(
                x: max(room.minX + half, min(room.maxX - half, caret.midX)),
                y: max(room.minY, caret.minY - Self.distance - Self.size.height) + Self.size.height / 2)
            showPicture(around: CGPoint(x: caret.midX, y: caret.midY), of: window)
        }
    }

    /// Takes the snapshot while the loupe is hidden, so that it does not contain the loupe.
    private func showPicture(around point: CGPoint, of window: UIWindow) {
        isHidden = true
        defer { isHidden = false }
        let part = CGSize(width: Self.size.width / Self.scale, height: Self.size.height / Self.scale)
        let rect = CGRect(
            x: point.x - part.width / 2, y: point.y - part.height / 2, width: part.width, height: part.height)
        let picture = window.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
        lens.subviews.forEach { $0.removeFromSuperview() }
        lens.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        guard let picture else { return }
        picture.frame = lens.bounds
        lens.addSubview(picture)
    }
}
