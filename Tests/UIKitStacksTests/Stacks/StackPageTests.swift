import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// A whole page that changes from state to state, beside the same page made in the last one.
@Suite(.application) struct StackPageTests {
    private let tester = ViewTester(size: CGSize(width: 480, height: 480))

    private static func change(_ state: inout StackPage.State, _ random: inout SeededNumbers) {
        func any<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }
        switch Int.random(in: 0...13, using: &random) {
        case 0:
            state.size = any([
                CGSize(width: 320, height: 900), CGSize(width: 480, height: 800), CGSize(width: 250, height: 1100),
            ])
        case 1: state.isRightToLeft.toggle()
        case 2: state.category = any([.large, .extraSmall, .accessibilityMedium])
        case 3: state.title = any(["", "aaaa", "aaaa aaaa aaaa aaaa aaaa"])
        case 4: state.detail = any(["a", "aaa aaaa aa", "aaaaaaa aaaaaa aaaaa aaaa aaa aa a"])
        case 5: state.isDetailHidden.toggle()
        case 6: state.isPictureHidden.toggle()
        case 7: state.pictureSize = any([20, 40, 90])
        case 8: state.rows = any([["aa", "aaaaa", "aaa"], ["a"], [], ["aaa", "aa", "aaaaaa", "a", "aaaa"]])
        case 9: state.hiddenRows = any([[], [0], [1, 2], [0, 1, 2, 3, 4]])
        case 10: state.inset = any([0, 10, 33])
        case 11: state.isColumn.toggle()
        case 12: state.footerPriority = any([750, 999, 100])
        default: state.holdsButtonsTogether.toggle()
        }
    }

    @Test(arguments: 1...6) func `a page that changes while it is laid out, moves or is away is as one made so`(
        seed: Int
    ) {
        var random = SeededNumbers(seed: UInt64(seed) &* 4_711)
        var state = StackPage.State()
        let page = StackPage(state)
        tester.show(page, at: .zero)
        var history: [StackPage.State] = []
        for _ in 0..<25 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&state, &random) }
            history.append(state)
            switch Int.random(in: 0...8, using: &random) {
            case 0...2: page.follow(state)
            case 3:
                UIView.animate(withDuration: 0.3) {
                    page.follow(state)
                    page.layoutIfNeeded()
                }
                tester.pump(by: 0.1)
            case 4:
                UIView.animate(withDuration: 0.3) { page.follow(state) }
                tester.pump()
            case 5:
                // While it is away.
                let superview = page.superview
                page.removeFromSuperview()
                page.follow(state)
                if Bool.random(using: &random) { page.layoutIfNeeded() }
                superview?.addSubview(page)
            case 6:
                page.isHidden = true
                page.follow(state)
                tester.pump()
                page.isHidden = false
            case 7:
                page.follow(state)
                _ = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                _ = page.header.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
            default:
                page.follow(state)
                page.scroll.contentOffset.y = 20
                page.header.layoutIfNeeded()
            }
            tester.pump()
            let fresh = StackPage(state)
            page.superview?.addSubview(fresh)
            fresh.layoutIfNeeded()
            tester.pump()
            let (found, expected) = (page.frames, fresh.frames)
            fresh.removeFromSuperview()
            guard found == expected else {
                let pairs = zip(found, expected).enumerated().filter { $1.0 != $1.1 }.map { "\($0): \($1)" }
                Issue.record(
                    "Seed \(seed), after \(history.count): \(pairs.joined(separator: "\n")), \(history.suffix(2))")
                return
            }
        }
        tester.settle()
        #expect(tester.diagnostics == [])
    }
}
