import UIKit

/// A die whose six faces are arranged in space, and can be moved apart so that their backs show.
final class DieLayer: CATransformLayer {
    /// Where the pips of one to six lie, on a grid of three by three counted from the upper left.
    private static let pips = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
    /// How the faces are turned out of the front; opposite ones sum up to seven.
    private static let turns: [(angle: CGFloat, x: CGFloat, y: CGFloat)] = [
        (0, 0, 1), (.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0), (-.pi / 2, 0, 1), (.pi, 0, 1),
    ]
    private var faces: [CALayer] = []
    private var side: CGFloat = 0

    override init() {
        super.init()
        for pips in Self.pips {
            let face = CALayer()
            face.isDoubleSided = false
            face.cornerCurve = .continuous
            for _ in pips {
                let pip = CALayer()
                pip.backgroundColor = UIColor.white.cgColor
                face.addSublayer(pip)
            }
            addSublayer(face)
            faces.append(face)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made in code only.") }

    /// Whether the faces are apart; set, it moves them.
    var isOpen = false {
        didSet {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.8)
            if isOpen { showBacks(true) } else { CATransaction.setCompletionBlock { [weak self] in self?.closed() } }
            placeFaces()
            CATransaction.commit()
        }
    }

    private func closed() {
        if !isOpen { showBacks(false) }
    }

    private func showBacks(_ isShown: Bool) {
        for face in faces { face.isDoubleSided = isShown }
    }

    func layOut(side: CGFloat) {
        self.side = side
        for (face, pips) in zip(faces, Self.pips) {
            face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            face.cornerRadius = side * 0.1
            for (pip, place) in zip(face.sublayers ?? [], pips) {
                pip.bounds = CGRect(x: 0, y: 0, width: side * 0.19, height: side * 0.19)
                pip.cornerRadius = side * 0.095
                pip.position = CGPoint(
                    x: side * (0.24 + 0.26 * CGFloat(place % 3)), y: side * (0.24 + 0.26 * CGFloat(place / 3)))
            }
        }
        placeFaces()
    }

    private func placeFaces() {
        for (face, turn) in zip(faces, Self.turns) {
            let turned = CATransform3DMakeRotation(turn.angle, turn.x, turn.y, 0)
            face.transform = CATransform3DTranslate(turned, 0, 0, side * (isOpen ? 0.72 : 0.5))
        }
    }

    func color(_ colors: [CGColor]) {
        for (face, color) in zip(faces, colors) { face.backgroundColor = color }
    }
}
