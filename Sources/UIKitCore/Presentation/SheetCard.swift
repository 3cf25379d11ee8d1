import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The card of a sheet: a view with round corners, a grabber, and a shadow where the content behind stays bright.
final class SheetCard: UIView, ContentFrame {
    private static let shadowOpacity: CGFloat = 0.18
    private static let shadowRadius: CGFloat = 12

    private let clip = ContentClip(frame: .zero)
    let grabber: SheetGrabber

    init(grabber: SheetGrabber) {
        self.grabber = grabber
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = .zero
        addSubview(clip)
        grabber.center.x = 0
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// The presented view, as large as the card.
    var content: UIView? {
        get { clip.subviews.first }
        set {
            guard newValue !== content else { return }
            content?.removeFromSuperview()
            guard let newValue else { return }
            newValue.frame = clip.bounds
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            clip.addSubview(newValue)
        }
    }

    /// Rounds all corners, or the upper ones only.
    func round(_ radius: CGFloat, lowerCorners: Bool) {
        clip.layer.cornerRadius = radius
        clip.layer.maskedCorners =
            lowerCorners
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    /// Sets the strength of the shadow.
    ///
    /// - Parameter brightness: The brightness of the content behind, 0 to 1.
    func castShadow(brightness: CGFloat) {
        ViewAnimation.change(.shadowOpacity, of: layer, to: .number(Self.shadowOpacity * brightness))
        guard brightness > 0 else { return layer.shadowPath = nil }
        layer.shadowPath =
            UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }

    /// Ends the animations of the card's frame, so that a gesture can move it.
    func endMoving() {
        for view in [self, clip, content].compactMap({ $0 }) { view.layer.removeBlockAnimations() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        grabber.center.x = bounds.midX
    }
}
