import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct UIPickerViewTests {
    /// A picker at (0, 100) with the letters of the alphabet, and with numbers beside them when there are two wheels.
    private final class Stage {
        let tester = ViewTester()
        let picker = UIPickerView()
        let recorder: PickerViewRecorder
        var wheels: [PickerWheel] { picker.descendants(PickerWheel.self) }
        var shown: [String] { wheels.map(\.middleText) }

        init(_ columns: Int = 1, delegate: (any UIPickerViewDelegate)? = nil) {
            let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            recorder = PickerViewRecorder(Array([letters, (0..<10).map { "\($0)" }].prefix(columns)))
            picker.dataSource = recorder
            picker.delegate = delegate ?? recorder
            tester.show(picker, at: CGPoint(x: 0, y: 100))
        }
    }

    @Test func `a picker is as large as the system's and shows its first rows`() {
        let stage = Stage(2)

        #expect(stage.picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(stage.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(stage.shown == ["A", "0"])
        #expect(stage.picker.numberOfComponents == 2)
        #expect(stage.picker.numberOfRows(inComponent: 1) == 10)
    }

    @Test func `the source is asked once, and for no more rows than show`() {
        let stage = Stage()

        #expect(stage.recorder.countRequests == 1)
        // Half a cylinder of 19 rows, from the first row on.
        #expect(stage.recorder.titleRequests == [0, 1, 2, 3, 4])
    }

    @Test func `arrows turn the focused wheel row by row, and lead on to the next`() {
        let stage = Stage(2)
        stage.tester.press(.keyboardTab, "\t")

        stage.tester.press(.keyboardDownArrow, repeats: 2)
        stage.tester.settle()
        stage.tester.press(.keyboardRightArrow)
        stage.tester.press(.keyboardUpArrow)
        stage.tester.press(.keyboardDownArrow)
        stage.tester.settle()

        #expect(stage.shown == ["D", "1"])
        #expect(UIFocusSystem.focusSystem(for: stage.picker)?.focusedItem === stage.wheels[1])
        #expect(stage.recorder.choices == [[3, 0], [1, 1]])
    }

    @Test(arguments: [(1, 302), (2, 148)])
    func `wheels share the width evenly`(columns: Int, width: CGFloat) {
        let stage = Stage(columns)

        // ⌊(320 − 18 − 5 · (n − 1)) / n⌋
        #expect(stage.picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
        #expect(stage.wheels.allSatisfy { $0.frame.width == width })
        #expect(stage.wheels.last?.frame.maxX == 311)
    }

    @Test func `the band is two points higher than a row`() throws {
        let stage = Stage()

        let band = try #require(stage.picker.descendants(WheelStack.self).first?.subviews.first)
        #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
        #expect(band.backgroundColor == .quaternarySystemFill)
    }

    @Test func `rows lie on a cylinder and fade`() throws {
        let stage = Stage()

        let rows = stage.wheels[0].subviews.compactMap { $0 as? WheelRowView }.sorted { $0.center.y < $1.center.y }

        let angle = 2 * CGFloat.pi / 19
        let middle = try #require(rows.first)
        let next = try #require(rows.dropFirst().first)
        #expect(middle.center.y == 108)
        #expect(middle.alpha == 1)
        #expect(abs(next.center.y - (108 + 0.334225372 * 291 * sin(angle))) < 1e-6)
        #expect(abs(next.transform.d - cos(angle)) < 1e-9)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.alpha > $1.alpha })
    }

    @Test func `a tap on a neighbour turns to it and notifies once at rest`() {
        let stage = Stage()

        stage.tester.tap(at: stage.wheels[0].place(ofRowAt: 2))
        let whileTurning = stage.recorder.choices
        stage.tester.settle()

        #expect(whileTurning.isEmpty)
        #expect(stage.recorder.choices == [[2, 0]])
        #expect(stage.shown == ["C"])
    }

    @Test func `a tap on the row in the middle has no effect`() {
        let stage = Stage()

        stage.tester.tap(at: stage.wheels[0].place(ofRowAt: 0))
        stage.tester.settle()

        #expect(stage.recorder.choices.isEmpty)
    }

    @Test func `a fling runs on and rests on a row`() throws {
        let stage = Stage(2)

        try stage.tester.fling(.view(stage.wheels[0]), by: CGVector(dx: 0, dy: -160))
        let isTurning = !stage.tester.isAtRest
        stage.tester.settle()

        // 150 points after the slop, and 133 in the last tenth of a second, which carry it on by 131: nearest to row 9.
        #expect(isTurning)
        #expect(stage.recorder.choices == [[9, 0]])
        #expect(stage.shown == ["J", "0"])
    }

    @Test func `a drag beyond the end returns and notifies`() throws {
        let stage = Stage()

        try stage.tester.drag(.view(stage.wheels[0]), by: CGVector(dx: 0, dy: 90))
        stage.tester.settle()

        #expect(stage.recorder.choices == [[0, 0]])
        #expect(stage.shown == ["A"])
    }

    @Test func `choosing by the app sends no notification`() {
        let stage = Stage()

        stage.picker.selectRow(4, inComponent: 0, animated: true)
        let heading = stage.picker.selectedRow(inComponent: 0)
        stage.tester.settle()

        #expect(heading == 4)
        #expect(stage.shown == ["E"])
        #expect(stage.recorder.choices.isEmpty)
    }

    @Test func `rows that do not exist mean the nearest ones`() {
        let stage = Stage()

        stage.picker.selectRow(99, inComponent: 0, animated: false)
        let last = stage.picker.selectedRow(inComponent: 0)
        stage.picker.selectRow(-5, inComponent: 0, animated: false)

        #expect(last == 25)
        #expect(stage.picker.selectedRow(inComponent: 0) == 0)
        #expect(stage.picker.selectedRow(inComponent: 7) == -1)
    }

    @Test func `a component that is reloaded keeps its row as far as it exists`() {
        let stage = Stage(2)
        stage.picker.selectRow(20, inComponent: 0, animated: false)
        stage.tester.pump()

        stage.recorder.titles[0] = ["x", "y", "z"]
        stage.picker.reloadComponent(0)
        stage.tester.pump()

        #expect(stage.picker.selectedRow(inComponent: 0) == 2)
        #expect(stage.shown == ["z", "0"])
        #expect(stage.recorder.choices.isEmpty)
    }

    @Test func `reloaded components keep their rows`() {
        let stage = Stage(2)
        stage.picker.selectRow(3, inComponent: 1, animated: false)

        stage.recorder.titles.append(["new"])
        stage.picker.reloadAllComponents()
        stage.tester.pump()

        #expect(stage.shown == ["A", "3", "new"])
    }

    @Test func `a picker without rows has no selection`() {
        let stage = Stage()

        stage.recorder.titles = [[]]
        stage.picker.reloadAllComponents()
        stage.tester.tap(at: CGPoint(x: 160, y: 208))
        stage.tester.settle()

        #expect(stage.picker.selectedRow(inComponent: 0) == -1)
        #expect(stage.recorder.choices.isEmpty)
    }

    @Test func `without a delegate rows are question marks`() {
        let tester = ViewTester()
        let picker = UIPickerView()
        let recorder = PickerViewRecorder([["a"]])
        picker.dataSource = recorder

        tester.show(picker)

        #expect(picker.descendants(PickerWheel.self).map(\.middleText) == ["?"])
    }

    @Test func `views are used again, and can be asked for while they show`() throws {
        let delegate = ViewDelegate()
        let stage = Stage(delegate: delegate)

        try stage.tester.fling(.view(stage.wheels[0]), by: CGVector(dx: 0, dy: -150))
        stage.tester.settle()

        #expect(delegate.madeCount < 14)
        #expect(delegate.reusedCount > 0)
        let view = try #require(stage.picker.view(forRow: stage.picker.selectedRow(inComponent: 0), forComponent: 0))
        #expect(view.tag == stage.picker.selectedRow(inComponent: 0))
        #expect(view.bounds.size == CGSize(width: 200, height: 40))
        #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func `an attributed title precedes a plain one`() {
        let delegate = StyleDelegate()
        let stage = Stage(delegate: delegate)

        #expect(stage.shown == ["styled 0"])
        #expect(stage.picker.descendants(UILabel.self).contains { $0.text == "plain 1" })
    }

    @Test func `a step of a mouse's wheel turns by a row`() {
        let stage = Stage()

        stage.tester.scroll(at: CGPoint(x: 160, y: 208), by: CGVector(dx: 0, dy: -53))
        stage.tester.scroll(at: CGPoint(x: 160, y: 208), by: CGVector(dx: 0, dy: -53))
        stage.tester.settle()

        #expect(stage.shown == ["C"])
        #expect(stage.recorder.choices == [[2, 0]])
    }

    @Test func `a touchpad turns freely, and the wheel turns on to a row when it rests`() {
        let stage = Stage()

        stage.tester.scroll(at: CGPoint(x: 160, y: 208), by: CGVector(dx: 0, dy: -20), isPrecise: true)
        stage.tester.scroll(at: CGPoint(x: 160, y: 208), by: CGVector(dx: 0, dy: -26), isPrecise: true)
        let whileTurning = stage.recorder.choices
        stage.tester.settle()

        // 46 points are nearest to row 1.
        #expect(whileTurning.isEmpty)
        #expect(stage.recorder.choices == [[1, 0]])
    }

    @Test func `in a scroll view a finger on a wheel turns the wheel`() {
        let tester = ViewTester()
        let (page, picker, recorder) = (UIScrollView(), UIPickerView(), PickerViewRecorder([["a", "b", "c"]]))
        page.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        page.contentSize = CGSize(width: 320, height: 2000)
        page.contentInsetAdjustmentBehavior = .never
        picker.dataSource = recorder
        picker.delegate = recorder
        page.addSubview(picker)
        tester.show(page)

        let touch = tester.touch(at: CGPoint(x: 160, y: 108))
        tester.move(touch, by: CGVector(dx: 0, dy: -42))
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(page.contentOffset == .zero)
        #expect(recorder.choices == [[1, 0]])
    }

    @Test func `a finger between two wheels turns the nearer one`() {
        let stage = Stage(2)

        let touch = stage.tester.touch(at: CGPoint(x: 158, y: 208))
        stage.tester.move(touch, by: CGVector(dx: 0, dy: -42))
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(stage.recorder.choices == [[1, 0]])
    }

    @Test func `a wheel at rest makes no frames`() {
        let stage = Stage(2)
        stage.tester.settle()
        let time = stage.tester.lastFrame?.time

        stage.tester.pump(by: 5)

        #expect(stage.tester.lastFrame?.time == time)
    }
}

/// Rows of 200 by 40 points that are views, which it counts.
private final class ViewDelegate: UIPickerViewDelegate {
    var (madeCount, reusedCount) = (0, 0)

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 200 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view == nil { madeCount += 1 } else { reusedCount += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
    }
}

/// Rows with plain titles, the first of them styled too.
private final class StyleDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "plain \(row)"
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        row == 0 ? NSAttributedString(string: "styled 0", attributes: [.foregroundColor: UIColor.systemRed]) : nil
    }
}
