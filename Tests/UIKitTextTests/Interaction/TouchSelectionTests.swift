import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Selecting by fingers: handles, the loupe, and the menu.
@Suite(.application) struct TouchSelectionTests {
    private func handles(_ view: UIView) -> [SelectionHandle] {
        view.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
    }

    private func doubleTap(_ stage: TextViewStage, _ index: Int) {
        for _ in 0..<2 { stage.tester.touch(at: stage.point(of: index)).lift() }
        stage.tester.pump()
    }

    private func loupe(_ stage: TextViewStage) -> TextLoupe? {
        stage.tester.window.subviews.compactMap { $0 as? TextLoupe }.first
    }

    private func titles(_ stage: TextViewStage) -> [String] {
        stage.tester.runtime.openMenu?.levels.last?.panel.rows.map { $0.item.element?.title ?? "" } ?? []
    }

    /// Moves a finger from one point to another in steps, and leaves it there.
    private func drag(_ stage: TextViewStage, from start: CGPoint, to end: CGPoint) -> TestTouch {
        let finger = stage.tester.touch(at: start)
        stage.tester.pump(by: 0.1)
        stage.tester.move(finger, by: CGVector(dx: end.x - start.x, dy: end.y - start.y))
        return finger
    }

    /// The point at a place's left edge in the middle of its line, in the window.
    private func edge(_ stage: TextViewStage, _ index: Int) -> CGPoint {
        let point = stage.point(of: index)
        return CGPoint(x: point.x - 2, y: point.y)
    }

    @Test func `a word that a finger has selected has handles at its ends`() throws {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        doubleTap(stage, 7)
        let found = handles(stage.view)

        #expect(stage.shown == "hello [big] world")
        try #require(found.count == 2)
        // The carets stand at 5 + 6 · 10 and 5 + 9 · 10, 2 wide, from 8 to 18; discs of 12 above and below overlap by 1.
        #expect(found[0].frame == CGRect(x: 60, y: -3, width: 12, height: 21))
        #expect(found[1].frame == CGRect(x: 90, y: 8, width: 12, height: 21))
    }

    @Test func `a selection by a mouse or the app has no handles`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        stage.click(7, times: 2)
        let byMouse = handles(stage.view).count
        stage.view.selectedRange = NSRange(location: 0, length: 5)
        stage.tester.pump()

