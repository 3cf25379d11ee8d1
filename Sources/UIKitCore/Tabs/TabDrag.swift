import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// An item that is dragged to a tab: its portrait above all other views, and the tab that it would replace.
final class TabDrag {
    private static let scale: CGFloat = 1.1
    /// The distance above the finger, so that the portrait neither hides the tab nor is hidden by the finger.
    private static let rise: CGFloat = 60
    private static let shadowOpacity: CGFloat = 0.25
    static let flightDuration: TimeInterval = 0.25

    let item: UITabBarItem
    /// The recognizer; nil when keys move the item.
    let recognizer: UIGestureRecognizer?
    let portrait: TabPreview
    /// The vector from the finger to the portrait's centre.
    private var grip = CGVector.zero
    /// The tab that the item would replace now.
    var target: UITabBarItem?

    init(_ item: UITabBarItem, by recognizer: UIGestureRecognizer?, color: UIColor) {
        (self.item, self.recognizer) = (item, recognizer)
        portrait = TabPreview(item)
        portrait.show(picture: color, title: color)
        portrait.layer.cornerRadius = 14
        portrait.layer.cornerCurve = .continuous
        portrait.layer.shadowColor = UIColor.black.cgColor
        portrait.layer.shadowRadius = 10
        portrait.layer.shadowOffset = CGSize(width: 0, height: 3)
        portrait.layer.shadowOpacity = 0
    }

    /// Lifts the portrait from the item's frame, in the stage.
    func lift(from place: CGRect, at finger: CGPoint, in stage: UIView) {
        grip = CGVector(dx: place.midX - finger.x, dy: place.midY - finger.y)
        portrait.frame = place
        stage.addSubview(portrait)
        portrait.layoutIfNeeded()
        UIView.animate(withDuration: 0.15) { [portrait] in
            portrait.backgroundColor = .tertiarySystemBackground
            ViewAnimation.change(.shadowOpacity, of: portrait.layer, to: .number(Self.shadowOpacity))
            portrait.transform = CGAffineTransform(translationX: 0, y: -Self.rise).scaledBy(
                x: Self.scale, y: Self.scale)
        }
    }

    /// Moves the portrait with the finger, in the stage.
    func move(to finger: CGPoint) {
        portrait.center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
    }

    /// Animates the portrait to a point of the stage as if a finger were there.
    func hover(at point: CGPoint) {
        UIView.animate(withDuration: Self.flightDuration) { [portrait] in portrait.center = point }
    }

    /// Animates the portrait to a point of the stage, and removes it.
    func land(at point: CGPoint, completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.flightDuration, delay: 0, options: .beginFromCurrentState) { [portrait] in
            portrait.center = point
            portrait.backgroundColor = .clear
            ViewAnimation.change(.shadowOpacity, of: portrait.layer, to: .number(0))
            portrait.transform = .identity
        } completion: { [portrait] _ in
            portrait.removeFromSuperview()
            completion()
        }
    }
}
