import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ConstructionTests {
    class Card: UIView {
        var calls: [String] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            calls.append("frame \(frame.width)")
        }
        required init?(coder: NSCoder) { nil }
    }
    /// With a default for each parameter, which a call where the class is known still uses.
    class Padded: UIView {
        let padding: Int
        init(padding: Int = 8) {
            self.padding = padding
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }
    class Screen: UIViewController {
        var calls: [String] = []
        init() {
            super.init(nibName: nil, bundle: nil)
            calls.append("own")
        }
        required init?(coder: NSCoder) { nil }
    }
    class Sheet: UIViewController {
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName ?? "Default", bundle: bundle) }
        required init?(coder: NSCoder) { nil }
    }
    class Stack: UINavigationController {}
    class Tap: UITapGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            numberOfTapsRequired = 2
        }
    }
    class Jump: UIStoryboardSegue {}
    class Glow: CALayer {
        var level = 0
        override init() { super.init() }
        override init(layer: Any) {
            level = (layer as? Glow)?.level ?? 0
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { nil }
    }

    class Unknown: NSObject {}

    private static func makeUnknown() {
        let type: NSObject.Type = Unknown.self
        _ = type.init()
    }
    private func make<Made: UIViewController>() -> Made { Made() }
    private func make<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made { type.init(frame: frame) }

    @Test func `attributed texts are made without arguments, as on iOS`() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))

        #expect(text.string == "a")
        #expect(NSAttributedString().length == 0)
    }

    @Test func `an error, a progress and a pattern are made without arguments, as on iOS`() {
        let text = "any text"

        #expect(throws: NSError(domain: "", code: 0)) { throw NSError() }
        #expect(Progress().totalUnitCount == 0)
        #expect(NSRegularExpression().numberOfMatches(in: text, range: NSRange(location: 0, length: 8)) == 0)
    }

    @Test func `a view's type makes views by the initializer of its class`() throws {
        let types: [UIView.Type] = [UIView.self, Card.self, UILabel.self]
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

        let made = types.map { $0.init(frame: frame) } + [make(Card.self, frame: frame)]

        #expect(made.map(\.frame) == [frame, frame, frame, frame])
        #expect(try #require(made[1] as? Card).calls == ["frame 3.0"])
        #expect(try #require(made[3] as? Card).calls == ["frame 3.0"])
        #expect(made[2] is UILabel)
        #expect((types[1].init() as? Card)?.calls == ["frame 0.0"])
    }

    @Test func `an initializer with defaults still is preferred where the class is known`() {
        #expect(Padded().padding == 8)
    }

    @Test func `a controller's type makes controllers by the initializer of its class`() throws {
        let screen: Screen = make()
        let sheets: UIViewController.Type = Sheet.self
        let sheet = sheets.init(nibName: "Sheet", bundle: nil)
        let plain: UIViewController = make()
        let other: Sheet = make()

        #expect(screen.calls == ["own"])
        #expect(sheet is Sheet && sheet.nibName == "Sheet")
        #expect(plain.nibName == nil)
        #expect(other.nibName == "Default")
    }

    @Test func `a container's type makes it with its first controller, or with bars of other classes`() {
        final class Bar: UINavigationBar {}
        let type: UINavigationController.Type = Stack.self
        let root = UIViewController()

        let stack = type.init(rootViewController: root)
        let other = type.init(navigationBarClass: Bar.self, toolbarClass: nil)

        #expect(stack is Stack && stack.viewControllers == [root])
        #expect(other is Stack && other.navigationBar is Bar)
    }

    @Test func `types of recognizers, segues and layers make objects`() throws {
        let taps: UITapGestureRecognizer.Type = Tap.self
        let jumps: UIStoryboardSegue.Type = Jump.self
        let layers: CALayer.Type = Glow.self
        let recognizer = taps.init(target: nil, action: nil)
        let (from, to) = (UIViewController(), UIViewController())
        let segue = jumps.init(identifier: "a", source: from, destination: to)
        let glow = Glow()
        glow.level = 3
        let copy = layers.init(layer: glow)

        #expect(recognizer is Tap && recognizer.numberOfTapsRequired == 2)
        #expect(segue is Jump && segue.identifier == "a" && segue.source === from && segue.destination === to)
        #expect((copy as? Glow)?.level == 3)
        #expect(layers.init() is Glow)
    }

    @Test func `a class below NSObject makes objects as its module registered`() {
        func make<Made: NSObject>(_ type: Made.Type) -> Made { type.init() }

        let types: [NSObject.Type] = [Album.self, Card.self]

        #expect(types.map { $0.init() }.map { "\(type(of: $0))" } == ["Album", "Card"])
        #expect(make(Album.self).name == "A")
        #expect(type(of: make(NSObject.self)) == NSObject.self)
        #expect(type(of: make(Card.self)) == Card.self)
    }

    @Test func `a class below NSObject that is not registered cannot be made`() async {
        await #expect(processExitsWith: .failure) {
            await ConstructionTests.makeUnknown()
        }
    }
}
