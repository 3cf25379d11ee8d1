import UIKit

/// Springs of three damping ratios as graphs, and a weight that hangs on the first.
final class SpringsViewController: PageViewController {
    private static let time = 1.6
    private let graph = GraphView(curveCount: 3)
    private let weight = CALayer()
    private let legend = UILabel()
    private var stiffness: CGFloat = 160
    private var ratios: [CGFloat] = [0.2, 0.5, 1]
    private var isAtEnd = false

    override func buildStage() {
        graph.range = -0.1...1.6
        stage.addSubview(graph)
        weight.cornerRadius = 12
        weight.cornerCurve = .continuous
        stage.layer.addSublayer(weight)
        legend.font = .systemFont(ofSize: 13)
        legend.textColor = .secondaryLabel
        legend.textAlignment = .center
        stage.addSubview(legend)
        _ = addButton("Play", isMain: true) { [weak self] in self?.play() }
        _ = addButton("Softer") { [weak self] in self?.changeStiffness(by: 0.5) }
        _ = addButton("Stiffer") { [weak self] in self?.changeStiffness(by: 2) }
    }

    override func layoutStage(in area: CGRect) {
        let inner = area.insetBy(dx: 20, dy: 16)
        legend.frame = CGRect(x: inner.minX, y: inner.maxY - 18, width: inner.width, height: 18)
        graph.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 104)
        weight.bounds.size = CGSize(width: 48, height: 48)
        showCurves()
    }

    override func colorStage() {
        graph.colorGrid(resolved(.separator))
        let colors: [UIColor] = [.systemPink, .systemIndigo, .systemGreen]
        for (index, color) in colors.enumerated() {
            graph.color(index, resolved(color), ring: resolved(.secondarySystemGroupedBackground))
        }
        weight.backgroundColor = resolved(.systemPink)
    }

    private func showCurves() {
        graph.layOut(atEnd: isAtEnd)
        for (index, ratio) in ratios.enumerated() {
            let path = UIBezierPath()
            for step in 0...200 {
                let part = CGFloat(step) / 200
                let place = graph.point(part, progress(at: part * CGFloat(Self.time), ratio: ratio))
                if step == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            graph.show(path, as: index)
        }
        weight.position = weightPlace(atEnd: isAtEnd)
        legend.text = "stiffness \(Int(stiffness)), damping ratio 0.2, 0.5 and 1"
    }

    private func weightPlace(atEnd: Bool) -> CGPoint {
        let room = graph.frame
        return CGPoint(x: atEnd ? room.maxX - 80 : room.minX + 24, y: room.maxY + 40)
    }

    /// Where a spring of mass 1 is; the textbook's solution, which the animation has to meet.
    private func progress(at time: CGFloat, ratio: CGFloat) -> CGFloat {
        let frequency = stiffness.squareRoot()
        if ratio >= 1 { return 1 - (1 + frequency * time) * exp(-frequency * time) }
        let decay = ratio * frequency
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
    }

    private func spring(_ keyPath: String, ratio: CGFloat) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: keyPath)
        spring.stiffness = Double(stiffness)
        spring.damping = Double(2 * ratio * stiffness.squareRoot())
        return spring
    }

    private func play() {
        isAtEnd = true
        withoutActions {
            showCurves()
            for (index, ratio) in ratios.enumerated() {
                graph.run(index, duration: Self.time, up: spring("position.y", ratio: ratio))
            }
            let swing = spring("position", ratio: ratios[0])
            swing.fromValue = weightPlace(atEnd: false)
            swing.duration = swing.settlingDuration
            weight.add(swing, forKey: "swing")
        }
    }

    private func changeStiffness(by factor: CGFloat) {
        stiffness = max(20, min(640, stiffness * factor))
        isAtEnd = false
        withoutActions {
            graph.stop()
            weight.removeAllAnimations()
            showCurves()
        }
    }
}
