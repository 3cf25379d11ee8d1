import CoreGraphics
import Foundation
import UIKit

/// Fifty views with two hundred constraints: loaded from an interface file, and made the same in code, without layout.
enum NibScene {
    private static let count = 50
    private static let rounds = 200

    static func run() {
        let stage = OffscreenStage()
        stage.frame()
        let nib = UINib(data: Data(file.utf8), bundle: nil)
        let parsed = Report.cpuMilliseconds(of: { check(nib.instantiate(withOwner: nil).first as? UIView) })
        var best = (nib: Double.infinity, code: Double.infinity)
        // In turn, so that both have the same machine.
        for _ in 0..<5 {
            best.nib = min(best.nib, perRound { nib.instantiate(withOwner: nil).first as? UIView })
            best.code = min(best.code, perRound(made))
        }
        let scene = "n.nib of \(count) views"
        Report.line(scene, "first load", parsed * 1e3, "us")
        Report.line(scene, "load", best.nib * 1e3, "us")
        Report.line(scene, "in code", best.code * 1e3, "us")
        Report.line(scene, "ratio", best.nib / best.code, "x")
    }

    private static func perRound(_ make: () -> UIView?) -> Double {
        Report.cpuMilliseconds(of: { for _ in 0..<rounds { check(make()) } }) / Double(rounds)
    }

    private static func check(_ view: UIView?) {
        precondition(
            view?.subviews.count == count && view?.constraints.count == 2 * count, "A view or a constraint is missing.")
    }

    // MARK: The same twice

    private static func made() -> UIView? {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.backgroundColor = .systemBackground
        var above: UIView?
        for index in 0..<count {
            let view: UIView
            if index % 2 == 0 {
                let label = UILabel(frame: CGRect(x: 20, y: 12 * index, width: 100, height: 10))
                label.text = "Row \(index)"
                label.font = .systemFont(ofSize: 14)
                label.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
                view = label
            } else {
                view = UIView(frame: CGRect(x: 20, y: 12 * index, width: 100, height: 10))
                view.backgroundColor = UIColor(white: 0.5, alpha: 1)
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.addConstraints([
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.addConstraints([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 2),
            ])
            above = view
        }
        return root
    }

    private static let file: String = {
        var views = ""
        var constraints = ""
        for index in 0..<count {
            let rect = "<rect key=\"frame\" x=\"20\" y=\"\(12 * index)\" width=\"100\" height=\"10\"/>"
            let own =
                "<constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"w\(index)\"/>"
                + "<constraint firstAttribute=\"height\" constant=\"10\" id=\"h\(index)\"/></constraints>"
            let attributes = "id=\"v\(index)\" translatesAutoresizingMaskIntoConstraints=\"NO\""
            if index % 2 == 0 {
                views +=
                    "<label \(attributes) text=\"Row \(index)\" userInteractionEnabled=\"NO\">\(rect)\(own)"
                    + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                    + "<color key=\"textColor\" red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"sRGB\"/></label>"
            } else {
                views +=
                    "<view \(attributes)>\(rect)\(own)<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" "
                    + "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></view>"
            }
            constraints +=
                "<constraint firstItem=\"v\(index)\" firstAttribute=\"leading\" secondItem=\"r\" secondAttribute=\"leading\" "
                + "constant=\"20\" id=\"l\(index)\"/><constraint firstItem=\"v\(index)\" firstAttribute=\"top\" secondItem=\""
                + (index == 0 ? "r\" secondAttribute=\"top" : "v\(index - 1)\" secondAttribute=\"bottom")
                + "\" constant=\"2\" id=\"t\(index)\"/>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>\(constraints)</constraints></view></objects>
            </document>
            """
    }()
}
