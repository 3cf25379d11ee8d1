import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Where the content of a list cell and its accessories are. Letters are squares of the font's size.
@Suite(.application) struct ListCellTests {
    private func stage(
        _ accessories: [UICellAccessory], direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ fill: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> ListStage {
        ListStage(1, direction: direction) { stage in
            stage.fill = { cell, _ in
                cell.accessories = accessories
                fill(cell)
            }
        }
    }

    private func square(_ side: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }

    private func view(
        _ view: UIView, _ placement: UICellAccessory.Placement, keepsSize: Bool = true
    ) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement, maintainsFixedSize: keepsSize))
    }

    private func label(_ cell: UICollectionViewListCell) throws -> UILabel {
        try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    }

    // MARK: Content

    @Test func `a row with a text is 44 high, and the text is 16 from the sides`() throws {
        let cell = try stage([]).cell(0)

        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(try label(cell).frame == CGRect(x: 16, y: 13.5, width: 288, height: 17))
    }

    @Test func `a chevron takes 14 in front of the margin, and the text ends 8 before it`() throws {
        let cell = try stage([.disclosureIndicator()]).cell(0)
        let sign = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)

        // 320 - 16 - 14, and the sign of 8 by 13 is in the middle of the 14.
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 44))
        #expect(try label(cell).frame.maxX == 282)
        #expect(sign.frame == CGRect(x: 293, y: 15.5, width: 8, height: 13))
    }

    @Test func `text that an accessory leaves too little room makes the row higher`() throws {
        let stage = ListStage([["Fourteen lette"]], UICollectionLayoutListConfiguration(appearance: .plain)) {
            $0.fill = { cell, _ in cell.accessories = [.label(text: "12345")] }
        }
        // Five letters of 17 leave 320 - 16 - 85 - 8 - 16, room for eleven letters.
        #expect(try stage.cell(0).frame.height == 56)
    }

    @Test func `a level indents by 10, with leading accessories or without`() throws {
        let own = square(20)
        let stage = stage([view(own, .leading())]) { $0.indentationLevel = 2 }
        let cell = try stage.cell(0)

        #expect(own.frame == CGRect(x: 36, y: 12, width: 20, height: 20))
        #expect(cell.contentView.frame.minX == 56)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(own.frame.minX == 16)
        #expect(cell.contentView.frame.minX == 56)
        cell.indentationWidth = 15
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 66)
    }

    /// On a wide phone rows have margins of 20.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `each level indents by 10 where the margin is larger than the content's own, too`(
        direction: UIUserInterfaceLayoutDirection
    ) throws {
        let stage = stage([], direction: direction)
        stage.collection.frame.size.width = 430
        stage.tester.settle()
        let cell = try stage.cell(0)
        var starts: [CGFloat] = []
        for level in 0..<4 {
            cell.indentationLevel = level
            cell.layoutIfNeeded()
            let text = try label(cell)
            let frame = text.convert(text.bounds, to: cell)
            starts.append(direction == .leftToRight ? frame.minX : cell.bounds.width - frame.maxX)
        }
        #expect(starts == [20, 30, 40, 50])

        cell.accessories = [view(square(20), .leading())]
        cell.layoutIfNeeded()
        // 30 of indentation, 20 of margin, the view, and 16 before the text.
        let text = try label(cell)
        let frame = text.convert(text.bounds, to: cell)
        #expect((direction == .leftToRight ? frame.minX : cell.bounds.width - frame.maxX) == 86)

        cell.accessories = []
        cell.directionalLayoutMargins.leading = 60
        cell.indentationLevel = 1
        cell.layoutIfNeeded()
        let chosen = try label(cell).convert(label(cell).bounds, to: cell)
        // A margin of the app's counts from the cell's side.
        #expect((direction == .leftToRight ? chosen.minX : cell.bounds.width - chosen.maxX) == 60)
    }

    // MARK: Order

    @Test func `leading accessories are 16 apart, with the content 16 behind the last`() throws {
        let (first, second) = (square(20), square(30))
        let stage = stage([view(first, .leading()), view(second, .leading())])
        let cell = try stage.cell(0)

        #expect(first.frame.minX == 16)
        #expect(second.frame.minX == 52)
        #expect(cell.contentView.frame.minX == 82)
        #expect(try label(cell).frame.minX == 16)
    }

    @Test func `the system's accessories have their order, and a view is nearest to the content`() throws {
        let own = square(20)
        let stage = stage([.disclosureIndicator(), view(own, .trailing()), .checkmark(), .label(text: "ab")])
        let cell = try stage.cell(0)
        let text = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)

        // From the right: 16, 14 for the chevron, 8, 24 for the check mark, 8, 34 for the text, 8, 20.
        #expect(text.frame.minX == 216)
        #expect(own.frame.minX == 188)
        #expect(cell.contentView.frame.maxX == 188)
    }

    @Test func `a position puts a view before or behind an accessory, and at an end without that`() throws {
        let (before, behind, lost) = (square(10), square(10), square(10))
        let stage = stage([
            .checkmark(), .disclosureIndicator(),
            view(before, .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
            view(behind, .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
            view(lost, .trailing(at: UICellAccessory.Placement.position(after: .label(text: "")))),
        ])
        _ = try stage.cell(0)

        // From the right: 16, the last of 10, 8, 10, 8, the chevron's 14, 8, 10.
        #expect(lost.frame.minX == 294)
        #expect(behind.frame.minX == 276)
        #expect(before.frame.minX == 236)
    }

    @Test func `a position far outside is the end`() throws {
        let own = square(10)
        _ = stage([.checkmark(), view(own, .trailing(at: { _ in 100 }))])
        #expect(own.frame.minX == 294)
    }

    @Test func `a hidden accessory takes room and does not show`() throws {
        let stage = stage([.checkmark(options: .init(isHidden: true))])
        let cell = try stage.cell(0)
        let sign = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)

        #expect(cell.contentView.frame.maxX == 280)
        #expect(sign.alpha == 0)
    }

    @Test func `a selection measures no accessory anew`() throws {
        final class Counted: UIView {
            var questions = 0

            override var intrinsicContentSize: CGSize {
                questions += 1
                return CGSize(width: 30, height: 20)
            }
        }
        let counted = Counted()
        let stage = stage([view(counted, .trailing(), keepsSize: false)])
        #expect(counted.frame.size == CGSize(width: 30, height: 20))
        let before = counted.questions

        try stage.tap(0)
        try stage.cell(0).setNeedsLayout()
        stage.tester.settle()

        #expect(try stage.cell(0).isSelected)
        #expect(counted.questions == before)
    }

    @Test func `an accessory that was hidden reacts when it shows, and not before`() throws {
        var taps = 0
        func detail(isHidden: Bool) -> UICellAccessory {
            .detail(options: .init(isHidden: isHidden)) { taps += 1 }
        }
        let stage = stage([detail(isHidden: true)])
        // The sign is 16 from the side, in a room of 24.
        try stage.tap(0, x: 292)
        #expect(taps == 0)
        #expect(stage.calls == ["select 0.0"])

        try stage.cell(0).accessories = [detail(isHidden: false)]
        stage.tester.settle()
        try stage.tap(0, x: 292)
        #expect(taps == 1)
    }

    @Test func `a reserved width is kept free around an accessory`() throws {
        let own = square(10)
        let stage = stage([
            .customView(
                configuration: .init(
                    customView: own, placement: .leading(), reservedLayoutWidth: .custom(40), maintainsFixedSize: true)
            )
        ])
        #expect(own.frame.minX == 31)
        #expect(try stage.cell(0).contentView.frame.minX == 56)
    }

    @Test func `a view gets the size that fits it, unless it keeps its own`() throws {
        let (fitted, kept) = (UISwitch(), UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31)))
        _ = stage([view(fitted, .trailing(), keepsSize: false), view(kept, .leading())])
        #expect(fitted.frame == CGRect(x: 253, y: 6.5, width: 51, height: 31))
        #expect(kept.frame.minX == 16)
    }

    // MARK: Direction and size of text

    @Test func `from right to left all parts are at the other side`() throws {
        let own = square(20)
        let stage = stage([.disclosureIndicator(), view(own, .leading())], direction: .rightToLeft)
        let cell = try stage.cell(0)
        let sign = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)

        #expect(sign.frame.minX == 19)
        #expect(own.frame.maxX == 304)
        #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 254, height: 44))
    }

    @Test func `signs grow with the size of text`() throws {
        let stage = stage([.disclosureIndicator()])
        let small = try stage.cell(0).contentView.frame.width
        stage.collection.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.tester.settle()
        let cell = try stage.cell(0)

        #expect(cell.contentView.frame.width < small - 10)
        #expect(cell.frame.height > 60)
    }

    // The footnote's 13 points are 44 at the largest size.
    @Test(arguments: [(true, 44), (false, 13)])
    func `a label with a font of a text style grows with the size of text, unless it is to keep it`(
        follows: Bool, size: Int
    ) throws {
        let options = UICellAccessory.LabelOptions(
            font: .preferredFont(forTextStyle: .footnote), adjustsFontForContentSizeCategory: follows)
        let stage = stage([.label(text: "12345", options: options)])

        stage.collection.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.tester.settle()
        let labels = try stage.cell(0).subviews.compactMap { $0 as? UILabel }

        #expect(labels.map(\.font.pointSize) == [CGFloat(size)])
    }

    // MARK: Reuse

    @Test func `accessories of another item replace those of before`() throws {
        let stage = ListStage(40) { stage in
            stage.fill = { cell, path in cell.accessories = path.item < 11 ? [.checkmark()] : [] }
        }
        #expect(try stage.cell(0).contentView.frame.width == 280)
        stage.collection.contentOffset.y = 40 * 44 - 480
        stage.tester.settle()
        #expect(try stage.cell(39).contentView.frame.width == 320)
        #expect(try stage.cell(39).subviews.contains { $0 is UIImageView } == false)
    }

    // MARK: Separator

    @Test func `the separator begins with the text`() throws {
        let own = square(20)
        let stage = stage([view(own, .leading()), .disclosureIndicator()])
        let cell = try stage.cell(0)
        #expect(stage.lines(cell).contains(CGRect(x: 52, y: 43.5, width: 268, height: 0.5)))
    }

    @Test func `the separator follows constraints to its guide`() throws {
        let stage = stage([]) { cell in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive =
                true
        }
        stage.tester.settle()
        #expect(stage.lines(try stage.cell(0)).contains(CGRect(x: 60, y: 43.5, width: 260, height: 0.5)))
    }
}
