import UIKit

/// Six things that layers do by themselves.
final class LayersViewController: PageViewController {
    private static let gravities: [(String, CALayerContentsGravity)] = [
        ("Aspect fit", .resizeAspect), ("Aspect fill", .resizeAspectFill), ("Resize", .resize), ("Centre", .center),
        ("Top left", .topLeft), ("Bottom", .bottom),
    ]
    private let cells = ["Corners", "Border", "Shadow", "Mask", "Replicator", "Aspect fit"].map { CaptionedCell($0) }
    private let corners = CALayer()
    private let border = CALayer()
    private let shadow = CALayer()
    private let masked = CAGradientLayer()
    private let replicator = CAReplicatorLayer()
    private let bar = CALayer()
    private let picture = CALayer()
    private var gravity = 0
    private var isPlayed = false

    override func buildStage() {
        for cell in cells { stage.addSubview(cell) }
        for (cell, layer) in zip(cells, [corners, border, shadow, masked, replicator, picture]) {
            cell.layer.addSublayer(layer)
        }
        corners.cornerCurve = .continuous
        corners.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        border.cornerRadius = 12
        border.cornerCurve = .continuous
        border.borderWidth = 6
        shadow.cornerRadius = 16
        shadow.cornerCurve = .continuous
        shadow.shadowOpacity = 0.35
        masked.mask = CAShapeLayer()
        replicator.addSublayer(bar)
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        replicator.instanceAlphaOffset = -1.0 / 13
        picture.masksToBounds = true
        picture.cornerRadius = 12
        picture.cornerCurve = .continuous
        picture.contentsGravity = .resizeAspect
        let landscape = Self.landscape
        picture.contents = landscape.cgImage
        picture.contentsScale = landscape.scale
        _ = addButton("Play", isMain: true) { [weak self] in self?.play() }
        _ = addButton("Gravity") { [weak self] in self?.showNextGravity() }
    }

    override func layoutStage(in area: CGRect) {
        let columns = area.width > area.height ? 3 : 2
        let frames = area.insetBy(dx: 16, dy: 14).cells(6, columns: columns, spacing: 12)
        for (cell, frame) in zip(cells, frames) { cell.frame = frame }
        for (cell, layer) in zip(cells, [corners, border, shadow, masked, replicator, picture]) {
            let square = cell.room.middleSquare.insetBy(dx: 10, dy: 10)
            layer.bounds = CGRect(origin: .zero, size: square.size)
            layer.position = CGPoint(x: square.midX, y: square.midY)
        }
        let side = corners.bounds.width
        corners.cornerRadius = isPlayed ? side / 2 : side / 3
        let star = UIBezierPath()
        for point in 0..<10 {
            let (radius, angle) = (point.isMultiple(of: 2) ? side / 2 : side / 4.5, CGFloat(point) * .pi / 5 - .pi / 2)
            let place = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
            if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
        }
        star.close()
        masked.mask?.frame = masked.bounds
        (masked.mask as? CAShapeLayer)?.path = star.cgPath
        bar.frame = CGRect(x: side / 2 - side / 24, y: side * 0.04, width: side / 12, height: side * 0.26)
        bar.cornerRadius = side / 24
        showShadow()
    }

    override func colorStage() {
        corners.backgroundColor = resolved(.systemPink)
        border.borderColor = resolved(.systemIndigo)
        border.backgroundColor = resolved(.systemIndigo).copy(alpha: 0.15)
        shadow.backgroundColor = resolved(.tertiarySystemGroupedBackground)
        masked.colors = [resolved(.systemYellow), resolved(.systemOrange), resolved(.systemRed)]
        bar.backgroundColor = resolved(.label)
        picture.backgroundColor = resolved(.systemFill)
    }

    private func showShadow() {
        shadow.shadowRadius = isPlayed ? 14 : 5
        shadow.shadowOffset = CGSize(width: 0, height: isPlayed ? 14 : 4)
    }

    /// Layers of no view animate by themselves when they are changed.
    private func play() {
        isPlayed.toggle()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        corners.cornerRadius = corners.bounds.width / (isPlayed ? 2 : 3)
        corners.maskedCorners =
            isPlayed
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        border.borderWidth = isPlayed ? 16 : 6
        showShadow()
        shadow.setAffineTransform(isPlayed ? CGAffineTransform(translationX: 0, y: -6) : .identity)
        CATransaction.commit()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi * 2, 1.5)
        replicator.add(turn, forKey: "turn")
        let swing = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        swing.values = [0, 0.4, -0.4, 0.2, 0]
        swing.calculationMode = .cubic
        swing.duration = 1.2
        masked.mask?.add(swing, forKey: "swing")
    }

    private func showNextGravity() {
        gravity = (gravity + 1) % Self.gravities.count
        picture.contentsGravity = Self.gravities[gravity].1
        cells[5].caption.text = Self.gravities[gravity].0
    }

    /// Hills below a sun, wider than high.
    private static var landscape: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 72, height: 44)).image { renderer in
            UIColor(red: 0.55, green: 0.8, blue: 1, alpha: 1).setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 72, height: 44))
            UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 48, y: 5, width: 14, height: 14)).fill()
            UIColor(red: 0.3, green: 0.65, blue: 0.4, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: -14, y: 22, width: 60, height: 44)).fill()
            UIColor(red: 0.2, green: 0.5, blue: 0.35, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 24, y: 28, width: 64, height: 40)).fill()
        }
    }
}
