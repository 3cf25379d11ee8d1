import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Controllers whose views are from nibs.
@Suite(.application, .removesLeftovers) struct NibControllerTests {
    private static func page(tag: Int) -> String {
        NibStage.file(
            NibStage.owner(
                "<outlet property=\"view\" destination=\"a\" id=\"o\"/><outlet property=\"loose\" destination=\"b\" id=\"p\"/>"
            )
                + "<view id=\"a\" tag=\"\(tag)\"><subviews><view id=\"b\" tag=\"5\"/></subviews></view>")
    }

    @Test func `a nib is found by the name that is given`() {
        let folder = NibFolder(["Given.xib": Self.page(tag: 3), "LonelyNib.xib": Self.page(tag: 1)])

        let controller = LonelyNibController(nibName: "Given", bundle: folder.bundle)

        #expect(controller.view.tag == 3 && controller.nibName == "Given")
    }

    @Test(arguments: [
        (["LonelyNib.xib", "LonelyNibController.xib"], 0), (["LonelyNibController.xib"], 0),
        (["NotingController.xib", "Noting.xib"], nil),
    ])
    func `without a name the class's own counts, first without Controller`(_ files: [String], _ expected: Int?) {
        let folder = NibFolder(
            Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, Self.page(tag: 100 + $0)) }))

        let controller = LonelyNibController(nibName: nil, bundle: folder.bundle)

        #expect(controller.view.tag == expected.map { $0 + 100 } ?? 0)
    }

    @Test func `a plain view where there is no nib has the screen's size`() {
        let folder = NibFolder([:])

        let controller = LonelyNibController(nibName: nil, bundle: folder.bundle)

        #expect(controller.view.frame == UIScreen.main.bounds && controller.view.subviews.isEmpty)
    }

    @Test func `a nib that does not set the view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let folder = NibFolder(["Page.xib": NibStage.file("<view id=\"a\"/>")])
                _ = NotingController(nibName: "Page", bundle: folder.bundle).view
            }
        }

        #expect(result.sentence.contains("loaded the nib \"Page\", but its outlet view was not set."))
    }

    @Test func `a damaged nib leaves its controller with an empty view`() {
        let folder = NibFolder(["Page.xib": "<document"])
        let controller = NotingController(nibName: "Page", bundle: folder.bundle)

        #expect(controller.view.subviews.isEmpty && controller.view.frame == UIScreen.main.bounds)
    }

    @Test func `the controller keeps objects beside the view`() {
        let folder = NibFolder([
            "Page.xib": NibStage.file(
                NibStage.owner(
                    "<outlet property=\"view\" destination=\"a\" id=\"o\"/><outlet property=\"loose\" destination=\"b\" id=\"p\"/>"
                )
                    + "<view id=\"a\"/><view id=\"b\" tag=\"5\"/>")
        ])
        let controller = NotingController(nibName: "Page", bundle: folder.bundle)

        controller.loadViewIfNeeded()

        #expect(controller.loose?.tag == 5 && controller.loose?.superview == nil)
    }

    @Test func `memory warnings release the view and weak outlets, and both are loaded again`() {
        let folder = NibFolder(["Page.xib": Self.page(tag: 1)])
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let page = NotingController(nibName: "Page", bundle: folder.bundle)
        let over = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        weak let former = page.loose
        #expect(former?.tag == 5)
        navigation.pushViewController(over, animated: false)
        tester.pump()

        tester.warnOfLowMemory()

        #expect(!page.isViewLoaded && former == nil && page.loose == nil)
        navigation.popViewController(animated: false)
        tester.pump()
        #expect(page.isViewLoaded && page.loose?.tag == 5)
        #expect(page.loose?.superview === page.view)
    }
}
