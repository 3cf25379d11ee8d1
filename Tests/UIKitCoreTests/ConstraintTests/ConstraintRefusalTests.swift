import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Constraints and formats that mean nothing stop the program with a sentence that says why.
@Suite(.application) struct ConstraintRefusalTests {
    @Test func `views without a common superview cannot be constrained to each other`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                views[0].leadingAnchor.constraint(equalTo: views[1].leadingAnchor).isActive = true
            }
        }

        #expect(result.sentence.contains("between items that have no common superview"))
    }

    @Test func `a guide that no view owns cannot be constrained to a view`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, guide) = (UIView(), UILayoutGuide())
                NSLayoutConstraint.activate([guide.topAnchor.constraint(equalTo: view.topAnchor)])
            }
        }

        #expect(result.sentence.contains("between items that have no common superview"))
    }

    @Test func `a constraint whose item was released cannot be activated`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
                constraint.isActive = true
            }
        }

        #expect(result.sentence.contains("after one of its items was released"))
    }

    @Test func `a constraint that was active cannot be activated again once an item was released`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let container = UIView()
                var view: UIView? = UIView()
                let edges = [container, view!].map { $0.leadingAnchor }
                container.addSubview(view!)
                let constraint = edges[1].constraint(equalTo: edges[0])
                constraint.isActive = true
                constraint.isActive = false
                view?.removeFromSuperview()
                view = nil
                constraint.isActive = true
            }
        }

        #expect(result.sentence.contains("after one of its items was released"))
    }

    @Test func `a constant that is no number is refused when a constraint is made`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
        }

        #expect(result.sentence.contains("The constant of a constraint is nan; it must be a finite number."))
    }

    @Test func `a constant without end is refused when it is changed`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 5)
                width.isActive = true
                width.constant = .infinity
            }
        }

        #expect(result.sentence.contains("The constant of a constraint is inf; it must be a finite number."))
    }

    @Test func `a multiplier that is no number is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
            }
        }

        #expect(result.sentence.contains("The multiplier of a constraint is nan; it must be a finite number."))
    }

    @Test func `a priority above all is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 5)
                width.priority = UILayoutPriority(1001)
            }
        }

        #expect(result.sentence.contains("it must be above 0 and at most 1000"))
    }

    @Test func `an object that is neither a view nor a guide cannot be an item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 3)
            }
        }

        #expect(result.sentence.contains("it must be a view or a layout guide"))
    }
}
