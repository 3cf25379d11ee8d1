import UIKit

/// Six paths in shape layers.
final class PathsViewController: PageViewController {
    private static let names = ["Star", "Heart", "Spiral", "Waves", "Petals", "Rings"]
    private var cells: [CaptionedCell] = []
    private var shapes: [CAShapeLayer] = []
    private var isDashed = false
    private var isFilled = true

    override func buildStage() {
        for name in Self.names {
            let cell = CaptionedCell(name)
            let shape = CAShapeLayer()
            shape.lineWidth = 3
            shape.lineJoin = .round
            shape.lineCap = .round
            shape.fillRule = .evenOdd
            cell.layer.addSublayer(shape)
            stage.addSubview(cell)
            cells.append(cell)
            shapes.append(shape)
        }
        _ = addButton("Draw", isMain: true) { [weak self] in self?.drawAgain() }
        _ = addButton("Dashes") { [weak self] in
            self?.isDashed.toggle()
            self?.showStyle()
        }
        _ = addButton("Fill") { [weak self] in
            self?.isFilled.toggle()
            self?.showStyle()
        }
    }

    override func layoutStage(in area: CGRect) {
        let columns = area.width > area.height ? 3 : 2
        for (index, frame) in area.insetBy(dx: 16, dy: 14).cells(6, columns: columns, spacing: 12).enumerated() {
            cells[index].frame = frame
            let square = cells[index].room.middleSquare.insetBy(dx: 8, dy: 8)
            shapes[index].frame = square
            shapes[index].path = Self.path(index, side: square.width).cgPath
        }
    }

    override func colorStage() {
        let colors: [UIColor] = [.systemYellow, .systemRed, .systemBlue, .systemTeal, .systemPink, .systemGreen]
        for (shape, color) in zip(shapes, colors) { shape.strokeColor = resolved(color) }
        showStyle()
    }

    private func showStyle() {
        for shape in shapes {
            shape.lineDashPattern = isDashed ? [1, 7] : nil
            shape.fillColor = isFilled ? shape.strokeColor?.copy(alpha: 0.2) : nil
        }
    }

    private func drawAgain() {
        for (index, shape) in shapes.enumerated() {
            let draw = CABasicAnimation(keyPath: "strokeEnd")
            (draw.fromValue, draw.toValue) = (0, 1)
            draw.duration = 1.2 + Double(index) * 0.1
            draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            shape.add(draw, forKey: "draw")
        }
    }

    private static func path(_ index: Int, side: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }
        func polar(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
            at(0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
        }
        switch index {
        case 0:
            for corner in 0..<5 {
                let point = polar(0.5, CGFloat(corner) * 4 * .pi / 5 - .pi / 2)
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
        case 1:
            path.move(to: at(0.5, 0.95))
            path.addCurve(to: at(0.5, 0.28), controlPoint1: at(-0.35, 0.4), controlPoint2: at(0.2, -0.15))
            path.addCurve(to: at(0.5, 0.95), controlPoint1: at(0.8, -0.15), controlPoint2: at(1.35, 0.4))
            path.close()
        case 2:
            for step in 0...160 {
                let part = CGFloat(step) / 160
                let point = polar(0.5 * part, part * 8 * .pi)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        case 3:
            for row in 0..<3 {
                let y = 0.25 + CGFloat(row) * 0.25
                path.move(to: at(0, y))
                path.addCurve(to: at(0.5, y), controlPoint1: at(0.18, y - 0.3), controlPoint2: at(0.32, y + 0.3))
                path.addCurve(to: at(1, y), controlPoint1: at(0.68, y - 0.3), controlPoint2: at(0.82, y + 0.3))
            }
        case 4:
            for petal in 0..<6 {
                let angle = CGFloat(petal) * .pi / 3
                path.move(to: at(0.5, 0.5))
                path.addQuadCurve(to: polar(0.5, angle), controlPoint: polar(0.42, angle - 0.6))
                path.addQuadCurve(to: at(0.5, 0.5), controlPoint: polar(0.42, angle + 0.6))
            }
        default:
            for (x, y) in [(0.0, 0.0), (0.4, 0.0), (0.2, 0.36)] {
                path.append(
                    UIBezierPath(ovalIn: CGRect(x: x * side, y: y * side, width: 0.6 * side, height: 0.6 * side)))
            }
        }
        return path
    }
}
