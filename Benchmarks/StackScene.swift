import CoreGraphics
import Foundation
import UIKit

/// Views that constraints lay out: nested stacks of labels, and a chain whose width a constant decides.
enum StackScene {
    static func run() {
        stacks()
        for count in [10, 100, 1000] { chain(count) }
    }

    /// Fifty rows of ten labels: their first layout, and one text change with its frame.
    private static func stacks() {
        let stage = OffscreenStage()
        stage.frame()
        var labels: [UILabel] = []
        let build = Report.cpuMilliseconds {
            let rows = (0..<50).map { row in
                let cells = (0..<10).map { column in
                    let label = UILabel()
                    label.text = "\(row)-\(column)"
                    return label
                }
                labels += cells
                return UIStackView(arrangedSubviews: cells)
            }
            let column = UIStackView(arrangedSubviews: rows)
            column.axis = .vertical
            column.frame = CGRect(origin: .zero, size: OffscreenStage.size)
            stage.root.addSubview(column)
            stage.root.layoutIfNeeded()
        }
        Report.line("m.stack of 500 labels", "build + first layout", build, "ms")
        stage.frame()
        var changes = Samples()
        for index in 0..<200 {
            changes.measure(times: 1e3) {
                labels[255].text = index % 2 == 0 ? "changed" : "25-5"
                stage.root.layoutIfNeeded()
            }
            stage.frame()
        }
        changes.report("m.stack of 500 labels", "one text change, layout", "us")
    }

    /// Views as wide as each other between the ends of a guide whose width changes.
    private static func chain(_ count: Int) {
        let stage = OffscreenStage()
        let container = UIView(frame: CGRect(origin: .zero, size: OffscreenStage.size))
        stage.root.addSubview(container)
        let views = (0..<count).map { _ in UIView() }
        var width: NSLayoutConstraint?
        let build = Report.cpuMilliseconds {
            var constraints: [NSLayoutConstraint] = []
            for (index, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                constraints.append(
                    view.leftAnchor.constraint(
                        equalTo: index == 0 ? container.leftAnchor : views[index - 1].rightAnchor, constant: 8))
                constraints.append(view.topAnchor.constraint(equalTo: container.topAnchor))
                constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
                constraints.append(
                    index == 0
                        ? view.widthAnchor.constraint(equalToConstant: 40)
                        : view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
            }
            width = constraints[3]
            NSLayoutConstraint.activate(constraints)
            container.layoutIfNeeded()
        }
        let scene = "m.constrained views N=\(count)"
        Report.line(scene, "build + first layout", build * 1e3 / Double(count), "us/view")
        stage.frame()
        var (all, one) = (Samples(), Samples())
        for index in 0..<200 {
            all.measure(times: 1e3) {
                width?.constant = 40 + CGFloat(index % 7 + 1)
                stage.advance()
            }
        }
        let last = container.constraints.last { $0.firstAttribute == .top }
        for index in 0..<200 {
            one.measure(times: 1e3) {
                last?.constant = CGFloat(index % 7 + 1)
                stage.advance()
            }
        }
        all.report(scene, "one constant changed, all move, frame", "us")
        one.report(scene, "one constant changed, one moves, frame", "us")
    }
}
