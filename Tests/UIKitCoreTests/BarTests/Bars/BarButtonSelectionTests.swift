import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Buttons in bars that are selected.
@Suite(.application) struct BarButtonSelectionTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// Shows an item at the right of a navigation bar, or as the first of a toolbar.
    private func show(_ item: UIBarButtonItem, inToolbar: Bool, _ tester: ViewTester) throws -> BarButton {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        if inToolbar {
            page.toolbarItems = [item, .flexibleSpace(), UIBarButtonItem(title: "Other")]
            navigation.isToolbarHidden = false
        } else {
            page.navigationItem.rightBarButtonItem = item
        }
        tester.show(navigation)
        tester.pump()
        return try #require(item.presenter as? BarButton)
    }

    private func background(of button: BarButton) -> BarButtonSelection? {
        button.subviews.first as? BarButtonSelection
    }

    @Test(arguments: [true, false])
    func `its tint fills the background behind its title, and its frame stays`(inToolbar: Bool) throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Bold")
        item.tintColor = red
        let button = try show(item, inToolbar: inToolbar, tester)
        let place = button.frame
        let wasPlain = !item.isSelected && background(of: button) == nil

        item.isSelected = true
        tester.pump()
        let label = try tester.view(.text("Bold"), as: UILabel.self)
        let filled = try #require(background(of: button))
        let (frame, color, textColor) = (filled.frame, filled.backgroundColor, label.textColor)
        item.isSelected = false
        tester.pump()

        #expect(wasPlain && color == red)
        #expect(textColor?.resolvedColor(with: label.traitCollection) == .white)
        #expect(frame.contains(label.frame) && frame.midX == label.center.x && frame.midY == label.center.y)
        #expect(frame.height == 30 && frame.width == label.frame.width + 6)
        #expect(button.frame == place)
        #expect(background(of: button) == nil && label.textColor == red)
    }

    @Test func `a picture as a template is cut out of the ground, in a colour that is seen on it`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: nil, image: UIImage(systemName: "star"))
        item.isSelected = true
        let button = try show(item, inToolbar: false, tester)
        let icon = try #require(button.subviews.last as? UIImageView)
        func color() -> UIColor { icon.tintColor.resolvedColor(with: icon.traitCollection) }

        let onBlue = color()
        item.tintColor = UIColor(red: 1, green: 1, blue: 0.6, alpha: 1)
        let onYellow = color()
        tester.pump()

        #expect(onBlue == .white && onYellow == .black)
        #expect(
            try #require(background(of: button)).frame == icon.frame.insetBy(dx: -3, dy: (icon.frame.height - 30) / 2))
    }

    @Test func `attributes and images given for the selected state are used in it`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Bold")
        item.isSelected = true
        item.setTitleTextAttributes([.foregroundColor: red], for: .normal)
        let button = try show(item, inToolbar: false, tester)
        let label = try tester.view(.text("Bold"), as: UILabel.self)
        let usual = label.textColor?.resolvedColor(with: label.traitCollection)

        item.setTitleTextAttributes([.foregroundColor: green], for: .selected)
        let given = label.textColor
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        item.setBackgroundImage(picture, for: .selected, barMetrics: .default)
        tester.pump()

        #expect(usual == .white && given == green)
        #expect(background(of: button) == nil && button.subviews.contains { $0 is BarButtonPicture })
    }

    @Test func `custom views and spaces have no selection background, and a disabled item has a grey one`() throws {
        let tester = ViewTester()
        let (custom, off) = (UIBarButtonItem(customView: UIView()), UIBarButtonItem(title: "Off"))
        let space = UIBarButtonItem.fixedSpace(20)
        for item in [custom, off, space] { item.isSelected = true }
        off.isEnabled = false
        let page = UIViewController()
        page.toolbarItems = [custom, space, off]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        tester.show(navigation)
        tester.pump()

        let backgrounds = try [custom, space, off].map { background(of: try #require($0.presenter as? BarButton)) }

        #expect(backgrounds[0] == nil && backgrounds[1] == nil)
        #expect(try tester.view(.text("Off"), as: UILabel.self).textColor == .tertiaryLabel)
        #expect(backgrounds[2]?.backgroundColor == .secondarySystemFill)
    }

    @Test func `under a finger it fades, and a tap leaves it to the app`() throws {
        let tester = ViewTester()
        var taps = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Bold") { _ in taps += 1 })
        item.isSelected = true
        let button = try show(item, inToolbar: true, tester)

        let touch = try tester.touch(.text("Bold"))
        tester.pump()
        let pressed = try #require(background(of: button)).alpha
        touch.lift()
        tester.settle()

        #expect(abs(pressed - 0.2) < 0.001 && background(of: button)?.alpha == 1)
        #expect(taps == 1 && item.isSelected)
    }
}
