import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Visual formats that are written correctly and mean nothing stop the program, with the format below the sentence.
@Suite(.application) struct VisualFormatRefusalTests {
    @Test func `a mistake is shown with its character`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-8[b]", metrics: nil, views: [:])
            }
        }

        #expect(result.sentence.contains("A hyphen should end the distance, as in -20-.\n[a]-8[b]\n     ^"))
    }

    @Test func `a view that is not among the views`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": UIView()])
            }
        }

        #expect(result.sentence.contains("b is in neither dictionary") && result.sentence.contains("[a]-[b]"))
    }

    @Test func `an object among the views that is none`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(5)]", metrics: nil, views: ["a": "text"])
            }
        }

        #expect(result.sentence.contains("it should be a view or a layout guide"))
    }

    @Test func `a distance that is not among the metrics`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let box = UIView()
                let views = ["a": UIView(), "b": UIView()]
                for view in views.values { box.addSubview(view) }
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-gap-[b]", metrics: nil, views: views)
            }
        }

        #expect(result.sentence.contains("gap is not among the metrics"))
    }

    @Test func `a metric that is no number`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(w)]", metrics: ["w": "wide"], views: ["a": view])
            }
        }

        #expect(result.sentence.contains("w is wide; it should be a number"))
    }

    @Test func `a bar without a superview`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(withVisualFormat: "|[a]|", metrics: nil, views: ["a": view])
            }
        }

        #expect(result.sentence.contains("superview") && result.sentence.contains("|[a]|"))
    }

    @Test func `views in a row that are aligned by their left edges`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let box = UIView()
                let views = ["a": UIView(), "b": UIView()]
                for view in views.values { box.addSubview(view) }
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a][b]", options: .alignAllLeft, metrics: nil, views: views)
            }
        }

        #expect(result.sentence.contains("Views along one direction cannot be aligned by"))
    }

    @Test func `a metric that is not finite`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a(w)]", metrics: ["w": Double.nan], views: ["a": view])
            }
        }

        #expect(result.sentence.contains("The constant of a constraint is nan; it must be a finite number."))
    }
}
