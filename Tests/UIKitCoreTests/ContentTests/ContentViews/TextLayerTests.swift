import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@MainActor @Suite(.application) struct TextLayerTests {
    /// The text commands that a layer of 50 by 30 points shows.
    private func drawing(in tester: ViewTester = ViewTester(), _ change: (CATextLayer) -> Void) -> [String] {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        layer.fontSize = 10
        change(layer)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.addSublayer(layer)
        tester.show(view)
        return texts(in: tester)
    }

    /// The text commands of a frame but the status bar's.
    private func texts(in tester: ViewTester) -> [String] {
        tester.frameText.split(separator: "\n").compactMap { line in
            line.contains("\"9:41\"") ? nil : line.range(of: "text \"").map { String(line[$0.lowerBound...]) }
        }
    }

    private func changeAtOnce(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    @Test func `a text hangs from the top left in white`() {
        #expect(drawing { $0.string = "ab" } == ["text \"ab\" Box-Regular 10 at 0,7.5 #FFFFFF"])
        #expect(drawing { $0.string = nil } == [])
        #expect(drawing { $0.string = 5 } == [])
    }

    @Test func `lines break only when wrapped and are aligned by the mode`() {
        let single = drawing { $0.string = "abc def" }
        let wrapped = drawing {
            $0.string = "abc def"
            $0.isWrapped = true
            $0.alignmentMode = .right
        }

        #expect(single.count == 1)
        #expect(
            wrapped == [
                "text \"abc\" Box-Regular 10 at 20,7.5 #FFFFFF", "text \"def\" Box-Regular 10 at 20,17.5 #FFFFFF",
            ])
    }

    @Test func `the preferred size is that of the whole text, wrapped in the bounds where there are any`() {
        let layer = CATextLayer()
        layer.fontSize = 10
        let none = layer.preferredFrameSize()
        layer.string = "abc def"
        layer.truncationMode = .end
        let single = layer.preferredFrameSize()
        layer.isWrapped = true
        let unbounded = layer.preferredFrameSize()
        layer.bounds.size = CGSize(width: 40, height: 5)
        let wrapped = layer.preferredFrameSize()
        layer.isWrapped = false
        let cut = layer.preferredFrameSize()
        layer.fontSize = 10.25
        let roundedUp = layer.preferredFrameSize()
        layer.contentsScale = 2
        let fine = layer.preferredFrameSize()

        #expect(none == .zero)
        #expect(single == CGSize(width: 70, height: 10) && unbounded == single && cut == single)
        #expect(wrapped == CGSize(width: 30, height: 20))
        // 71.75 by 10.25 points.
        #expect(roundedUp == CGSize(width: 72, height: 11) && fine == CGSize(width: 72, height: 10.5))
    }

    @Test func `a text that does not fit ends with an ellipsis where one is wanted`() {
        let line = drawing {
            $0.string = "abcdefgh"
            $0.truncationMode = .end
        }
        let lines = drawing {
            $0.string = "aaaa bbbb cccc dddd eeee"
            $0.isWrapped = true
            $0.truncationMode = .end
        }

        #expect(line == ["text \"abcd…\" Box-Regular 10 at 0,7.5 #FFFFFF"])
        #expect(lines.count == 3 && lines.last?.contains("…") == true)
    }

    @Test func `an attributed text brings its own font and colour`() {
        let text = NSAttributedString(
            string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])

        #expect(drawing { $0.string = text } == ["text \"a\" Box-Bold 20 at 0,15 #FF0000"])
    }

    @Test func `a font is given as an object or by name`() {
        let named = drawing {
            $0.string = "a"
            $0.font = "Box-Heavy"
        }
        let object = drawing {
            $0.string = "a"
            $0.font = UIFont.boldSystemFont(ofSize: 99)
        }

        #expect(named == ["text \"a\" Box-Heavy 10 at 0,7.5 #FFFFFF"])
        #expect(object == ["text \"a\" Box-Bold 10 at 0,7.5 #FFFFFF"])
    }

    @Test func `size and colour are animated`() throws {
        let tester = ViewTester()
        var shown: CATextLayer?
        _ = drawing(in: tester) {
            $0.string = "a"
            $0.foregroundColor = .black
            shown = $0
        }
        let layer = try #require(shown)

        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.fontSize = 20
        layer.foregroundColor = .white
        tester.pump()
        tester.pump(by: 0.5)
        let halfway = texts(in: tester)
        tester.pump(by: 1)

        #expect(halfway == ["text \"a\" Box-Regular 15 at 0,11.25 #808080"])
        #expect(texts(in: tester) == ["text \"a\" Box-Regular 20 at 0,15 #FFFFFF"])
    }

    @Test func `an attributed text without a colour is black with every layer colour`() {
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])

        #expect(
            drawing {
                $0.string = text
                $0.foregroundColor = nil
            } == ["text \"a\" Box-Regular 10 at 0,7.5 #000000"])
        #expect(
            drawing {
                $0.string = "a"
                $0.foregroundColor = nil
            } == [])
    }

    @Test func `bounds of another size break the lines anew, another colour does not`() throws {
        let tester = ViewTester()
        let counter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: counter))
        var shown: CATextLayer?
        let narrow = drawing(in: tester) {
            $0.string = "abc def"
            $0.isWrapped = true
            shown = $0
        }
        let layer = try #require(shown)
        let countAtFirst = counter.layoutCount(of: "abc def")

        changeAtOnce {
            layer.foregroundColor = .black
            layer.bounds.origin.x = 5
        }
        tester.pump()
        let countRecolored = counter.layoutCount(of: "abc def")
        changeAtOnce { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
        tester.pump()

        #expect(narrow.count == 2)
        #expect((countAtFirst, countRecolored) == (1, 1))
        #expect(counter.layoutCount(of: "abc def") == 2)
        #expect(texts(in: tester) == ["text \"abc def\" Box-Regular 10 at 5,7.5 #000000"])
    }
}
