import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Where a list content shows its image and its texts. Letters are squares of the font's size.
@Suite(.application) struct ListContentTests {
    private func show(
        _ configuration: UIListContentConfiguration, height: CGFloat = 44,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> UIListContentView {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2, direction: direction)
        let view = UIListContentView(configuration: configuration)
        view.frame.size = CGSize(width: 320, height: height)
        tester.show(view, at: .zero)
        return view
    }

    private func labels(_ view: UIView) -> [CGRect] { view.subviews.filter { $0 is UILabel }.map(\.frame) }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test func `a text is in the middle, by the margins of the superview`() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = show(content)

        #expect(labels(view) == [CGRect(x: 16, y: 13.5, width: 288, height: 17)])
    }

    @Test func `a secondary text is 3 points below the text`() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText = "More"
        let view = show(content, height: 54)

        // 11, 17, 3, 12 and 11.
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 54)
        #expect(labels(view).map(\.minY) == [11, 31])
    }

    @Test func `a value is at the opposite edge, or below the text if both do not fit in one line`() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Text", "Value")
        let beside = show(content)
        // 288 are there; eleven letters, 8 and five letters need 280, one letter more is too much.
        content.text = "Eleven lett"
        let tight = show(content)
        content.text = "Twelve lette"
        let below = show(content, height: 59)

        #expect(labels(beside).map(\.minX) == [16, 219])
        #expect(labels(beside).map(\.minY) == [13.5, 13.5])
        #expect(labels(tight).map(\.minY) == [13.5, 13.5])
        #expect(labels(below).map(\.minX) == [16, 16])
        #expect(below.sizeThatFits(CGSize(width: 320, height: 0)).height == 59)
    }

    @Test func `an image precedes the text, with 16 points between them`() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", picture(20, 30))
        let view = show(content, height: 52)

        #expect(view.subviews.first { $0 is UIImageView }?.frame == CGRect(x: 16, y: 11, width: 20, height: 30))
        #expect(labels(view).map(\.minX) == [52])
    }

    @Test func `a picture shrinks to its largest size and to the row, and keeps its shape`() {
        var content = UIListContentConfiguration.cell()
        content.image = picture(80, 40)
        let small = show(content)
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        let limited = show(content)

        #expect(small.subviews[0].frame.size == CGSize(width: 44, height: 22))
        #expect(limited.subviews[0].frame.size == CGSize(width: 20, height: 10))
    }

    @Test func `an image is centred in its reserved width`() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", picture(20, 20))
        content.imageProperties.reservedLayoutSize.width = 40
        let view = show(content)

        #expect(view.subviews.first { $0 is UIImageView }?.frame.minX == 26)
        #expect(labels(view).map(\.minX) == [16 + 40 + 16])
    }

    @Test func `texts beside symbols of any width begin below each other`() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        var starts: [CGFloat] = []
        for name in ["ellipsis", "bell", "square.and.arrow.up"] {
            content.image = UIImage(systemName: name)
            starts += labels(show(content)).map(\.minX)
        }

        #expect(Set(starts).count == 1 && starts.count == 3)
    }

    @Test func `list content is mirrored in right-to-left layouts`() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText, content.image) = ("Text", "Value", picture(20, 20))
        let view = show(content, direction: .rightToLeft)

        #expect(view.subviews.first { $0 is UIImageView }?.frame.maxX == 304)
        // The image and 16 behind it are before the text; the five letters of the value end 16 from the left.
        #expect(labels(view).map(\.maxX) == [268, 101])
    }

    @Test func `a long text breaks and makes the content higher`() {
        var content = UIListContentConfiguration.cell()
        // Words of 17 letters with a space need 306 of the 296 points: two lines.
        content.text = "Words Words Words"
        let view = show(content)

        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 56)
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 56))
    }

    @Test func `guides are where the parts are, and there are none of absent parts`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = show(content)
        let guide = try #require(view.textLayoutGuide)
        view.layoutIfNeeded()

        #expect(guide.layoutFrame == labels(view)[0])
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    }

    @Test func `letters are changed as the properties say, and those of a styled text are not`() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Title"
        let plain = (show(content).subviews[0] as? UILabel)?.text
        content.attributedText = NSAttributedString(string: "Title")
        let styled = (show(content).subviews[0] as? UILabel)?.text

        #expect(plain == "TITLE")
        #expect(styled == "Title")
        #expect(content.text == "Title")
    }

    @Test func `a view refuses the configuration of another`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = ViewTester()
                UIListContentView(configuration: .cell()).configuration = BarContent()
            }
        }

        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("was given a BarContent"))
    }
}

/// A content of an app's own: a bar of a height.
struct BarContent: UIContentConfiguration, Hashable {
    var height: CGFloat = 20
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BarView(self) }

    func updated(for state: any UIConfigurationState) -> BarContent {
        var content = self
        content.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return content
    }
}

/// Shows a bar, 10 from the upper and the lower edge, by constraints.
final class BarView: UIView, UIContentView {
    let bar = UIView()
    private let height: NSLayoutConstraint
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ content: BarContent) {
        configuration = content
        height = bar.heightAnchor.constraint(equalToConstant: content.height)
        super.init(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            height, bar.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            bar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func show() { if let content = configuration as? BarContent { height.constant = content.height } }
}
