import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// An item on its way to a tab, above everything: what carries it, and the tab whose place it would take.
final class TabDrag {
    private static let scale: CGFloat = 1.1
    /// How far what is carried is raised, so that it hides no tab and no finger hides it.
    private static let rise: CGFloat = 60
    private static let shadowOpacity: CGFloat = 0.25
    static let flightDuration: TimeInterval = 0.25

    let item: UITabBarItem
    /// The gesture of the finger; nil when keys carry the item.
    let recognizer: UIGestureRecognizer?
    let portrait: TabPreview
    /// From the finger to the portrait's middle.
    private var grip = CGVector.zero
    /// The tab whose place the item would take now.
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

    /// Lifts the item off its place, which is given as what lies around it, in the stage.
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

    /// Follows the finger, in the stage.
    func move(to finger: CGPoint) {
        portrait.center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
    }

    /// Goes to where a finger at a point of the stage would carry it.
    func hover(at point: CGPoint) {
        UIView.animate(withDuration: Self.flightDuration) { [portrait] in portrait.center = point }
    }

    /// Goes down to a point of the stage, and away.
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
