import UIKit

/// The named timing functions as graphs, and runners that obey them.
final class CurvesViewController: PageViewController {
    private static let curves: [(String, CAMediaTimingFunctionName, UIColor)] = [
        ("linear", .linear, .systemGray), ("ease in", .easeIn, .systemRed), ("ease out", .easeOut, .systemGreen),
        ("ease in and out", .easeInEaseOut, .systemBlue), ("default", .default, .systemOrange),
    ]
    private let graph = GraphView(curveCount: 5)
    private var names: [UILabel] = []
    private var runners: [CALayer] = []
    private var isAtEnd = false
    private var duration = 1.5
    private lazy var slow = addButton("Slow") { [weak self] in self?.changeSpeed() }

    override func buildStage() {
        stage.addSubview(graph)
        for (name, _, color) in Self.curves {
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 12)
            label.textColor = color
            stage.addSubview(label)
            names.append(label)
            let runner = CALayer()
            runner.bounds.size = CGSize(width: 14, height: 14)
            runner.cornerRadius = 7
            stage.layer.addSublayer(runner)
            runners.append(runner)
        }
        _ = addButton("Play", isMain: true) { [weak self] in self?.play() }
        _ = slow
        _ = addButton("Reset") { [weak self] in self?.reset() }
    }

    override func layoutStage(in area: CGRect) {
        let inner = area.insetBy(dx: 20, dy: 20)
        let isWide = area.width > area.height
        let graphFrame =
            isWide
            ? CGRect(x: inner.minX, y: inner.minY, width: inner.width * 0.45, height: inner.height)
            : CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height * 0.47)
        graph.frame = graphFrame
        graph.layOut(atEnd: isAtEnd)
        for (index, curve) in Self.curves.enumerated() { graph.show(path(of: curve.1), as: index) }
        let tracks =
            isWide
            ? CGRect(
                x: graphFrame.maxX + 24, y: inner.minY, width: inner.maxX - graphFrame.maxX - 24, height: inner.height)
            : CGRect(
                x: inner.minX, y: graphFrame.maxY + 16, width: inner.width, height: inner.maxY - graphFrame.maxY - 16)
        for (index, row) in tracks.cells(5, columns: 1, spacing: 2).enumerated() {
            names[index].frame = CGRect(x: row.minX, y: row.midY - 16, width: row.width, height: 16)
            runners[index].position = runnerPlace(index, atEnd: isAtEnd)
        }
    }

    private func runnerPlace(_ index: Int, atEnd: Bool) -> CGPoint {
        let label = names[index].frame
        return CGPoint(x: atEnd ? label.maxX - 7 : label.minX + 7, y: label.maxY + 9)
    }

    override func colorStage() {
        graph.colorGrid(resolved(.separator))
        for (index, curve) in Self.curves.enumerated() {
            graph.color(index, resolved(curve.2), ring: resolved(.secondarySystemGroupedBackground))
            runners[index].backgroundColor = resolved(curve.2)
        }
    }

    private func path(of name: CAMediaTimingFunctionName) -> UIBezierPath {
        let function = CAMediaTimingFunction(name: name)
        var points: [CGPoint] = []
        for index in 0...3 {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            points.append(graph.point(CGFloat(values[0]), CGFloat(values[1])))
        }
        let path = UIBezierPath()
        path.move(to: points[0])
        path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
        return path
    }

    private func play() {
        isAtEnd = true
        withoutActions {
            graph.layOut(atEnd: true)
            for (index, curve) in Self.curves.enumerated() {
                let function = CAMediaTimingFunction(name: curve.1)
                let up = CABasicAnimation(keyPath: "position.y")
                up.timingFunction = function
                graph.run(index, duration: duration, up: up)
                let run = CABasicAnimation(keyPath: "position")
                (run.fromValue, run.duration) = (runnerPlace(index, atEnd: false), duration)
                run.timingFunction = function
                runners[index].position = runnerPlace(index, atEnd: true)
                runners[index].add(run, forKey: "run")
            }
        }
    }

    private func changeSpeed() {
        duration = duration == 1.5 ? 4 : 1.5
        slow.setTitle(duration == 1.5 ? "Slow" : "Fast", for: .normal)
    }

    private func reset() {
        isAtEnd = false
        withoutActions {
            graph.stop()
            graph.layOut(atEnd: false)
            for (index, runner) in runners.enumerated() {
                runner.removeAllAnimations()
                runner.position = runnerPlace(index, atEnd: false)
            }
        }
    }
}
