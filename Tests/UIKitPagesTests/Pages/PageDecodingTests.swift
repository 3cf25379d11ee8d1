import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPages

/// Page view controllers read themselves from interface files.
@Suite(.application) struct PageDecodingTests {
    private func pages(_ attributes: String) throws -> UIPageViewController {
        let objects = try StagedObjects(
            "<pageViewController \(attributes) id=\"p\"/>", ["pageViewController": UIPageViewController.self])
        let pages: UIPageViewController = try #require(objects.makeFirst())
        #expect(objects.faults == [])
        #expect(objects.unread(of: "p").filter { $0 != "id" } == [])
        return pages
    }

    @Test func `a page controller without attributes curls to the side, bound at the leading edge`() throws {
        let pages = try pages("")

        #expect(pages.transitionStyle == .pageCurl)
        #expect(pages.navigationOrientation == .horizontal)
        #expect(pages.spineLocation == .min)
        #expect(!pages.isDoubleSided)
    }

    @Test func `pages that scroll have their axis and the room between them from the file, and no spine`() throws {
        let pages = try pages(
            """
            transitionStyle="scroll" navigationOrientation="vertical" spineLocation="mid" pageSpacing="12.5" doubleSided="NO"
            """)

        #expect(pages.transitionStyle == .scroll)
        #expect(pages.navigationOrientation == .vertical)
        #expect(pages.spineLocation == .none)
        #expect(pages.pageSpacing == 12.5)
    }

    @Test(arguments: [
        ("none", UIPageViewController.SpineLocation.min), ("min", .min), ("mid", .mid), ("max", .max),
    ])
    func `the spine of pages that curl is that of the file`(
        _ word: String, _ spine: UIPageViewController.SpineLocation
    ) throws {
        let pages = try pages("transitionStyle=\"pageCurl\" spineLocation=\"\(word)\" pageSpacing=\"10\"")

        #expect(pages.spineLocation == spine)
        #expect(pages.isDoubleSided == (spine == .mid))
        #expect(pages.pageSpacing == 0)
    }

    @Test func `backs have pictures of their own where the file says so, and always around a spine in the middle`()
        throws
    {
        #expect(try pages("spineLocation=\"max\" doubleSided=\"YES\"").isDoubleSided)
        #expect(try pages("spineLocation=\"mid\" doubleSided=\"NO\"").isDoubleSided)
    }

    @Test func `files find the class by its name`() {
        ExposedClasses.shared.registerModule("UIKitPages")

        #expect(ExposedClasses.shared.aliased("UIPageViewController") == UIPageViewController.self)
    }
}
