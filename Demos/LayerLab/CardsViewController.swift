import UIKit

/// A row of cards that turn over, and a die, in one perspective each.
final class CardsViewController: PageViewController {
    private let row = CALayer()
    private let room = CALayer()
    private let cards = (0..<5).map { _ in CardLayer() }
    /// Holds the die tilted, so that it turns round an axis of its own.
    private let tilt = CATransformLayer()
    private let die = DieLayer()
    private var isTurned = false
    private lazy var open = addButton("Open") { [weak self] in self?.toggleOpen() }

    override func buildStage() {
        for space in [row, room] { stage.layer.addSublayer(space) }
        for (index, card) in cards.enumerated() {
            row.addSublayer(card)
            card.transform = Self.standing(index, isTurned: false)
        }
        room.addSublayer(tilt)
        tilt.addSublayer(die)
        tilt.transform = CATransform3DMakeRotation(-0.55, 1, 0, 0)
        die.transform = CATransform3DMakeRotation(0.65, 0, 1, 0)
        _ = addButton("Flip", isMain: true) { [weak self] in self?.flip() }
        _ = addButton("Turn") { [weak self] in self?.rotateDie(0, 1) }
        _ = addButton("Roll") { [weak self] in self?.rotateDie(1, 0) }
        _ = open
    }

    override func layoutStage(in area: CGRect) {
        let inner = area.insetBy(dx: 16, dy: 14)
        let rowHeight = (inner.height * 0.4).rounded()
        row.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: rowHeight)
        room.frame = CGRect(
            x: inner.minX, y: inner.minY + rowHeight, width: inner.width, height: inner.height - rowHeight)
        row.sublayerTransform = Self.perspective(from: inner.width * 1.4)
        room.sublayerTransform = Self.perspective(from: room.bounds.height * 2.4)

        let places = row.bounds.cells(cards.count, columns: cards.count, spacing: 6)
        for (card, place) in zip(cards, places) {
            let width = min(place.width, rowHeight * 0.66)
            card.show(in: CGSize(width: width, height: (width * 1.45).rounded()))
            card.position = CGPoint(x: place.midX, y: place.midY)
        }
        tilt.position = CGPoint(x: room.bounds.midX, y: room.bounds.midY)
        die.layOut(side: (room.bounds.height * 0.44).rounded())
    }

    override func colorStage() {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple, .systemPink]
        for (card, color) in zip(cards, colors) {
            card.color(
                front: resolved(color), back: resolved(.systemIndigo), paper: resolved(.tertiarySystemBackground),
                line: resolved(.separator))
        }
        die.color(colors.map(resolved))
    }

    /// How far the eye is from the plane, as the m34 that makes it so.
    private static func perspective(from distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// The outer cards of the row look towards its middle.
    private static func standing(_ index: Int, isTurned: Bool) -> CATransform3D {
        CATransform3DMakeRotation(CGFloat(index - 2) * -0.22 + (isTurned ? .pi : 0), 0, 1, 0)
    }

    /// The cards turn one after another, each springing a little over its end.
    private func flip() {
        isTurned.toggle()
        withoutActions {
            for (index, card) in cards.enumerated() {
                let rest = CGFloat(index - 2) * -0.22
                let turn = CASpringAnimation(keyPath: "transform.rotation.y")
                turn.fromValue = rest + (isTurned ? 0 : .pi)
                turn.toValue = rest + (isTurned ? .pi : 2 * .pi)
                (turn.stiffness, turn.damping) = (60, 10)
                turn.duration = turn.settlingDuration
                turn.beginTime = card.convertTime(CACurrentMediaTime(), from: nil) + Double(index) * 0.1
                turn.fillMode = .backwards
                card.add(turn, forKey: "turn")
                card.transform = Self.standing(index, isTurned: isTurned)
            }
        }
    }

    /// A quarter turn round an axis of the tilted space.
    private func rotateDie(_ x: CGFloat, _ y: CGFloat) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.7)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        die.transform = CATransform3DConcat(die.transform, CATransform3DMakeRotation(.pi / 2, x, y, 0))
        CATransaction.commit()
    }

    private func toggleOpen() {
        die.isOpen.toggle()
        open.setTitle(die.isOpen ? "Close" : "Open", for: .normal)
    }
}
