import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration, _ title: String? = "AB") -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private func background(_ button: UIButton) throws -> UIView {
        try #require(button.subviews.compactMap { $0 as? ConfiguredButtonContent }.first?.subviews.first)
    }

    @Test func `insets and text follow the button's size`() {
        let tester = ViewTester()
        tester.pump()
        var large = UIButton.Configuration.filled()
        large.buttonSize = .large
        var own = UIButton.Configuration.filled()
        own.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        own.buttonSize = .small

        // Two letters are squares of 17 points, with 12 at the sides and 7 above and below.
        #expect(button(.filled()).intrinsicContentSize == CGSize(width: 58, height: 31))
        #expect(button(large).intrinsicContentSize == CGSize(width: 74, height: 47))
        #expect(button(own).intrinsicContentSize == CGSize(width: 36, height: 19))
    }

    @Test func `the styles colour text and background from the tint colour`() throws {
        let tester = ViewTester()
        tester.pump()
        func colors(_ configuration: UIButton.Configuration) throws -> [UIColor?] {
            let button = button(configuration)
            return [button.titleLabel?.textColor, try background(button).backgroundColor]
        }

        #expect(try colors(.plain()) == [.systemBlue, .clear])
        #expect(try colors(.gray()) == [.systemBlue, .secondarySystemFill])
        #expect(try colors(.tinted()) == [.systemBlue, .systemBlue.withAlphaComponent(0.18)])
        #expect(try colors(.filled()) == [.white, .systemBlue])
    }

    @Test func `a disabled button is gray and a destructive one red`() throws {
        let tester = ViewTester()
        let inactive = button(.filled())
        let destructive = button(.filled())
        tester.show(inactive)

        inactive.isEnabled = false
        destructive.role = .destructive
        tester.pump()

        #expect(inactive.titleLabel?.textColor == .tertiaryLabel)
        #expect(try background(inactive).backgroundColor == .tertiarySystemFill)
        #expect(try background(destructive).backgroundColor == .systemRed)
    }

    @Test func `the picture is on any side of the text`() {
        var layout = ConfiguredButtonLayout(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 40, height: 10), subtitle: .zero,
            imagePlacement: .leading, imagePadding: 8, titlePadding: 1, groupPosition: 0.5, textPosition: 0.5,
            verticalPosition: 0.5, isRightToLeft: false, pixelScale: 1)
        let room = CGRect(x: 0, y: 0, width: 100, height: 60)

        let leading = layout.frames(in: room)
        layout.imagePlacement = .trailing
        let trailing = layout.frames(in: room)
        layout.imagePlacement = .top
        let top = layout.frames(in: room)
        layout.imagePlacement = .leading
        layout.isRightToLeft = true
        let mirrored = layout.frames(in: room)

        #expect(leading.image == CGRect(x: 16, y: 20, width: 20, height: 20))
        #expect(leading.title == CGRect(x: 44, y: 25, width: 40, height: 10))
        #expect(trailing.title == CGRect(x: 16, y: 25, width: 40, height: 10))
        #expect(trailing.image.minX == 64)
        #expect(top.image == CGRect(x: 40, y: 11, width: 20, height: 20))
        #expect(top.title == CGRect(x: 30, y: 39, width: 40, height: 10))
        #expect(mirrored.image.minX == 64)
    }

    @Test func `texts that are too wide give way, the picture does not`() {
        let layout = ConfiguredButtonLayout(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 400, height: 10),
            subtitle: CGSize(width: 30, height: 8), imagePlacement: .leading, imagePadding: 8, titlePadding: 1,
            groupPosition: 0.5, textPosition: 0, verticalPosition: 0.5, isRightToLeft: false, pixelScale: 1)

        let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 100, height: 20))

        #expect(frames.image == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(frames.title == CGRect(x: 28, y: 1, width: 72, height: 10))
        #expect(frames.subtitle == CGRect(x: 28, y: 12, width: 30, height: 8))
    }

    @Test func `the update handler is called with the next layout after a change of state`() {
        let tester = ViewTester()
        let button = button(.plain())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "on" : "off"
        }
        tester.show(button)

        let first = button.titleLabel?.text
        button.isSelected = true
        tester.pump()

        #expect(first == "off")
        #expect(button.titleLabel?.text == "on")
        #expect(states == [.normal, .selected])
    }

    @Test func `an activity indicator replaces the picture while it is requested`() {
        let tester = ViewTester()
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        tester.show(button)
        let content = button.subviews.compactMap { $0 as? ConfiguredButtonContent }.first
        let indicator = content?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first

        let turning = (indicator?.isAnimating, button.imageView?.image == nil)
        button.configuration?.showsActivityIndicator = false

        #expect(turning == (true, true))
        #expect(indicator?.isAnimating == false)
        #expect(button.imageView?.image != nil)
    }

    @Test func `corners follow the style up to half the height`() {
        let tester = ViewTester()
        tester.pump()
        var configuration = UIButton.Configuration.filled()
        let size = CGSize(width: 100, height: 34)

        #expect(configuration.cornerRadius(on: size) == 5.95)
        configuration.cornerStyle = .capsule
        #expect(configuration.cornerRadius(on: size) == 17)
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 100
        #expect(configuration.cornerRadius(on: size) == 17)
    }

    @Test func `an action gives title and image where the configuration has none`() throws {
        let tester = ViewTester()
        var count = 0
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Go", image: UIImage(systemName: "star")) { _ in count += 1 })
        button.sizeToFit()
        tester.show(button)

        try tester.tap(.view(button))

        #expect(button.titleLabel?.text == "Go")
        #expect(button.imageView?.image?.isSymbolImage == true)
        #expect(count == 1)
    }

    @Test func `a button may select itself when it is tapped`() throws {
        let tester = ViewTester()
        let button = button(.gray())
        button.changesSelectionAsPrimaryAction = true
        button.sizeToFit()
        tester.show(button)

        try tester.tap(.view(button))
        let once = button.isSelected
        try tester.tap(.view(button))
        tester.settle()

        #expect(once)
        #expect(!button.isSelected)
    }

    @Test func `without its configuration a button shows titles and images again`() {
        let tester = ViewTester()
        let button = button(.filled())
        button.setTitle("plain", for: .normal)
        tester.show(button)

        button.configuration = nil
        tester.pump()

        #expect(!button.subviews.contains { $0 is ConfiguredButtonContent })
        #expect(button.titleLabel?.text == "plain")
    }

    @Test func `a handler that removes the configuration leaves title and image`() {
        let tester = ViewTester()
        let button = button(.filled())
        button.setTitle("plain", for: .normal)
        tester.show(button)
        button.sizeToFit()
        tester.pump()

        button.configurationUpdateHandler = { $0.configuration = nil }
        tester.pump()

        #expect(!button.subviews.contains { $0 is ConfiguredButtonContent })
        // Five letters are squares of 15 points; a plain button has 6 points above and below. The frame is still that of two
        // letters of 17 points with 12 at the sides.
        #expect(button.titleLabel?.text == "plain")
        #expect(button.titleLabel?.frame.width == 58)
        #expect(button.intrinsicContentSize == CGSize(width: 75, height: 27))
    }

    @Test func `a configured button returns title and image rectangles for a given rectangle`() throws {
        let tester = ViewTester()
        let button = button(.plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        tester.show(button)
        tester.pump()

        let rect = button.titleRect(forContentRect: CGRect(x: 10, y: 10, width: 80, height: 31))

        // Two letters, each a square of 17 points, in the middle.
        #expect(rect == CGRect(x: 33, y: 17, width: 34, height: 17))
        #expect(button.imageRect(forContentRect: button.bounds).size == .zero)
    }

    @Test func `buttons of the other types begin with a symbol`() {
        let tester = ViewTester()
        tester.pump()

        #expect(UIButton(type: .detailDisclosure).currentImage?.isSymbolImage == true)
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 23, height: 23))
        let close = UIButton(type: .close)
        #expect(close.imageView?.tintColor == .systemGray)
    }

    @Test func `an attributed title keeps its styles, and also sets the plain one`() throws {
        let tester = ViewTester()
        tester.pump()
        var title = AttributedString("AB")
        title.font = .systemFont(ofSize: 30)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)

        let text = try #require(button.titleLabel?.attributedText)

        #expect(configuration.title == "AB")
        #expect(button.intrinsicContentSize == CGSize(width: 84, height: 44))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemBlue)
        configuration.title = "C"
        #expect(configuration.attributedTitle == AttributedString("C"))
    }

    @Test func `transformers have the last word on texts and pictures`() {
        let tester = ViewTester()
        tester.pump()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "AB"
        configuration.subtitle = "ABC"
        configuration.image = UIImage(systemName: "star")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 40)
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .systemRed
            return outgoing
        }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        let button = UIButton(configuration: configuration)

        let subtitle = button.subtitleLabel?.attributedText

        #expect(button.titleLabel?.intrinsicContentSize == CGSize(width: 80, height: 40))
        #expect(subtitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(button.subtitleLabel?.intrinsicContentSize.width == 39)
        #expect(button.imageView?.tintColor == .systemGreen)
    }

    @Test func `a title too wide wraps, or is cut where the configuration says so`() {
        let tester = ViewTester()
        let button = button(.plain(), "AAA BBB")
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        tester.show(button)

        let wrapped = button.titleLabel?.frame
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        tester.pump()

        // 76 points of room for seven squares of 17: two lines of three.
        #expect(wrapped?.size == CGSize(width: 51, height: 34))
        #expect(button.titleLabel?.frame.height == 17)
    }

    @Test func `room kept for pictures moves the titles of buttons to one line`() throws {
        let tester = ViewTester()
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        let narrow = button(configuration)
        configuration.imageReservation = 60
        let wide = button(configuration)
        for button in [narrow, wide] {
            button.sizeToFit()
            tester.show(button)
        }

        let width = try #require(narrow.imageView?.frame.width)

        #expect(wide.bounds.width - narrow.bounds.width == 60 - width)
        #expect(wide.imageView?.frame.width == width)
        // Twelve points, and the middle of the room on whole pixels.
        #expect(abs((wide.imageView?.frame.midX ?? 0) - 42) <= 0.5)
    }

    @Test func `layout margins add to a background's insets at the edges that are named`() throws {
        let tester = ViewTester()
        tester.pump()
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 30)

        button.layoutIfNeeded()

        #expect(try background(button).frame == CGRect(x: 22, y: 1, width: 74, height: 41))
    }

    @Test func `a background's colours resolve to the tint and pass through the transformer`() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        let plain = (background.resolvedBackgroundColor(for: .red), background.resolvedStrokeColor(for: .red))

        (background.backgroundColor, background.strokeColor) = (.white, .blue)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }

        #expect(plain.0 == .red && plain.1 == .red)
        #expect(background.resolvedBackgroundColor(for: .red) == UIColor.white.withAlphaComponent(0.5))
        #expect(background.resolvedStrokeColor(for: .red) == .green)
    }

    @Test func `a background may blur the content behind the button`() {
        let tester = ViewTester()
        var configuration = UIButton.Configuration.plain()
        configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
        let button = button(configuration)
        button.sizeToFit()
        tester.show(button)

        let effectView = button.subviews.first?.subviews.compactMap { $0 as? UIVisualEffectView }.first
        button.configuration?.background.visualEffect = nil

        #expect(effectView?.frame == button.bounds)
        #expect(effectView?.effect == nil)
    }
}
