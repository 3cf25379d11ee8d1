import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct TextSizeLimitTests {
    private final class Listener: UIView {
        var heard: [UIContentSizeCategory] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(traitCollection.preferredContentSizeCategory)
        }
    }

    private struct Rig {
        let tester = ViewTester()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

        init() {
            outer.addSubview(inner)
            tester.show(outer)
        }

        var size: UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }
    }

    @Test func `a limit applies to all subviews, which are notified of it`() {
        let rig = Rig()

        rig.outer.maximumContentSizeCategory = .small
        let limited = rig.size
        rig.outer.maximumContentSizeCategory = nil
        rig.outer.minimumContentSizeCategory = .accessibilityLarge
        let raised = rig.size
        rig.outer.minimumContentSizeCategory = nil

        #expect((limited, raised, rig.size) == (.small, .accessibilityLarge, .large))
        #expect(rig.inner.heard == [.small, .large, .accessibilityLarge, .large])
    }

    @Test func `a size between the limits is left alone`() {
        let rig = Rig()

        rig.outer.minimumContentSizeCategory = .small
        rig.outer.maximumContentSizeCategory = .extraLarge

        #expect(rig.size == .large)
        #expect(rig.inner.heard.isEmpty)
        #expect(rig.outer.minimumContentSizeCategory == .small)
        #expect(rig.outer.maximumContentSizeCategory == .extraLarge)
    }

    @Test func `limits apply from the outermost inward, after each view's overrides`() {
        let rig = Rig()

        rig.outer.maximumContentSizeCategory = .medium
        rig.outer.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        let cut = rig.size
        rig.inner.traitOverrides.preferredContentSizeCategory = .extraLarge

        #expect(cut == .medium)
        #expect(rig.size == .extraLarge)
    }

    @Test func `the description lists the limits from the view outward`() {
        let rig = Rig()
        let none = rig.inner.appliedContentSizeCategoryLimitsDescription

        rig.outer.maximumContentSizeCategory = .small

        let text = rig.inner.appliedContentSizeCategoryLimitsDescription
        #expect(none == "no limits")
        #expect(text.contains("maximum UICTContentSizeCategoryS"))
        #expect(text.contains("minimum none"))
    }

    @Test func `the smallest size counts where limits contradict each other`() {
        let rig = Rig()

        rig.outer.minimumContentSizeCategory = .extraLarge
        rig.outer.maximumContentSizeCategory = .small

        #expect(rig.size == .extraLarge)
    }
}
