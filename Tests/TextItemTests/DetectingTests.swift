import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Data in the text of a view, which becomes usable without a change of the text.
@Suite(.application) struct DetectingTests {
    private func finds(_ stage: ItemStage) -> [Range<Int>] { stage.view.detection?.finds.map(\.range) ?? [] }

    /// The colours in which characters are drawn.
    private func colors(_ stage: ItemStage, _ places: [Int]) -> [UIColor?] {
        let change = stage.view.layoutManager.changeStyle
        return places.map { place in
            let attributes = stage.view.textStorage.attributes(at: place, effectiveRange: nil)
            return change?(attributes, NSRange(location: place, length: 1))[.foregroundColor] as? UIColor
        }
    }

    @Test func `no data is looked for at first, in text that is edited or cannot be selected, and for unknown kinds`() {
        let stage = ItemStage("see a.com")
        let none = stage.view.detection == nil && stage.view.dataDetectorTypes == []
        stage.view.dataDetectorTypes = .address
        let unknown = stage.view.detection == nil
        stage.view.dataDetectorTypes = .all
        stage.tester.settle()
        let found = finds(stage)
        stage.view.isEditable = true
        let edited = stage.view.detection == nil
        stage.view.isEditable = false
        stage.view.isSelectable = false

        #expect(none && unknown && edited && stage.view.detection == nil)
        #expect(found == [4..<9])
    }

    @Test func `finds look like links, and the text stays as it is`() {
        let stage = ItemStage("see a.com or b", .link)
        stage.view.linkTextAttributes = [.foregroundColor: UIColor.red]
        stage.tester.settle()

        #expect(colors(stage, [3, 4, 8, 9]) == [nil, .red, .red, nil])
        #expect(stage.view.textStorage.attribute(.link, at: 5, effectiveRange: nil) == nil)
        #expect(
            stage.view.layoutManager.cutRun?(NSRange(location: 0, length: 14)) == [
                NSRange(location: 0, length: 4), NSRange(location: 4, length: 5), NSRange(location: 9, length: 5),
            ])
        #expect(stage.old.drain() == [])
    }

    @Test func `the app's own link wins over a find`() {
        let stage = ItemStage("see a.com now", .link)
        let url = URL(string: "https://other.example")!
        stage.view.textStorage.addAttribute(.link, value: url, range: NSRange(location: 4, length: 2))
        stage.tester.settle()

        stage.tap(5)
        stage.tap(7)

        #expect(stage.old.drain() == ["open https://other.example 4+2", "didSelect"])
    }

    @Test func `a tap on a find asks as for a link`() {
        let stage = ItemStage("see a.com now", .link)

        stage.tap(6)

        #expect(stage.old.drain() == ["open http://a.com 4+5"])
    }

    @Test func `a telephone number can be called and copied`() {
        let stage = ItemStage("call 030 1234567", .phoneNumber)
        stage.old.agrees = true

        stage.secondaryClick(7)
        let shown = stage.titles
        stage.choose("Copy")

        #expect(shown == ["Call", "Copy"])
        #expect(stage.tester.clipboardText == "0301234567")
        #expect(stage.old.drain() == ["actions of tel:0301234567 5+11"])
    }

    @Test func `a tap on a date opens a menu that copies it`() {
        let stage = ItemStage("on 2024-05-12 or so", .calendarEvent)
        stage.old.agrees = true

        stage.tap(5)
        let shown = stage.titles
        stage.choose("Copy")

        #expect(shown == ["Copy"])
        #expect(stage.tester.clipboardText == "2024-05-12")
        #expect(
            stage.old.drain()
                == ["open x-apple-data-detectors://3 3+10", "actions of x-apple-data-detectors://3 3+10"])
    }

    @Test func `only the visible part is looked through, and the rest when it scrolls into sight`() {
        let stage = ItemStage(String(repeating: "see a.com\n", count: 2_000), .link)
        let first = finds(stage).count

        stage.view.contentOffset.y = 10_000
        stage.tester.settle()

        // The part that is drawn is 200 points high, half of it beside what shows, in lines of 10.
        #expect(1...40 ~= first)
        #expect(first + 1...first + 40 ~= finds(stage).count)
        #expect(finds(stage).allSatisfy { $0.lowerBound % 10 == 4 && $0.count == 5 })
    }

    @Test func `a long text is looked through slice by slice`() {
        let stage = ItemStage("", .link)
        stage.view.font = .systemFont(ofSize: 1)
        stage.view.text = String(repeating: "a.com ", count: 3_000)
        stage.tester.pump()
        let atOnce = finds(stage).count
        stage.tester.settle()

        #expect(atOnce == 0)
        #expect(finds(stage).first == 0..<5)
        #expect(finds(stage).allSatisfy { $0.lowerBound % 6 == 0 && $0.count == 5 })
    }

    @Test func `finds move with the text, and changed paragraphs are looked through again`() {
        let stage = ItemStage("see a.com\nand b.com\n", .link)
        let storage = stage.view.textStorage

        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "look at")
        let moved = finds(stage)
        stage.tester.settle()
        storage.replaceCharacters(in: NSRange(location: 12, length: 1), with: "ics")
        stage.tester.settle()

        #expect(moved == [8..<13, 18..<23])
        // "a.coics" is no name of a page any more.
        #expect(finds(stage) == [20..<25])
        storage.append(NSAttributedString(string: "c.org"))
        stage.tester.settle()
        #expect(finds(stage) == [20..<25, 26..<31])
    }

    @Test func `another text has finds of its own`() {
        let stage = ItemStage("see a.com", .link)

        stage.view.text = "b.org, c.org"
        stage.tester.settle()

        #expect(finds(stage) == [0..<5, 7..<12])
        stage.view.text = ""
        stage.tester.settle()
        #expect(finds(stage) == [])
    }

    @Test func `a find over two lines is one`() {
        let stage = ItemStage("0123456789 www.example.com/a/b", .link)

        stage.tap(26)

        #expect(stage.old.drain() == ["open http://www.example.com/a/b 11+19"])
    }

    @Test func `fonts of links change the room that finds take`() {
        let stage = ItemStage("see a.com", .link)
        let width = { stage.point(of: 9).x }
        let former = width()

        stage.view.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        stage.tester.settle()

        // Five characters are 10 points wider.
        #expect(width() - former == CGFloat(50))
    }
}
