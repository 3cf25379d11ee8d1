import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The receiver of a touch on the content of a scroll view, for all settings and courses.
@Suite(.application) struct ContentTouchTableTests {
    nonisolated enum Course: CaseIterable, Sendable { case quickTap, press, dragAlong, dragAcross, pressAndDrag }

    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let delays: Bool
        let cancels: Bool
        let isControl: Bool
        let course: Course

        static let all = (0..<8).flatMap { settings in
            Course.allCases.map {
                Row(delays: settings & 1 != 0, cancels: settings & 2 != 0, isControl: settings & 4 != 0, course: $0)
            }
        }

        /// Whether the content has the touch before a drag along the axis is clear.
        private var comesFirst: Bool { course == .pressAndDrag || !delays }

        var scrolls: Bool {
            switch course {
            case .quickTap, .press, .dragAcross: false
            case .dragAlong, .pressAndDrag: !comesFirst || cancels && !isControl
            }
        }

        /// The phases that the content gets, without moves.
        var phases: [String] {
            guard scrolls else { return ["began", "ended"] }
            return comesFirst ? ["began", "cancelled"] : []
        }

        var testDescription: String {
            "\(course) on a \(isControl ? "control" : "view"), delays \(delays), cancels \(cancels)"
        }
    }

    @Test(arguments: Row.all) func `content has a touch until a scroll begins, if it may`(row: Row) {
        let stage = ScrollStage()
        (stage.view.delaysContentTouches, stage.view.canCancelContentTouches) = (row.delays, row.cancels)
        let content: UIView = row.isControl ? NotingControl() : RecordingView()
        content.frame = CGRect(x: 50, y: 150, width: 200, height: 100)
        stage.view.addSubview(content)
        stage.tester.pump()

        let touch = stage.touch()
        switch row.course {
        case .quickTap: stage.tester.pump(by: 0.05)
        case .press: stage.tester.pump(by: 0.2)
        case .dragAlong: stage.tester.move(touch, by: CGVector(dx: 0, dy: -60), over: 0.1)
        case .dragAcross: stage.tester.move(touch, by: CGVector(dx: 60, dy: 0), over: 0.1)
        case .pressAndDrag:
            stage.tester.pump(by: 0.2)
            stage.tester.move(touch, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        touch.lift()
        stage.tester.settle()

        let heard = (content as? NotingControl)?.phases ?? (content as? RecordingView)?.calls ?? []
        let phases = heard.map { String($0.prefix { $0 != "(" }) }.filter(["began", "ended", "cancelled"].contains)
        #expect(phases == row.phases)
        #expect((stage.view.contentOffset.y > 20) == row.scrolls)
    }

    /// A control that notes the phases of its touches.
    private final class NotingControl: UIControl {
        var phases: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases.append("began")
            super.touchesBegan(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases.append("ended")
            super.touchesEnded(touches, with: event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases.append("cancelled")
            super.touchesCancelled(touches, with: event)
        }
    }
}
