import UIKit

/// Gradient layers of all kinds.
final class GradientsViewController: PageViewController {
    private static let kinds: [(String, CAGradientLayerType, CGPoint, CGPoint)] = [
        ("Axial", .axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
        ("Stops", .axial, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)),
        ("Radial", .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
        ("Conic", .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)),
    ]
    private var cells: [CaptionedCell] = []
    private var gradients: [CAGradientLayer] = []

    override func buildStage() {
        for (name, type, start, end) in Self.kinds {
            let cell = CaptionedCell(name)
            let gradient = CAGradientLayer()
            gradient.type = type
            (gradient.startPoint, gradient.endPoint) = (start, end)
            gradient.cornerRadius = 14
            gradient.cornerCurve = .continuous
            cell.layer.addSublayer(gradient)
            stage.addSubview(cell)
            cells.append(cell)
            gradients.append(gradient)
        }
        gradients[1].locations = [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]
        gradients[3].masksToBounds = true
        _ = addButton("Play", isMain: true) { [weak self] in self?.play() }
        _ = addButton("Reset") { [weak self] in
            self?.gradients.forEach { $0.removeAllAnimations() }
        }
    }

    override func layoutStage(in area: CGRect) {
        for (index, frame) in area.insetBy(dx: 16, dy: 14).cells(4, columns: 2, spacing: 14).enumerated() {
            cells[index].frame = frame
            let room = cells[index].room
            gradients[index].frame = index == 3 ? room.middleSquare : room
        }
        gradients[3].cornerRadius = gradients[3].bounds.width / 2
    }

    override func colorStage() {
        let warm: [UIColor] = [.systemPink, .systemOrange, .systemYellow]
        let bands: [UIColor] = [
            .systemIndigo, .systemIndigo, .systemBlue, .systemBlue, .systemTeal, .systemTeal, .systemGreen,
            .systemGreen,
        ]
        let glow: [UIColor] = [.systemYellow, .systemOrange, .systemPurple]
        let wheel: [UIColor] = [
            .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple, .systemRed,
        ]
        for (gradient, colors) in zip(gradients, [warm, bands, glow, wheel]) { gradient.colors = colors.map(resolved) }
    }

    private func play() {
        func run(_ gradient: CAGradientLayer, _ keyPath: String, to value: Any) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.toValue = value
            (animation.duration, animation.autoreverses, animation.repeatCount) = (1.5, true, 2)
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            gradient.add(animation, forKey: keyPath)
        }
        run(gradients[0], "startPoint", to: CGPoint(x: 1, y: 0))
        run(gradients[0], "endPoint", to: CGPoint(x: 0, y: 1))
        run(gradients[1], "locations", to: [0, 0.1, 0.1, 0.3, 0.3, 0.6, 0.6, 1])
        run(gradients[2], "endPoint", to: CGPoint(x: 0.7, y: 0.7))
        run(gradients[2], "startPoint", to: CGPoint(x: 0.3, y: 0.3))
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi * 2, 6)
        gradients[3].add(turn, forKey: "turn")
    }
}
