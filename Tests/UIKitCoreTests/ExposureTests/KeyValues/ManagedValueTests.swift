import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Properties of layers as rewritten sources declare them, whose values Core Animation stores by their names.
@Suite(.application) struct ManagedValueTests {
    private enum Kind: Int { case ring, disc }

    private final class RingLayer: CALayer {
        var progress: CGFloat {
            get { anoleManagedValue(of: self, "progress") }
            set { setValue(newValue, forKey: "progress") }
        }
        var center: CGPoint {
            get { anoleManagedValue(of: self, "center") }
            set { setValue(newValue, forKey: "center") }
        }
        var isClosed: Bool {
            get { anoleManagedValue(of: self, "isClosed") }
            set { setValue(newValue, forKey: "isClosed") }
        }
        var steps: Int {
            get { anoleManagedValue(of: self, "steps") }
            set { setValue(newValue, forKey: "steps") }
        }
        var title: String? {
            get { anoleManagedValue(of: self, "title") }
            set { setValue(newValue, forKey: "title") }
        }
        var kind: Kind {
            get { anoleManagedValue(of: self, "kind") }
            set { setValue(newValue, forKey: "kind") }
        }
        var width: Double {
            get { anoleManagedValue(of: self, "width") }
            set { setValue(newValue, forKey: "width") }
        }
        var name2: String { anoleManagedValue(of: self, "name2") }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override class func defaultValue(forKey key: String) -> Any? {
            key == "width" ? 2.5 : super.defaultValue(forKey: key)
        }
    }

    @Test func `values begin as zero, nil, or the class's default`() {
        let layer = RingLayer()

        #expect(layer.progress == 0)
        #expect(layer.center == .zero)
        #expect(!layer.isClosed)
        #expect(layer.steps == 0)
        #expect(layer.title == nil)
        #expect(layer.kind == .ring)
        #expect(layer.width == 2.5)
    }

    @Test func `values are kept under their names`() {
        let layer = RingLayer()

        layer.progress = 0.25
        layer.center = CGPoint(x: 3, y: 4)
        layer.isClosed = true
        layer.steps = 7
        layer.title = "Rings"
        layer.kind = .disc
        layer.width = 1

        #expect(layer.progress == 0.25)
        #expect(layer.center == CGPoint(x: 3, y: 4))
        #expect(layer.isClosed)
        #expect(layer.steps == 7)
        #expect(layer.title == "Rings")
        #expect(layer.kind == .disc)
        #expect(layer.width == 1)
        #expect(layer.value(forKey: "progress") as? CGFloat == 0.25)
        layer.title = nil
        #expect(layer.title == nil)
    }

    @Test func `an animation by name moves the value of the layer that shows`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = RingLayer()
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        tester.show(view)
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(1), 1)

        layer.progress = 1
        layer.add(animation, forKey: "progress")
        tester.pump(by: 0.5)

        #expect(layer.progress == 1)
        #expect(abs((layer.presentation()?.progress ?? 0) - 0.5) < 0.05)
        tester.settle()
        #expect(layer.presentation()?.progress == 1)
    }

    @Test func `a property without a zero that was not set stops the program with class and key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = RingLayer().name2 }
        }

        let text = result.sentence
        #expect(text.contains("The property name2 of RingLayer was read before it had a value."))
    }
}
