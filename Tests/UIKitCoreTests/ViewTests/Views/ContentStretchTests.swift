import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ContentStretchTests {
    @Test func `the stretched part of the content is that of the layer`() {
        let view: any Stretching = StretchedView()
        let former = view.stretch

        view.setStretch(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))

        #expect(former == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(view.stretch == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
        #expect(view.layer.contentsCenter == view.stretch)
    }
}

/// Lets a deprecated property be used.
@MainActor private protocol Stretching: UIView {
    var stretch: CGRect { get }
    func setStretch(_ stretch: CGRect)
}

private final class StretchedView: UIView, Stretching {
    @available(*, deprecated)
    var stretch: CGRect { contentStretch }
    @available(*, deprecated)
    func setStretch(_ stretch: CGRect) { contentStretch = stretch }
}
