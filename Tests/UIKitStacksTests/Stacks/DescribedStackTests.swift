import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Stacks in words that are constructed in many ways, and are the same each time.
@Suite(.application) struct DescribedStackTests {
    /// A way in which a stack is constructed.
    private enum Course: CaseIterable {
        case atOnce, oneByOne, fromTheEnd, afterOthers, hiddenBetween, turned, movedOut
    }

    private func stage(_ description: StackDescription, _ course: Course) -> StackStage {
        let stage = StackStage(width: description.width, height: description.height)
        let (stack, views) = (stage.stack, description.makeViews())
        switch course {
        case .atOnce, .hiddenBetween, .turned, .movedOut: for view in views { stack.addArrangedSubview(view) }
        case .oneByOne:
            description.apply(to: stack)
            for view in views {
                stack.addArrangedSubview(view)
                stage.tester.pump()
            }
        case .fromTheEnd: for view in views.reversed() { stack.insertArrangedSubview(view, at: 0) }
        case .afterOthers:
            (stack.axis, stack.distribution) = (
                description.axis == .horizontal ? .vertical : .horizontal, .equalCentering
            )
            // More would not have room in each of the stacks.
            (stack.alignment, stack.spacing) = (.center, 1)
            for view in views.reversed() { stack.addArrangedSubview(view) }
            stage.tester.pump()
            for view in views { stack.addArrangedSubview(view) }
        }
        if course == .hiddenBetween {
            for view in views { view.isHidden = true }
            stage.tester.pump()
        }
        description.apply(to: stack)
        if course == .turned {
            stage.root.traitOverrides.layoutDirection = .rightToLeft
            stage.tester.pump()
            stage.root.traitOverrides.layoutDirection = .leftToRight
        }
        if course == .movedOut, let view = views.first {
            stage.tester.pump()
            view.removeFromSuperview()
            stage.tester.pump()
            stack.insertArrangedSubview(view, at: 0)
            description.apply(to: stack)
        }
        stage.tester.pump()
        return stage
    }

    @Test(arguments: StackDescription.products + StackDescription.lines + StackDescription.singles)
    func `a described stack is the same in every way of construction`(description: StackDescription) {
        for course in Course.allCases {
            let stage = stage(description, course)

            #expect(description.differences(stage.stack) == [], "\(course)")
            #expect(stage.tester.diagnostics == [], "\(course)")
        }
    }

    @Test(arguments: StackDescription.products + StackDescription.lines + StackDescription.singles)
    func `a described stack is the other way round where one reads from the right`(description: StackDescription) {
        guard description.mirrors else { return }
        let stage = stage(description, .atOnce)
        stage.root.traitOverrides.layoutDirection = .rightToLeft
        stage.tester.pump()

        #expect(description.differences(stage.stack, mirrored: true) == [])
    }
}
