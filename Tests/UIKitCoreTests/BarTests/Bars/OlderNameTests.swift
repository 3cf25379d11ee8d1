import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct OlderNameTests {
    private let names: any OlderNaming = OlderNames()

    @Test func `older names of bars have the values of the newer ones`() {
        #expect(names.metrics == [.compact, .compactPrompt])
        #expect(names.barStyles.map(\.rawValue) == [1, 2])
        #expect(names.buttonStyle.rawValue == 1)
        #expect(names.pageCurl.rawValue == 23)
    }

    @Test func `the older dark styles make a bar dark`() throws {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)

        navigation.navigationBar.barStyle = names.barStyles[1]
        tester.pump()

        #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    @Test func `a page that curls has a picture, and a bordered button looks plain`() {
        let outline = BarGlyphOutline(names.pageCurl)
        let item = UIBarButtonItem(title: "A", style: names.buttonStyle, target: nil, action: nil)

        #expect(!outline.stroked.isEmpty)
        #expect(item.style == names.buttonStyle)
        #expect(UIBarButtonItem(barButtonSystemItem: names.pageCurl, target: nil, action: nil).style == .plain)
    }

    @Test func `the older styles of activity indicators have sizes and colours`() {
        let indicators = names.activityStyles.map { UIActivityIndicatorView(style: $0) }

        #expect(indicators.map(\.intrinsicContentSize.width) == [37, 20, 20])
        #expect(indicators.map(\.color) == [.white, .white, .systemGray])
    }

    @Test func `the tint of selected tabs is the tint`() {
        let bar = UITabBar()

        names.setSelectedTint(.red, of: bar)

        #expect(bar.tintColor == .red)
        #expect(names.selectedTint(of: bar) == .red)
    }

    @Test func `a button glows in its middle while it is pressed`() throws {
        let tester = ViewTester()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
        names.setGlow(true, of: button)
        tester.show(button)
        let glow = try #require(button.glow)

        let touch = tester.touch(at: CGPoint(x: 130, y: 320))
        let alpha = glow.alpha
        touch.lift()
        tester.settle()

        #expect(glow.center == CGPoint(x: 30, y: 20))
        #expect(alpha == 1)
        #expect(glow.alpha == 0)
        #expect(names.hasGlow(button))
        names.setGlow(false, of: button)
        #expect(!names.hasGlow(button) && button.glow == nil)
    }

    @Test func `the dots wait for an app that has put them off`() throws {
        let tester = ViewTester()
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        (control.numberOfPages, control.currentPageIndicatorTintColor) = (3, .red)
        names.defer(control)
        tester.show(control, at: CGPoint(x: 100, y: 300))

        tester.tap(at: CGPoint(x: 280, y: 313))
        let shown = redDots(of: control)
        names.update(control)

        #expect(control.currentPage == 1)
        #expect(shown == [true, false, false])
        #expect(redDots(of: control) == [false, true, false])
    }

    private func redDots(of control: UIPageControl) -> [Bool] {
        control.subviews.compactMap { $0 as? UIImageView }.map { $0.backgroundColor == .red }
    }
}

/// Lets deprecated names be used.
private protocol OlderNaming {
    var metrics: [UIBarMetrics] { get }
    var barStyles: [UIBarStyle] { get }
    var buttonStyle: UIBarButtonItem.Style { get }
    var pageCurl: UIBarButtonItem.SystemItem { get }
    var activityStyles: [UIActivityIndicatorView.Style] { get }
    func setSelectedTint(_ color: UIColor?, of bar: UITabBar)
    func selectedTint(of bar: UITabBar) -> UIColor?
    func setGlow(_ glows: Bool, of button: UIButton)
    func hasGlow(_ button: UIButton) -> Bool
    func `defer`(_ control: UIPageControl)
    func update(_ control: UIPageControl)
}

private struct OlderNames: OlderNaming {
    @available(*, deprecated)
    var metrics: [UIBarMetrics] { [.landscapePhone, .landscapePhonePrompt] }

    @available(*, deprecated)
    var barStyles: [UIBarStyle] { [.blackOpaque, .blackTranslucent] }

    @available(*, deprecated)
    var buttonStyle: UIBarButtonItem.Style { .bordered }

    @available(*, deprecated)
    var pageCurl: UIBarButtonItem.SystemItem { .pageCurl }

    @available(*, deprecated)
    var activityStyles: [UIActivityIndicatorView.Style] { [.whiteLarge, .white, .gray] }

    @available(*, deprecated)
    func setSelectedTint(_ color: UIColor?, of bar: UITabBar) { bar.selectedImageTintColor = color }

    @available(*, deprecated)
    func selectedTint(of bar: UITabBar) -> UIColor? { bar.selectedImageTintColor }

    @available(*, deprecated)
    func setGlow(_ glows: Bool, of button: UIButton) { button.showsTouchWhenHighlighted = glows }

    @available(*, deprecated)
    func hasGlow(_ button: UIButton) -> Bool { button.showsTouchWhenHighlighted }

    @available(*, deprecated)
    func `defer`(_ control: UIPageControl) { control.defersCurrentPageDisplay = true }

    @available(*, deprecated)
    func update(_ control: UIPageControl) { control.updateCurrentPageDisplay() }
}
