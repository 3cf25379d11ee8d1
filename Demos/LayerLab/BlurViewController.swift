import UIKit

/// Panes of several materials over discs that move.
final class BlurViewController: PageViewController {
    private static let materials: [(String, UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial),
    ]
    private let scene = UIView()
    private var discs: [UIView] = []
    private var panes: [UIVisualEffectView] = []
    private var names: [UILabel] = []
    private var isMoved = false
    private var isClear = false

    override func buildStage() {
        scene.clipsToBounds = true
        scene.layer.cornerRadius = 16
        scene.layer.cornerCurve = .continuous
        stage.addSubview(scene)
        for color in [UIColor.systemPink, .systemYellow, .systemBlue, .systemGreen, .systemOrange, .systemPurple] {
            let disc = UIView()
            disc.backgroundColor = color
            scene.addSubview(disc)
            discs.append(disc)
        }
        for (name, style) in Self.materials {
            let pane = UIVisualEffectView(effect: UIBlurEffect(style: style))
            pane.layer.cornerRadius = 14
            pane.layer.cornerCurve = .continuous
            pane.clipsToBounds = true
            scene.addSubview(pane)
            panes.append(pane)
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textAlignment = .center
            pane.contentView.addSubview(label)
            names.append(label)
        }
        _ = addButton("Move", isMain: true) { [weak self] in self?.move() }
        _ = addButton("Clear") { [weak self] in self?.toggleEffect() }
    }

    override func layoutStage(in area: CGRect) {
        scene.frame = area
        placeDiscs()
        for (index, frame) in area.insetBy(dx: 20, dy: 24).cells(4, columns: 2, spacing: 16).enumerated() {
            panes[index].frame = frame
            names[index].frame = CGRect(origin: .zero, size: frame.size)
        }
    }

    private func placeDiscs() {
        let size = scene.bounds.size
        let side = min(size.width, size.height) * 0.44
        let places: [(CGFloat, CGFloat)] = [
            (0.2, 0.2), (0.75, 0.15), (0.45, 0.45), (0.85, 0.6), (0.15, 0.75), (0.6, 0.88),
        ]
        for (index, disc) in discs.enumerated() {
            let (x, y) = places[isMoved ? (index + 2) % places.count : index]
            disc.bounds.size = CGSize(width: side, height: side)
            disc.layer.cornerRadius = side / 2
            disc.center = CGPoint(x: x * size.width, y: y * size.height)
        }
    }

    private func move() {
        isMoved.toggle()
        UIView.animate(
            withDuration: 1.2, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.placeDiscs()
        }
    }

    private func toggleEffect() {
        isClear.toggle()
        UIView.animate(withDuration: 0.6) {
            for (pane, material) in zip(self.panes, Self.materials) {
                pane.effect = self.isClear ? nil : UIBlurEffect(style: material.1)
            }
        }
    }
}
