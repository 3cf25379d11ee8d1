import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIButtonTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: height)).fill()
        }
    }

    private func systemButton(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test func `a system button's title has the tint colour and size 15`() {
        let tester = ViewTester()
        tester.pump()
        let button = systemButton("Save")

        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(button.titleLabel?.textColor == .systemBlue)
        button.tintColor = .red
        #expect(button.titleLabel?.textColor == .red)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    }

    @Test func `a custom button's title is white`() {
        let tester = ViewTester()
        tester.pump()
        let button = UIButton()
        button.setTitle("Save", for: .normal)

        #expect(button.buttonType == .custom)
        #expect(button.currentTitleColor == .white)
    }

    @Test func `the size is the title with room above and below`() {
        let tester = ViewTester()
        tester.pump()
        let button = systemButton("Save")

        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 27))
        #expect(systemButton("A").intrinsicContentSize == CGSize(width: 30, height: 27))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 66, height: 19))
        button.titleLabel?.font = .systemFont(ofSize: 20)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 86, height: 24))
    }

    @Test func `an image alone gives its own size and a background at least its`() {
        let tester = ViewTester()
        tester.pump()
        let button = UIButton()
        button.setImage(image(22, 24), for: .normal)

        #expect(button.intrinsicContentSize == CGSize(width: 22, height: 24))
        button.setBackgroundImage(image(40, 10), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 24))
    }

    @Test func `image and title are side by side in the middle`() {
        let tester = ViewTester()
        let button = systemButton("AB")
        button.setImage(image(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)

        tester.show(button)

        #expect(button.imageView?.frame == CGRect(x: 25, y: 10, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 45, y: 13, width: 30, height: 15))
    }

    @Test func `alignment moves the group and insets each part`() {
        let tester = ViewTester()
        let button = systemButton("AB")
        button.setImage(image(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        tester.show(button)

        #expect(button.imageView?.frame == CGRect(x: 0, y: 20, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 28, y: 25, width: 30, height: 15))
        button.contentHorizontalAlignment = .right
        tester.pump()
        #expect(button.imageView?.frame.minX == 50)
        #expect(button.titleLabel?.frame.minX == 78)
    }

    @Test func `a title that is too wide is cut in the middle`() {
        let tester = ViewTester()
        let button = systemButton("ABCDEFGH")
        button.frame = CGRect(x: 0, y: 0, width: 75, height: 30)

        tester.show(button)

        #expect(button.titleLabel?.layer.recordedDrawing?.texts == ["AB…GH"])
    }

    @Test func `states without values of their own show the normal ones`() {
        let tester = ViewTester()
        tester.pump()
        let button = systemButton("Normal")
        button.setTitle("Selected", for: .selected)

        #expect(button.title(for: .highlighted) == "Normal")
        #expect(button.title(for: [.selected, .highlighted]) == "Selected")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.titleLabel?.text == "Selected")
    }

    @Test func `a disabled system button is gray and sends no actions`() throws {
        let tester = ViewTester()
        let button = systemButton("Save")
        button.sizeToFit()
        tester.show(button)
        let actions = ActionRecorder(of: button)

        button.isEnabled = false
        try tester.tap(.view(button))

        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        #expect(actions.events.isEmpty)
    }

    @Test func `a tap performs the primary action once and then touch up inside`() throws {
        let tester = ViewTester()
        var senders: [Any?] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { senders.append($0.sender) })
        button.sizeToFit()
        tester.show(button)
        let actions = ActionRecorder(of: button)

        try tester.tap(.view(button))
        tester.settle()

        #expect(button.currentTitle == "Go")
        #expect(senders.count == 1)
        #expect(actions.events == [.touchDown, .primaryActionTriggered, .touchUpInside])
    }

    @Test func `a pressed system button fades at once and returns slowly`() throws {
        let tester = ViewTester()
        let button = systemButton("Save")
        button.sizeToFit()
        tester.show(button)
        let label = try #require(button.titleLabel)

        let touch = try tester.touch(.view(button))
        tester.pump()
        let pressed = label.layer.presentation()?.opacity
        touch.lift()
        tester.pump(by: 0.1)
        let returning = try #require(label.layer.presentation()?.opacity)
        tester.settle()

        #expect(pressed == 0.2)
        #expect(returning > 0.2 && returning < 1)
        #expect(label.layer.presentation()?.opacity ?? 1 == 1)
    }

    @Test func `a pressed custom button shows a darker image unless it has its own`() throws {
        let tester = ViewTester()
        let button = UIButton()
        let normal = image(10, 10)
        button.setImage(normal, for: .normal)
        button.sizeToFit()
        tester.show(button)

        button.isHighlighted = true
        let darker = try #require(button.imageView?.image?.cgImage?.pixel(x: 5, y: 5))
        button.setImage(normal, for: .highlighted)

        #expect(darker == 0xFFAA_0000)
        #expect(button.imageView?.image === normal)
    }

    @Test func `images of system buttons are templates unless they say otherwise`() {
        let tester = ViewTester()
        tester.pump()
        let button = UIButton(type: .system)
        button.tintColor = .green

        button.setImage(image(4, 4), for: .normal)
        let template = button.imageView?.layer.contentsTint
        button.setImage(image(4, 4).withRenderingMode(.alwaysOriginal), for: .normal)

        #expect(template == RGBAColor(hex: 0x00FF00))
        #expect(button.imageView?.layer.contentsTint == nil)
    }

    @Test func `an attributed title wins over the plain one and keeps its colours`() {
        let tester = ViewTester()
        let button = systemButton("plain")
        button.setAttributedTitle(
            NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        button.sizeToFit()
        tester.show(button)

        button.isHighlighted = true
        tester.pump()

        #expect(button.titleLabel?.layer.recordedDrawing?.texts == ["styled"])
        #expect(button.titleLabel?.layer.recordedDrawing?.text.contains("#FF0000") == true)
        button.isHighlighted = false
        tester.settle()
    }

    @Test func `a button without a title or an image makes no views for them`() {
        let tester = ViewTester()
        tester.pump()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

        button.isHighlighted = true
        button.layoutIfNeeded()

        #expect(button.subviews.isEmpty)
    }
}
