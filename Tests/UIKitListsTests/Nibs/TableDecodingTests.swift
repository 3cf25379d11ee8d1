import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Tables read themselves from interface files.
@Suite(.application) struct TableDecodingTests {
    private func table(_ attributes: String, _ children: String = "") throws -> UITableView {
        let (table, objects): (UITableView, StagedObjects) = try ListElements.make(
            "<tableView \(attributes) id=\"t\">\(children)</tableView>")
        #expect(objects.faults == [])
        #expect(objects.unread(of: "t").filter { $0 != "id" } == [])
        return table
    }

    @Test func `a decoded table without attributes has the defaults of its class, but does not always bounce`() throws {
        let table = try table("")

        #expect(table.style == .plain)
        #expect(table.backgroundColor == .systemBackground)
        #expect(!table.alwaysBounceVertical)
        #expect(
            [table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight, table.sectionFooterHeight]
                == [-1, -1, -1, -1])
        #expect(table.separatorStyle == .singleLine)
        #expect(table.allowsSelection)
        #expect(table.insetsContentViewsToSafeArea)
        #expect(table.tableHeaderView == nil)
    }

    @Test(arguments: [("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)])
    func `the style is that of the file`(_ word: String, _ style: UITableView.Style) throws {
        let table = try table("style=\"\(word)\" alwaysBounceVertical=\"YES\"")

        #expect(table.style == style)
        #expect(table.alwaysBounceVertical)
        #expect(table.backgroundColor == (style == .plain ? .systemBackground : .systemGroupedBackground))
    }

    @Test func `a style of another version is reported and counts as plain`() throws {
        let (table, objects): (UITableView, StagedObjects) = try ListElements.make(
            "<tableView style=\"glass\" id=\"t\"/>")

        #expect(table.style == .plain)
        #expect(objects.faults.count == 1)
        #expect(objects.faults.first?.contains("one of plain, grouped, insetGrouped") == true)
    }

    @Test func `heights are those of the file, down to automatic ones`() throws {
        let table = try table(
            """
            rowHeight="60" estimatedRowHeight="50" sectionHeaderHeight="28" estimatedSectionHeaderHeight="30" \
            sectionFooterHeight="-1" estimatedSectionFooterHeight="12" sectionHeaderTopPadding="4" fillerRowHeight="20"
            """)

        #expect([table.rowHeight, table.estimatedRowHeight] == [60, 50])
        #expect([table.sectionHeaderHeight, table.estimatedSectionHeaderHeight] == [28, 30])
        #expect([table.sectionFooterHeight, table.estimatedSectionFooterHeight] == [-1, 12])
        #expect([table.sectionHeaderTopPadding, table.fillerRowHeight] == [4, 20])
    }

    @Test func `lines and margins are those of the file`() throws {
        let table = try table(
            """
            separatorStyle="none" separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO" \
            cellLayoutMarginsFollowReadableWidth="YES"
            """,
            """
            <color key="separatorColor" red="1" green="0" blue="0" alpha="1" customColorSpace="sRGB"/>
            <inset key="separatorInset" minX="20" minY="1" maxX="30" maxY="2"/>
            """)

        #expect(table.separatorStyle == .none)
        #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table.separatorInset == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30))
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        #expect(!table.insetsContentViewsToSafeArea)
        #expect(table.cellLayoutMarginsFollowReadableWidth)
    }

    @Test(arguments: ["default", "singleLine", "singleLineEtched"])
    func `all kinds of lines are one line`(_ word: String) throws {
        #expect(try table("separatorStyle=\"\(word)\"").separatorStyle == .singleLine)
    }

    @Test func `the index is as the file has it`() throws {
        func color(_ key: String, _ red: String) -> String {
            "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        }

        let table = try table(
            "sectionIndexMinimumDisplayRowCount=\"30\"",
            color("sectionIndexColor", "1") + color("sectionIndexBackgroundColor", "0.5")
                + color("sectionIndexTrackingBackgroundColor", "0.25"))

        #expect(table.sectionIndexMinimumDisplayRowCount == 30)
        #expect(table.sectionIndexColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table.sectionIndexBackgroundColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        #expect(table.sectionIndexTrackingBackgroundColor == UIColor(red: 0.25, green: 0, blue: 0, alpha: 1))
    }

    @Test func `which rows may be selected is as the file has it`() throws {
        let table = try table(
            """
            allowsSelection="NO" allowsMultipleSelection="YES" allowsSelectionDuringEditing="YES" \
            allowsMultipleSelectionDuringEditing="YES" allowsFocus="NO" allowsFocusDuringEditing="NO" \
            selectionFollowsFocus="YES" remembersLastFocusedIndexPath="YES" prefetchingEnabled="NO" \
            showsSelectionImmediatelyOnTouchBegin="NO"
            """)

        #expect(!table.allowsSelection)
        #expect(table.allowsMultipleSelection)
        #expect(table.allowsSelectionDuringEditing)
        #expect(table.allowsMultipleSelectionDuringEditing)
        #expect(!table.allowsFocus)
        #expect(!table.allowsFocusDuringEditing)
        #expect(table.selectionFollowsFocus)
        #expect(table.remembersLastFocusedIndexPath)
        #expect(!table.isPrefetchingEnabled)
    }

    @Test func `a background colour of the file replaces that of the style, and an explicit nil removes it`() throws {
        let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

        #expect(
            try table("style=\"grouped\"", red).backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try table("", "<nil key=\"backgroundColor\"/>").backgroundColor == nil)
    }

    @Test func `header, footer and background views are decoded`() throws {
        let table = try table(
            "",
            """
            <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="50"/></view>
            <view key="tableFooterView" id="f"><rect key="frame" x="0" y="0" width="320" height="70"/></view>
            <view key="backgroundView" id="b"/>
            """)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        tester.show(table, at: .zero)
        tester.pump()

        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 50, width: 320, height: 70))
        #expect(table.backgroundView?.superview === table)
        #expect(table.contentSize.height == 120)
    }

    @Test func `files find the classes by their names`() {
        ExposedClasses.shared.registerModule("UIKitLists")

        let found = [
            "UITableView", "UITableViewCell", "UITableViewCellContentView", "UITableViewHeaderFooterView",
            "UITableViewController",
        ].map { ExposedClasses.shared.aliased($0) }

        #expect(found[0] == UITableView.self)
        #expect(found[1] == UITableViewCell.self)
        #expect(found[2] == CellContentView.self)
        #expect(found[3] == UITableViewHeaderFooterView.self)
        #expect(found[4] == UITableViewController.self)
    }
}
