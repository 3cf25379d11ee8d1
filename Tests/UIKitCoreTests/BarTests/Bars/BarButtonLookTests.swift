import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Looks of buttons in navigation bars: states, background images, displacements, and replacements of the arrow head.
@Suite(.application) struct BarButtonLookTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// A bar over two pages, the upper one with a button on the right.
    private func bar(in tester: ViewTester, _ item: UIBarButtonItem) -> UINavigationBar {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        second.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        tester.show(navigation)
        return navigation.navigationBar
    }

    private func color(of text: String, in tester: ViewTester) throws -> UIColor? {
        (try tester.view(.text(text)) as? UILabel)?.textColor
    }

    private func contents(of bar: UINavigationBar) throws -> NavigationBarContents { try #require(bar.contents) }

    @Test func `a button that is switched off is grey unless that state has a colour`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Save")
        item.isEnabled = false
        let bar = bar(in: tester, item)
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: red]

        bar.standardAppearance = appearance
        tester.pump()
        let grey = try color(of: "Save", in: tester)
        bar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: green]
        tester.pump()
        let given = try color(of: "Save", in: tester)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
        tester.pump()

        #expect(grey == .tertiaryLabel)
        #expect(given == green)
        #expect(try color(of: "Save", in: tester) == .blue)
    }

    @Test func `under a finger a button has the look of that state`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester, UIBarButtonItem(title: "Save"))
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: green]
        appearance.buttonAppearance.highlighted.backgroundImage = picture(80, 30)
        bar.standardAppearance = appearance
        tester.pump()
        let button = try #require(contents(of: bar).rightButtons.first)
        func hasPicture() -> Bool { button.subviews.contains { $0 is BarButtonPicture } }
        let before = (try color(of: "Save", in: tester), hasPicture())

        let touch = try tester.touch(.text("Save"))
        tester.pump()
        let pressed = (try color(of: "Save", in: tester), hasPicture())
        touch.lift()
        tester.settle()

        #expect(before.0 != green && !before.1)
        #expect(pressed.0 == green && pressed.1)
        #expect(!hasPicture())
    }

    @Test func `a picture behind a button makes room beside the title, and moves as asked`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Save")
        let bar = bar(in: tester, item)
        let button = try #require(contents(of: bar).rightButtons.first)
        let plain = button.bounds.width

        item.setBackgroundImage(picture(10, 30), for: .normal, barMetrics: .default)
        item.setBackgroundVerticalPositionAdjustment(2, for: .default)
        tester.pump()
        let background = try #require(button.subviews.first as? BarButtonPicture)

        #expect(button.bounds.width == plain + 20)
        #expect(background.frame == CGRect(x: 0, y: 9, width: plain + 20, height: 30))
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) != nil)
        #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    }

    @Test func `a style's background image precedes the general one, and the compact one is used in compact bars`()
        throws
    {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        let (all, done, compact) = (picture(10, 20), picture(10, 22), picture(10, 24))
        item.setBackgroundImage(all, for: .normal, barMetrics: .default)
        item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        item.setBackgroundImage(compact, for: .normal, barMetrics: .compact)
        let bar = bar(in: tester, item)
        func shown() throws -> UIImage? {
            try contents(of: bar).rightButtons.first?.subviews.lazy.compactMap { ($0 as? BarButtonPicture)?.image }
                .first
        }

        let usual = try shown()
        item.style = .plain
        tester.pump()
        let plain = try shown()
        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(usual === done)
        #expect(plain === all)
        #expect(try shown() === compact)
    }

    @Test func `titles of buttons and bars have the appearance's offsets, which items' own offsets override`()
        throws
    {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Save")
        let bar = bar(in: tester, item)
        let (title, save) = (try tester.view(.text("Second")), try tester.view(.text("Save")))
        func places() -> [CGPoint] { [title, save].map { $0.convert(CGPoint.zero, to: bar) } }
        let before = places()
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: -3)
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)

        bar.standardAppearance = appearance
        tester.pump()
        let moved = places()
        item.setTitlePositionAdjustment(UIOffset(horizontal: -1, vertical: -2), for: .default)
        tester.pump()
        let own = places()

        #expect(moved[0] == CGPoint(x: before[0].x + 5, y: before[0].y - 3))
        #expect(moved[1] == CGPoint(x: before[1].x, y: before[1].y + 4))
        #expect(own[1] == CGPoint(x: before[1].x - 1, y: before[1].y - 2))
    }

    @Test func `the older property moves a title down by kind of bar`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester, UIBarButtonItem(title: "Save"))
        let title = try tester.view(.text("Second"))
        let before = title.convert(CGPoint.zero, to: bar)

        bar.setTitleVerticalPositionAdjustment(3, for: .default)
        tester.pump()

        #expect(title.convert(CGPoint.zero, to: bar) == CGPoint(x: before.x, y: before.y + 3))
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    }

    @Test(arguments: [false, true])
    func `a back indicator image replaces the arrow head and shifts the title`(isMirrored: Bool) throws {
        let tester = ViewTester()
        let bar = bar(in: tester, UIBarButtonItem(title: "Save"))
        if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
        tester.pump()
        let back = try #require(contents(of: bar).back)
        let plain = back.bounds.width
        let appearance = UINavigationBarAppearance()

        appearance.setBackIndicatorImage(picture(30, 20), transitionMaskImage: nil)
        bar.standardAppearance = appearance
        tester.pump()
        let withoutMask = back.chevron.frame.size
        bar.standardAppearance.setBackIndicatorImage(picture(30, 20), transitionMaskImage: picture(30, 20))
        tester.pump()

        #expect(withoutMask == BackChevron.size)
        #expect(back.bounds.width == plain + 17)
        #expect(back.chevron.frame == CGRect(x: isMirrored ? back.bounds.width - 38 : 8, y: 12, width: 30, height: 20))
        #expect(back.label.frame.minX == (isMirrored ? 0 : 44))
        #expect(back.chevron.transform == .identity)
    }

    @Test func `a way back that an item describes has its background, and is made of the bar's picture`() throws {
        let tester = ViewTester()
        let (first, second) = (UIViewController(), UIViewController())
        let given = UIBarButtonItem(title: "Home")
        given.setBackButtonBackgroundImage(picture(10, 26), for: .normal, barMetrics: .default)
        given.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .default)
        first.navigationItem.backBarButtonItem = given
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        navigation.navigationBar.backIndicatorImage = picture(20, 20)
        tester.show(navigation)

        let back = try #require(contents(of: navigation.navigationBar).back)
        let background = try #require(back.subviews.first as? BarButtonPicture)

        #expect(background.frame == CGRect(x: 0, y: 9, width: back.bounds.width, height: 26))
        #expect(back.label.frame.origin == CGPoint(x: 34, y: 2))
        #expect(back.chevron.frame.size == CGSize(width: 20, height: 20))
    }

    @Test func `with animation removed buttons fade out in their old frame while the new ones fade in`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester, UIBarButtonItem(title: "Save"))
        let leaving = try #require(contents(of: bar).rightButtons.first)
        let place = leaving.frame

        bar.topItem?.setRightBarButton(UIBarButtonItem(title: "Cancel"), animated: true)
        tester.pump()
        tester.pump(by: 0.125)
        let picture = try #require(contents(of: bar).subviews.first { $0 is SnapshotView })
        let opacity = try #require(picture.layer.presentation()).opacity
        tester.settle()

        #expect(leaving.superview == nil && picture.frame == place)
        #expect(opacity > 0 && opacity < 1)
        #expect(picture.superview == nil)
        #expect(try contents(of: bar).rightButtons.map(\.alpha) == [1])
    }

    @Test func `with animation buttons that stay move, and a way back fades`() throws {
        let tester = ViewTester()
        let (first, second) = (UIViewController(), UIViewController())
        let (save, edit) = (UIBarButtonItem(title: "Save"), UIBarButtonItem(title: "Edit"))
        second.navigationItem.rightBarButtonItems = [save, edit]
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        tester.show(navigation)
        tester.pump()
        let contents = try contents(of: navigation.navigationBar)
        let (kept, back) = (contents.rightButtons[1], try #require(contents.back))
        let former = kept.center.x

        second.navigationItem.setRightBarButtonItems([edit], animated: true)
        second.navigationItem.setHidesBackButton(true, animated: true)
        tester.pump()
        tester.pump(by: 0.125)
        let shown = try #require(kept.layer.presentation()).position.x
        let leaving = contents.subviews.first { $0 is SnapshotView && $0.frame == back.frame }
        let opacity = try #require(leaving?.layer.presentation()).opacity
        tester.settle()
        second.navigationItem.setHidesBackButton(false, animated: true)
        tester.pump()
        tester.pump(by: 0.125)
        let coming = try #require(contents.back?.layer.presentation()).opacity
        tester.settle()

        #expect(shown > former + 5 && shown < kept.center.x - 5)
        #expect(opacity > 0.05 && opacity < 0.95 && coming > 0.05 && coming < 0.95)
        #expect(contents.back?.alpha == 1 && !contents.subviews.contains { $0 is SnapshotView })
    }

    @Test func `the picture behind a way back moves down as its item asks`() throws {
        let tester = ViewTester()
        let (first, second) = (UIViewController(), UIViewController())
        let given = UIBarButtonItem(title: "Home")
        given.setBackButtonBackgroundImage(picture(10, 26), for: .normal, barMetrics: .default)
        given.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .default)
        first.navigationItem.backBarButtonItem = given
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        tester.show(navigation)

        let back = try #require(contents(of: navigation.navigationBar).back)

        #expect((back.subviews.first as? BarButtonPicture)?.frame.minY == 12)
        #expect(given.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 3)
        #expect(given.backgroundVerticalPositionAdjustment(for: .default) == 0)
    }
}
