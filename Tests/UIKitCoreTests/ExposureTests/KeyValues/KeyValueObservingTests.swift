import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) final class KeyValueObservingTests {
    private var told: [String] = []
    private let tester = ViewTester()

    @Test func `an observer hears of each value that is set until its observation ends`() {
        let track = Track()
        let observation = track.observe(\.length, options: [.old, .new]) { observed, change in
            self.told.append(
                "\(change.oldValue ?? -1) \(change.newValue ?? -1) \(observed === track) \(change.isPrior)")
        }

        track.length = 5
        track.length = 5
        observation.invalidate()
        track.length = 6

        #expect(told == ["1 5 true false", "5 5 true false"])
    }

    @Test func `values are delivered only where they are requested, and initially with the initial option`() {
        let track = Track()
        track.title = "a"
        let plain = track.observe(\.title) { _, change in
            self.told.append("plain \(change.newValue == nil) \(change.oldValue == nil)")
        }
        let initial = track.observe(\.title, options: [.initial, .new]) { _, change in
            self.told.append("initial \((change.newValue ?? nil) ?? "nil")")
        }

        track.title = nil

        #expect(told == ["initial a", "plain true true", "initial nil"])
        _ = (plain, initial)
    }

    @Test func `an observation that is released ends`() {
        let track = Track()
        do { _ = track.observe(\.length) { _, _ in self.told.append("told") } }

        track.length = 2

        #expect(told.isEmpty)
    }

    @Test func `a property of the base class is observed in a subclass, by path and by name`() {
        let (track, listener) = (LiveTrack(), Listener())
        let observation = track.observe(\.length, options: .new) { _, change in self.told.append("\(change.newValue!)")
        }
        track.addObserver(listener, forKeyPath: "length", options: [.old, .new], context: nil)

        track.length = 3
        track.removeObserver(listener, forKeyPath: "length")
        track.length = 4

        #expect(told == ["3", "4"])
        #expect(listener.heard == ["length 1 3"])
        _ = observation
    }

    @Test func `a path of two properties observes the inner one`() {
        let track = Track()
        let observation = track.observe(\.album.name, options: [.old, .new]) { _, change in
            self.told.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }

        track.album.name = "B"

        #expect(told == ["A B"])
        _ = observation
    }

    @Test func `a key path follows the object on its way`() {
        let (track, listener) = (Track(), Listener())
        let (first, second) = (Track(), Track())
        first.title = "first"
        second.title = "second"
        track.next = first
        track.addObserver(listener, forKeyPath: "next.title", options: [.old, .new], context: nil)

        first.title = "1st"
        track.next = second
        first.title = "unseen"
        second.title = "2nd"
        track.next = nil
        track.removeObserver(listener, forKeyPath: "next.title", context: nil)

        #expect(
            listener.heard == [
                "next.title first 1st", "next.title 1st second", "next.title second 2nd", "next.title 2nd <null>",
            ])
    }

    @Test func `changes announced by hand are reported with the values around them, and beforehand with prior`() {
        let track = Track()
        let observation = track.observe(\.gain, options: [.old, .new, .prior]) { _, change in
            self.told.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }

        track.willChangeValue(forKey: "gain")
        track.gain = 4
        track.didChangeValue(forKey: "gain")

        #expect(told == ["true 0.0 -1.0", "false 0.0 4.0"])
        _ = observation
    }

    @Test func `a view's geometry is observed through every setter`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let tokens = [
            view.observe(\.frame, options: .new) { _, change in self.told.append("frame \(change.newValue!.minX)") },
            view.observe(\.bounds, options: .new) { _, change in self.told.append("bounds \(change.newValue!.width)") },
            view.observe(\.center, options: .new) { _, change in self.told.append("center \(change.newValue!.x)") },
            view.observe(\.alpha, options: .new) { _, change in self.told.append("alpha \(change.newValue!)") },
            view.observe(\.isHidden, options: .new) { _, change in self.told.append("hidden \(change.newValue!)") },
            view.layer.observe(\.position, options: .new) { _, change in
                self.told.append("position \(change.newValue!.x)")
            },
        ]

        view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
        view.layer.position.x = 40
        view.alpha = 0.5
        view.isHidden = true

        #expect(
            told.sorted() == [
                "alpha 0.5", "bounds 30.0", "center 35.0", "center 40.0", "frame 20.0", "frame 25.0", "hidden true",
                "position 35.0", "position 40.0",
            ])
        _ = tokens
    }

    @Test func `a subclass that overrides a property is observed through its own`() {
        class Own: UIView {
            override var frame: CGRect {
                get { super.frame }
                set { super.frame = newValue.insetBy(dx: 1, dy: 1) }
            }
        }
        let view = Own()
        let token = view.observe(\.frame, options: .new) { _, change in
            self.told.append("\(change.newValue!.minX) \(change.newValue!.width)")
        }

        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

        #expect(told == ["1.0 8.0"])
        _ = token
    }

    @Test func `a scroll view reports its offset and its content's size`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let tokens = [
            scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue!.y) \(change.newValue!.y)")
            },
            scrollView.observe(\.contentSize, options: .new) { _, change in
                self.told.append("size \(change.newValue!.height)")
            },
        ]

        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 30
        scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)

        #expect(told == ["size 500.0", "0.0 30.0", "30.0 60.0"])
        _ = tokens
    }

    @Test func `controllers and controls report titles, parents and states`() {
        let (parent, child, button) = (UIViewController(), UIViewController(), UIButton())
        let tokens = [
            child.observe(\.title, options: .new) { _, change in self.told.append((change.newValue ?? nil) ?? "nil") },
            child.observe(\.parent, options: .new) { _, change in
                self.told.append("parent \(change.newValue! === parent)")
            },
            button.observe(\.isSelected, options: .new) { _, change in self.told.append("selected \(change.newValue!)")
            },
            button.observe(\.isEnabled, options: .new) { _, change in self.told.append("enabled \(change.newValue!)") },
            button.observe(\.isHighlighted) { _, _ in self.told.append("highlighted") },
        ]

        child.title = "T"
        parent.addChild(child)
        button.isSelected = true
        button.isEnabled = false
        button.isHighlighted = true

        #expect(told == ["T", "parent true", "selected true", "enabled false", "highlighted"])
        _ = tokens
    }

    @Test func `an observer that was never added cannot be removed`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Track().removeObserver(Listener(), forKeyPath: "length") }
        }

        let text = result.sentence
        #expect(text.contains("Cannot remove an observer <Listener> for the key path \"length\" from <Track>"))
    }

    @Test func `a property without a key cannot be observed where all are known`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Track().observe(\.unknown) { _, _ in } }
        }

        let text = result.sentence
        #expect(text.contains("A key path of Track with values of Int cannot be observed"))
    }

    @Test func `a layer's values are delivered in their own types`() {
        let layer = CALayer()
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let tokens = [
            layer.observe(\.transform, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue!.m41) \(change.newValue!.m41) \(change.newValue!.m43)")
            },
            layer.observe(\.backgroundColor, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue == .some(nil)) \(change.newValue == .some(red))")
            },
            layer.observe(\.opacity, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue!) \(change.newValue!)")
            },
        ]

        layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
        layer.transform = CATransform3DMakeTranslation(6, 0, 7)
        layer.backgroundColor = red
        layer.opacity = 0.5

        #expect(told == ["0.0 5.0 0.0", "5.0 6.0 7.0", "true true", "1.0 0.5"])
        _ = tokens
    }

    @Test func `values of gradients, shapes and transforms of sublayers are delivered in their own types`() {
        let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let tokens = [
            gradient.observe(\.colors, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue! == nil) \(change.newValue! as? [CGColor] == [red, red])")
            },
            gradient.observe(\.locations, options: .new) { _, change in
                self.told.append("\(change.newValue! == [0, 0.5])")
            },
            gradient.observe(\.sublayerTransform, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue!.m34) \(change.newValue!.m34)")
            },
            shape.observe(\.path, options: .new) { _, change in
                self.told.append("\(change.newValue!?.boundingBox == path.boundingBox)")
            },
            shape.observe(\.fillColor, options: .new) { _, change in self.told.append("\(change.newValue! == nil)") },
            shape.observe(\.lineWidth, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue!) \(change.newValue!)")
            },
            shape.observe(\.shadowPath, options: [.old, .new]) { _, change in
                self.told.append("\(change.oldValue! == nil) \(change.newValue!?.boundingBox == path.boundingBox)")
            },
            shape.observe(\.shadowColor, options: .new) { _, change in self.told.append("\(change.newValue! == red)") },
        ]

        gradient.colors = [red, red]
        gradient.locations = [0, 0.5]
        gradient.sublayerTransform.m34 = -0.5
        shape.path = path
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.shadowColor = red
        shape.shadowPath = path

        #expect(gradient.value(forKey: "transform") is CATransform3D)
        #expect(told == ["true true", "true", "0.0 -0.5", "true", "true", "1.0 2.0", "true", "true true"])
        _ = tokens
    }

    @Test func `a view reports the planar part of its transform, also when its layer turns in space`() {
        let view = UIView()
        let token = view.observe(\.transform, options: [.old, .new]) { _, change in
            self.told.append("\(change.oldValue!.tx) \(change.newValue!.tx)")
        }

        view.transform = CGAffineTransform(translationX: 3, y: 0)
        view.layer.transform = CATransform3DMakeTranslation(4, 0, 9)

        #expect(told == ["0.0 3.0", "3.0 4.0"])
        _ = token
    }

    @Test func `a key without observers is not read when its change is announced`() {
        let track = Track()
        let observation = track.observe(\.length) { _, _ in self.told.append("told") }

        track.willChangeValue(forKey: "unknown")
        track.didChangeValue(forKey: "unknown")

        #expect(told.isEmpty)
        _ = observation
    }
}