        #expect(byMouse == 0)
        #expect(handles(stage.view).isEmpty)
    }

    @Test func `handles disappear when a key changes the selection`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 7)

        stage.tester.press(.keyboardRightArrow, modifiers: .shift)

        #expect(stage.shown == "hello [big ]world")
        #expect(handles(stage.view).isEmpty)
    }

    @Test func `a handle moves its end by characters`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 7)
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)

        drag(stage, from: edge(stage, 9), to: edge(stage, 12)).lift()
        stage.tester.pump()
        let later = stage.shown
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        drag(stage, from: edge(stage, 6), to: edge(stage, 3)).lift()
        stage.tester.pump()

        #expect(later == "hello [big wo]rld")
        #expect(stage.shown == "hel[lo big wo]rld")
        #expect(titles(stage) == ["Cut", "Copy", "Select All"])
    }

    @Test func `handles that cross change their roles, and a character stays selected`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 7)
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)

        let finger = drag(stage, from: edge(stage, 9), to: edge(stage, 6))
        let least = stage.shown
        stage.tester.move(finger, by: CGVector(dx: -30, dy: 0))
        let crossed = stage.shown
        finger.lift()
        stage.tester.pump()

        #expect(least == "hello [b]ig world")
        #expect(crossed == "hel[lo ]big world")
        #expect(handles(stage.view).count == 2)
    }

    @Test func `a handle that is held does not scroll the view`() {
        let stage = TextViewStage(String(repeating: "word\n", count: 40))
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 1)
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)

        let finger = stage.tester.touch(at: edge(stage, 4))
        for _ in 0..<5 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            stage.tester.pump(by: 1.0 / 60)
        }
        let offset = stage.view.contentOffset.y
        finger.lift()
        stage.tester.pump()

        #expect(offset == 0)
        #expect(stage.view.editing.selection.range == 0..<29)
    }

    @Test func `a handle beside the edge scrolls on and on`() {
        let stage = TextViewStage(String(repeating: "word\n", count: 40))
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 1)
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)

        let finger = drag(stage, from: edge(stage, 4), to: CGPoint(x: 60, y: 215))
        let first = stage.view.contentOffset.y
        stage.tester.pump(by: 1)
        let second = stage.view.contentOffset.y
        finger.lift()
        stage.tester.pump(by: 1)

        #expect(second > first)
        #expect(stage.view.contentOffset.y == second)
    }

    @Test func `a finger that rests has the caret under it, with a loupe, and the menu when it is lifted`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        let finger = stage.tester.touch(at: edge(stage, 8))
        stage.tester.pump(by: 0.6)
        let (pressed, lens) = (stage.shown, loupe(stage))
        let menu = titles(stage)
        stage.tester.move(finger, by: CGVector(dx: 40, dy: 0))
        let moved = stage.shown
        finger.lift()
        stage.tester.pump()

        #expect(pressed == "hello bi|g world")
        #expect(lens != nil)
        #expect(menu.isEmpty)
        #expect(moved == "hello big wo|rld")
        #expect(loupe(stage) == nil)
        #expect(titles(stage) == ["Select", "Select All"])
    }

    @Test func `the loupe is above the line, within the window, as large as a finger needs`() throws {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        let finger = stage.tester.touch(at: edge(stage, 8))
        stage.tester.pump(by: 0.6)
        let frame = try #require(loupe(stage)).frame
        finger.lift()
        stage.tester.pump()

        // The caret is at 20 + 5 + 8 · 10 + 1 and from 108; the loupe is 14 above it.
        #expect(frame == CGRect(x: 46, y: 54, width: 120, height: 40))
    }

    @Test func `a press begins editing where it is`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }

        let finger = stage.tester.touch(at: edge(stage, 8))
        stage.tester.pump(by: 0.6)
        finger.lift()
        stage.tester.pump()

        #expect(stage.view.isFirstResponder)
        #expect(stage.shown == "hello bi|g world")
    }

    @Test func `a press on a text that is only read selects a word`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.view.isEditable = false

        let finger = stage.tester.touch(at: edge(stage, 8))
        stage.tester.pump(by: 0.6)
        finger.lift()
        stage.tester.pump()

        #expect(stage.shown == "hello [big] world")
        #expect(loupe(stage) == nil)
        #expect(titles(stage) == ["Copy", "Select All"])
    }

    @Test func `a finger that begins on the caret drags it, and scrolls elsewhere`() {
        let stage = TextViewStage(String(repeating: "word\n", count: 40))
        defer { stage.tester.settle() }
        stage.edit(7)

        let finger = drag(stage, from: edge(stage, 7), to: edge(stage, 23))
        let (moved, lens) = (stage.view.selectedRange, loupe(stage))
        finger.lift()
        stage.tester.pump(by: 1)
        let other = drag(stage, from: CGPoint(x: 180, y: 190), to: CGPoint(x: 180, y: 130))
        other.lift()
        stage.tester.settle()

        #expect(moved == NSRange(location: 23, length: 0))
        #expect(lens != nil)
        #expect(loupe(stage) == nil)
        #expect(stage.view.contentOffset.y > 0)
        #expect(stage.view.selectedRange == NSRange(location: 23, length: 0))
    }

    @Test func `a tap on the caret opens the menu, and another one closes it`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(5)

        stage.tester.touch(at: edge(stage, 5)).lift()
        stage.tester.pump(by: 1)
        let first = titles(stage)
        stage.tester.touch(at: edge(stage, 5)).lift()
        stage.tester.pump(by: 1)
        let second = titles(stage)
        stage.tester.touch(at: edge(stage, 5)).lift()
        stage.tester.pump(by: 1)

        #expect(first == ["Select", "Select All"])
        #expect(second == [])
        #expect(titles(stage) == first)
        #expect(stage.shown == "hello| big world")
    }

    @Test func `a tap on the selection opens the menu and leaves it selected, one beside it does not`() {
        let stage = TextViewStage("hello big wonderful world")
        defer { stage.tester.settle() }
        stage.edit(6, to: 19)
        stage.tester.touch(at: stage.point(of: 12)).lift()
        stage.tester.pump(by: 1)
        let (on, menu) = (stage.shown, titles(stage))

        stage.tester.touch(at: stage.point(of: 1)).lift()
        stage.tester.pump(by: 1)

        #expect(on == "hello [big wonderful] world")
        #expect(menu == ["Cut", "Copy", "Select All"])
        #expect(stage.shown == "|hello big wonderful world")
        #expect(titles(stage) == [])
    }

    @Test func `a word that is tapped twice has a menu, unless a third tap follows`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        doubleTap(stage, 7)
        let early = titles(stage)
        stage.tester.pump(by: 1)

        #expect(early == [])
        #expect(titles(stage) == ["Cut", "Copy", "Select All"])
    }

    @Test func `a double tap and a drag select by words`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        stage.tester.touch(at: stage.point(of: 7)).lift()

        let finger = stage.tester.touch(at: stage.point(of: 7))
        stage.tester.pump(by: 0.1)
        stage.tester.move(finger, by: CGVector(dx: 45, dy: 0))
        let dragged = stage.shown
        finger.lift()
        stage.tester.pump()

        #expect(dragged == "hello [big world]")
        #expect(titles(stage) == ["Cut", "Copy", "Select All"])
    }

    @Test func `typed text replaces the selection and closes the menu; Escape only closes it`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        doubleTap(stage, 7)
        stage.tester.pump(by: 1)
        let before = titles(stage)
        stage.tester.press(.keyboardEscape)
        let (escaped, left) = (stage.shown, titles(stage))
        stage.tester.pump(by: 1)
        stage.tester.touch(at: stage.point(of: 7)).lift()
        stage.tester.pump(by: 1)
        let again = titles(stage)

        stage.tester.type("!")

        #expect(before == ["Cut", "Copy", "Select All"])
        #expect(escaped == "hello [big] world")
        #expect(left == [])
        #expect(again == before)
        #expect(stage.shown == "hello !| world")
        #expect(titles(stage) == [])
    }

    /// A text view with the menu of the word at 100, in the middle of the view, and room to scroll.
    private func stageWithMenu() -> TextViewStage {
        let stage = TextViewStage(String(repeating: "word\n", count: 100))
        stage.view.frame.size.height = 500
        stage.edit(0)
        doubleTap(stage, 101)
        stage.tester.pump(by: 1)
        return stage
    }

    /// Scrolls with a finger near the lower edge that rests before it is lifted.
    private func scroll(_ stage: TextViewStage, by distance: CGFloat) {
        let finger = stage.tester.touch(at: CGPoint(x: 100, y: distance < 0 ? 590 : 300))
        stage.tester.move(finger, by: CGVector(dx: 0, dy: distance))
        stage.tester.pump(by: 0.2)
        finger.lift()
    }

    @Test func `a menu that scrolling closes comes back at rest, when its selection shows`() {
        let stage = stageWithMenu()
        defer { stage.tester.settle() }
        let first = titles(stage)

        scroll(stage, by: -100)
        let scrolling = titles(stage)
        stage.tester.pump(by: 1)
        let resting = titles(stage)
        scroll(stage, by: -250)
        stage.tester.pump(by: 1)
        let away = titles(stage)
        scroll(stage, by: 250)
        stage.tester.pump(by: 1)

        #expect(first == ["Cut", "Copy", "Select All"])
        #expect(scrolling == [])
        #expect(resting == first)
        #expect(away == [])
        #expect(titles(stage) == first)
        #expect(stage.view.selectedRange == NSRange(location: 100, length: 4))
    }

    @Test func `a menu that scrolling closes stays closed when the selection changes`() {
        let stage = stageWithMenu()
        defer { stage.tester.settle() }

        scroll(stage, by: -100)
        stage.view.selectedRange = NSRange(location: 100, length: 2)
        stage.tester.pump(by: 1)

        #expect(titles(stage) == [])
    }
}
