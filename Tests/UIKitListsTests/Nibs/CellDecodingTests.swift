import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cells read themselves from interface files.
@Suite(.application) struct CellDecodingTests {
    private func cell(_ attributes: String, _ children: String = "") throws -> UITableViewCell {
        let (cell, objects): (UITableViewCell, StagedObjects) = try ListElements.make(
            "<tableViewCell \(attributes) id=\"c\">\(children)</tableViewCell>")
        #expect(objects.faults == [])
        #expect(objects.unread(of: "c").filter { $0 != "id" } == [])
        return cell
    }

    /// The content view of a cell of a style, with its labels and its image.
    private let parts = """
        <tableViewCellContentView key="contentView" id="v"><subviews>
        <label text="Title" id="l1"/><label text="Detail" id="l2"/><imageView id="i"/>
        </subviews></tableViewCellContentView>
        """

    @Test func `a decoded cell without attributes has the defaults of its class, but does not clip`() throws {
        let cell = try cell("")

        #expect(cell.style == .default)
        #expect(cell.reuseIdentifier == nil)
        #expect(!cell.clipsToBounds)
        #expect(cell.selectionStyle == .default)
        #expect(cell.accessoryType == .none)
        #expect([cell.indentationWidth, CGFloat(cell.indentationLevel)] == [10, 0])
        #expect(cell.contentView.superview === cell)
        #expect(cell.subviews.count == 1)
    }

    @Test(arguments: [
        ("IBUITableViewCellStyleDefault", UITableViewCell.CellStyle.default), ("IBUITableViewCellStyleValue1", .value1),
        ("IBUITableViewCellStyleValue2", .value2), ("IBUITableViewCellStyleSubtitle", .subtitle),
    ])
    func `labels and image of a style are those of the file`(
        _ word: String, _ style: UITableViewCell.CellStyle
    ) throws {
        let cell = try cell(
            """
            style="\(word)" reuseIdentifier="row" clipsSubviews="YES" textLabel="l1" detailTextLabel="l2" imageView="i"
            """, parts)

        #expect(cell.style == style)
        #expect(cell.reuseIdentifier == "row")
        #expect(cell.clipsToBounds)
        #expect(cell.textLabel?.text == "Title")
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.contentView.subviews.count == 3)
        if style != .default { #expect(cell.detailTextLabel === cell.contentView.subviews[1]) }
        if style != .value2 { #expect(cell.imageView === cell.contentView.subviews[2]) }
    }

    @Test func `the content view is the file's, with its margins, and lies where the cell has it`() throws {
        let cell = try cell(
            "accessoryType=\"disclosureIndicator\"",
            """
            <tableViewCellContentView key="contentView" opaque="NO" id="v">
            <rect key="frame" x="0" y="0" width="100" height="20"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </tableViewCellContentView>
            """)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()

        #expect(cell.contentView is CellContentView)
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.height == 60)
        #expect(cell.contentView.frame.width < 320)
    }

    @Test func `a content view of older files is a plain view`() throws {
        let cell = try cell("", "<view key=\"contentView\" id=\"v\"><subviews><label id=\"l\"/></subviews></view>")

        #expect(cell.contentView.subviews.first is UILabel)
        #expect(cell.subviews == [cell.contentView])
    }

    @Test(arguments: [
        ("none", UITableViewCell.AccessoryType.none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark), ("detailButton", .detailButton),
    ])
    func `accessories are those of the file`(_ word: String, _ type: UITableViewCell.AccessoryType) throws {
        let cell = try cell("accessoryType=\"\(word)\" editingAccessoryType=\"\(word)\"")

        #expect(cell.accessoryType == type)
        #expect(cell.editingAccessoryType == type)
    }

    @Test(arguments: [
        ("none", UITableViewCell.SelectionStyle.none), ("blue", .blue), ("gray", .gray), ("default", .default),
    ])
    func `the look of a selection is that of the file`(
        _ word: String, _ style: UITableViewCell.SelectionStyle
    ) throws {
        #expect(try cell("selectionStyle=\"\(word)\"").selectionStyle == style)
    }

    @Test func `indentation, editing, focus and line are those of the file`() throws {
        let cell = try cell(
            """
            indentationLevel="2" indentationWidth="7.5" shouldIndentWhileEditing="NO" showsReorderControl="YES" \
            focusStyle="custom" hidesAccessoryWhenEditing="NO" rowHeight="80"
            """, "<inset key=\"separatorInset\" minX=\"15\" minY=\"0.0\" maxX=\"5\" maxY=\"0.0\"/>")

        #expect(cell.indentationLevel == 2)
        #expect(cell.indentationWidth == 7.5)
        #expect(!cell.shouldIndentWhileEditing)
        #expect(cell.showsReorderControl)
        #expect(cell.focusStyle == .custom)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5))
    }

    @Test func `background and accessory views of a decoded cell are assigned to its properties`() throws {
        let cell = try cell(
            "",
            """
            <view key="backgroundView" id="b"/><view key="selectedBackgroundView" id="s"/>
            <view key="accessoryView" id="a"/><view key="editingAccessoryView" id="e"/>
            """)

        #expect(cell.backgroundView?.superview === cell)
        #expect(cell.selectedBackgroundView != nil)
        #expect(cell.accessoryView?.superview === cell)
        #expect(cell.editingAccessoryView != nil)
    }

    @Test func `a header lies in the view itself, in front of the content view`() throws {
        let (edge, objects): (UITableViewHeaderFooterView, StagedObjects) = try ListElements.make(
            """
            <view customClass="EdgeView" reuseIdentifier="head" id="e"><subviews><label text="Title" id="l"/></subviews>
            </view>
            """)

        #expect(objects.faults == [])
        #expect(edge.reuseIdentifier == "head")
        #expect(edge.subviews.first === edge.contentView)
        #expect((edge.subviews.last as? UILabel)?.text == "Title")
        #expect(edge.contentView.subviews == [])
    }

    @Test func `a header whose own constraints lay out its subviews is as high as these say`() throws {
        let (edge, _): (UITableViewHeaderFooterView, StagedObjects) = try ListElements.make(
            "<view customClass=\"EdgeView\" id=\"e\"><subviews><view id=\"v\"/></subviews></view>")
        let view = edge.subviews[1]
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: edge.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: edge.bottomAnchor, constant: -5),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])

        let size = edge.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(size == CGSize(width: 200, height: 55))
    }
}
