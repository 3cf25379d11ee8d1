import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// The colours behind matches of a search and behind a pressed link.
@Suite(.application) struct TextMarkDrawingTests {
    /// The view's text shows from (25, 108) on in squares of 10 points.
    private func stage(_ text: String, _ appearance: UIUserInterfaceStyle = .light) -> ItemStage {
        let stage = ItemStage(text, appearance: appearance)
        stage.view.isFindInteractionEnabled = true
        // Every glyph is a square as large as what is behind it.
        stage.view.textColor = .clear
        stage.view.linkTextAttributes = [.foregroundColor: UIColor.clear]
        return stage
    }

    /// The red, green and blue in the middle of a character of the first line, of 255.
    private func color(_ stage: ItemStage, at index: Int) -> [Int] {
        stage.tester.pump()
        let pixel = Int(stage.tester.pixel(x: 30 + 10 * index, y: 113) ?? 0)
        return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
    }

    private func isNear(_ color: [Int], _ wanted: [Int]) -> Bool { zip(color, wanted).allSatisfy { abs($0 - $1) <= 2 } }

    private func search(_ text: String, in stage: ItemStage) {
        stage.view.findInteraction?.searchText = text
        stage.view.findInteraction?.presentFindNavigator(showingReplace: false)
        stage.tester.settle()
    }

    @Test func `matches are pale yellow, and the current one is full yellow`() {
        let stage = stage("a b c")

        search(" ", in: stage)

        // 35 % of (255, 204, 0) over white.
        #expect(isNear(color(stage, at: 1), [255, 214, 10]))
        #expect(isNear(color(stage, at: 3), [255, 237, 166]))
        stage.view.findInteraction?.findNext()
        stage.tester.settle()
        #expect(isNear(color(stage, at: 1), [255, 237, 166]))
        #expect(isNear(color(stage, at: 3), [255, 214, 10]))
    }

    @Test func `in the dark matches are dark yellow, so that white letters can be read on them`() {
        let stage = stage("a b c", .dark)

        search(" ", in: stage)

        // 0.62 and 0.47 of 255, and 35 % of (255, 214, 10) over black.
        #expect(isNear(color(stage, at: 1), [158, 120, 0]))
        #expect(isNear(color(stage, at: 3), [89, 75, 4]))
    }

    @Test func `text without matches, and text after the search, has its own background`() {
        let stage = stage("a b c")
        search(" ", in: stage)
        stage.view.findInteraction?.searchText = "x"
        stage.tester.settle()
        let unmatched = [1, 3].map { color(stage, at: $0) }
        stage.view.findInteraction?.searchText = " "
        stage.view.findInteraction?.dismissFindNavigator()
        stage.tester.settle()

        #expect(unmatched == [[255, 255, 255], [255, 255, 255]])
        #expect(color(stage, at: 3) == [255, 255, 255])
    }

    @Test func `a link is grey while it is pressed`() {
        let stage = stage("a b c")
        let link = NSMutableAttributedString(attributedString: stage.view.attributedText)
        link.addAttribute(.link, value: "https://a.example", range: NSRange(location: 2, length: 3))
        stage.view.attributedText = link
        stage.tester.settle()

        let mouse = stage.tester.touch(at: stage.point(of: 2), pointer: .mouse)
        let pressed = [1, 3].map { color(stage, at: $0) }
        mouse.lift()
        stage.tester.settle()

        // 20 % of (120, 120, 128) over white.
        #expect(pressed[0] == [255, 255, 255])
        #expect(isNear(pressed[1], [228, 228, 230]))
        #expect(color(stage, at: 3) == [255, 255, 255])
    }
}
