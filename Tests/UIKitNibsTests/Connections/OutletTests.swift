import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Outlets and collections, to owners, views, constraints and items.
@Suite(.application, .removesLeftovers) struct OutletTests {
    private static let page = "customClass=\"NotingView\" customModule=\"UIKitNibsTests\""

    @Test func `an outlet is the object itself`() {
        let owner = PlainObject()

        let objects = NibStage.load(
            NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\"/>", owner: owner)

        #expect(owner.view != nil && owner.view === objects.first as? UIView)
    }

    @Test func `a constraint can be an outlet`() {
        let owner = NotingController(nibName: nil, bundle: nil)

        _ = NibStage.load(
            NibStage.owner("<outlet property=\"width\" destination=\"c\" id=\"o\"/>")
                + "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"42\" id=\"c\"/></constraints></view>",
            owner: owner)

        #expect(owner.width?.constant == 42)
    }

    @Test func `a collection has its objects in the file's order`() {
        let owner = NotingController(nibName: nil, bundle: nil)
        let parts = (1...3).map { "<view id=\"v\($0)\" tag=\"\($0)\"/>" }.joined()
        let connections = [2, 3, 1].map {
            "<outletCollection property=\"all\" destination=\"v\($0)\" collectionClass=\"NSArray\" id=\"o\($0)\"/>"
        }.joined()

        let objects = NibStage.load(NibStage.owner(connections) + parts, owner: owner)

        #expect(objects.count == 3 && owner.all.map(\.tag) == [2, 3, 1])
    }

    @Test func `recognizers are appended to those of a view`() {
        let objects = NibStage.load(
            """
            <view id="a"><connections>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
            <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o2"/>
            </connections></view>
            <tapGestureRecognizer id="t"/><pongPressGestureRecognizer id="p"/>
            """)

        let view = objects.first as? UIView
        #expect(
            view?.gestureRecognizers?.map { "\(type(of: $0))" } == [
                "UITapGestureRecognizer", "UILongPressGestureRecognizer",
            ])
        #expect(view?.gestureRecognizers?.allSatisfy { $0.view === view } == true)
    }

    @Test func `a class can have keys of its own`() {
        let objects = NibStage.load(
            "<view id=\"a\" \(Self.page)><connections><outlet property=\"anyone\" destination=\"b\" id=\"o\"/></connections></view><view id=\"b\"/>"
        )

        #expect((objects.first as? NotingView)?.undefined["anyone"] as? UIView === objects.last as? UIView)
    }

    @Test func `a text is no outlet of a view`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NibStage.load(
                    NibStage.owner("<outlet property=\"second\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\"/>",
                    owner: NotingController(nibName: nil, bundle: nil))
            }
        }

        #expect(result.sentence.contains("has the type NotingView, but "))
    }

    @Test func `an outlet that the owner does not have stops the program with its key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NibStage.load(
                    NibStage.owner("<outlet property=\"absent\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\"/>",
                    owner: NotingController(nibName: nil, bundle: nil))
            }
        }

        #expect(
            result.sentence.contains(
                "[<NotingController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key absent."
            ))
    }

    @Test func `outlets without an owner stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NibStage.load(
                    NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\"/>")
            }
        }

        #expect(
            result.sentence.contains(
                "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key view."
            ))
    }
}
