import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UISliderTests {
    /// A slider of 132 points: its track is 128 and its handle has a way of 100, from a middle at 16 to one at 116.
    private func shown(_ tester: ViewTester) -> (slider: UISlider, recorder: ActionRecorder) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 34))
        let recorder = ActionRecorder(of: slider)
        tester.show(slider, at: CGPoint(x: 100, y: 300))
        return (slider, recorder)
    }

    @Test func `the handle stays within the track`() {
        let tester = ViewTester()
        let (slider, _) = shown(tester)
        let track = slider.trackRect(forBounds: slider.bounds)

        #expect(track == CGRect(x: 2, y: 15, width: 128, height: 4))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
                == CGRect(x: 2, y: 3, width: 28, height: 28))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 66)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 130)
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
    }

    @Test func `values and limits keep each other in order`() {
        let tester = ViewTester()
        tester.pump()
        let slider = UISlider()

        slider.value = 3
        let cut = slider.value
        slider.minimumValue = 2
        let raised = (slider.value, slider.maximumValue)
        slider.maximumValue = 1

        #expect(cut == 1)
        #expect(raised == (2, 2))
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (1, 1, 1))
    }

    @Test func `dragging the handle follows the finger and sends every move`() throws {
        let tester = ViewTester()
        let (slider, recorder) = shown(tester)

        let touch = tester.touch(at: CGPoint(x: 120, y: 317))
        touch.move(to: CGPoint(x: 170, y: 317))
        let half = slider.value
        touch.move(to: CGPoint(x: 400, y: 317))
        touch.lift()

        #expect(half == 0.5)
        #expect(slider.value == 1)
        #expect(recorder.events.filter { $0 == .valueChanged }.count == 2)
    }

    @Test func `a slider that is not continuous sends one event at the end`() throws {
        let tester = ViewTester()
        let (slider, recorder) = shown(tester)
        slider.isContinuous = false

        let touch = tester.touch(at: CGPoint(x: 116, y: 317))
        touch.move(to: CGPoint(x: 140, y: 317))
        touch.move(to: CGPoint(x: 166, y: 317))
        let during = recorder.events.contains(.valueChanged)
        touch.lift()

        #expect(!during)
        #expect(recorder.events.suffix(2) == [.valueChanged, .touchUpInside])
        #expect(slider.value == 0.5)
    }

    @Test func `the handle reacts in 44 points, the track elsewhere not`() throws {
        let tester = ViewTester()
        let (slider, recorder) = shown(tester)

        let beside = tester.touch(at: CGPoint(x: 180, y: 317))
        beside.lift()
        let none = recorder.events
        let near = tester.touch(at: CGPoint(x: 137, y: 317))
        near.lift()

        #expect(none.isEmpty)
        #expect(recorder.events.first == .touchDown)
        #expect(slider.value == 0)
    }

    @Test func `pictures at the ends shorten the track`() throws {
        let tester = ViewTester()
        let (slider, _) = shown(tester)

        slider.minimumValueImage = UIImage(systemName: "circle")

        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).size == CGSize(width: 21, height: 21))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 29, y: 15, width: 101, height: 4))
    }

    @Test func `the track takes the tint colour until it has one of its own`() {
        let tester = ViewTester()
        let (slider, _) = shown(tester)
        func colors() -> [UIColor?] { slider.subviews.prefix(2).map(\.backgroundColor) }

        let inherited = colors()
        slider.superview?.tintColor = .systemPink
        let changed = colors()
        slider.minimumTrackTintColor = .systemOrange

        #expect(inherited == [.systemFill, .systemBlue])
        #expect(changed == [.systemFill, .systemPink])
        #expect(colors() == [.systemFill, .systemOrange])
    }
}
