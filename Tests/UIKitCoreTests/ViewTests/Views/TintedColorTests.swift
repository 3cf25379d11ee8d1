import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKitCore

@Suite(.application) struct TintedColorTests {
    private final class Painter: UIView {
        var painted: UIColor?
        override func draw(_ rect: CGRect) { painted = UIColor(cgColor: UIColor.tintColor.cgColor) }
    }

    @Test func `the tint colour is that of the view that shows it, and follows`() {
        let (tester, outer) = (ViewTester(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (inner, own) = (UIView(), UIView())
        for view in [inner, own] {
            view.backgroundColor = .tintColor
            outer.addSubview(view)
        }
        own.tintColor = .green
        tester.show(outer)
        let blue = UIColor(cgColor: inner.layer.backgroundColor ?? .black)

        outer.tintColor = .red

        #expect(blue == UIColor.systemBlue.resolvedColor(with: inner.traitCollection))
        #expect(inner.layer.backgroundColor?.rgba == UIColor.red.rgba)
        #expect(own.layer.backgroundColor?.rgba == UIColor.green.rgba)
        #expect(UIColor.tintColor.cgColor.rgba == UIColor.systemBlue.rgba)
    }

    @Test func `labels, pictures and drawing show the tint colour`() {
        let (tester, outer) = (ViewTester(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (label, painter) = (UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)), Painter())
        let picture = UIImageView(
            image: UIImage(systemName: "star")?.withTintColor(.tintColor, renderingMode: .alwaysOriginal))
        painter.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
        (label.text, label.textColor) = ("AB", .tintColor)
        for view in [label, painter, picture] as [UIView] { outer.addSubview(view) }
        outer.tintColor = .red
        tester.show(outer)
        tester.pump()
        let red = label.layer.recordedDrawing?.text

        outer.tintColor = .green
        tester.pump()

        #expect(red?.contains("#FF0000") == true)
        #expect(label.layer.recordedDrawing?.text.contains("#00FF00") == true)
        #expect(picture.layer.contentsTint == UIColor.green.rgba)
        #expect(painter.painted == UIColor(cgColor: UIColor.red.cgColor))
    }

    @Test func `a view whose tint colour is the tint colour has the system's`() {
        let (tester, view) = (ViewTester(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        tester.show(view)

        view.tintColor = .tintColor
        view.backgroundColor = UIConfigurationColorTransformer.preferredTint(.red)

        #expect(view.layer.backgroundColor?.rgba == UIColor.systemBlue.resolvedColor(with: view.traitCollection).rgba)
    }
}
