import Foundation
import InterfaceArchive
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Parts of files that are made again and again.
@Suite(.application) struct PartTests {
    private static let file = NibStage.file(
        """
        <view id="a" tag="1"/>
        <view id="p" tag="2" customClass="NotingView" customModule="UIKitNibsTests">
        <subviews><view id="q" tag="3" customClass="NotingView" customModule="UIKitNibsTests">
        <constraints><constraint firstAttribute="width" constant="4" id="c"/></constraints>
        <connections><outlet property="partner" destination="a" id="o1"/></connections></view></subviews>
        <connections><outlet property="partner" destination="q" id="o2"/></connections>
        </view>
        """)

    /// The part, and the objects around it.
    private static func load() throws -> (part: any InterfaceTemplate, around: [AnyObject]) {
        let document = try InterfaceDocument(Data(file.utf8), file: "Page.xib")
        let recipe = InterfaceRecipe([document.objects[0]], of: document)
        let resources = InterfaceResources(for: document, name: nil, in: nil)
        let instantiator = InterfaceInstantiator(recipe, resources: resources)
        let part = instantiator.template(for: document.objects[1])
        return (part, instantiator.instantiate())
    }

    @Test func `each instance has objects of its own, connected and awakened`() throws {
        let (part, around) = try Self.load()

        var made: [NotingView] = []
        let lines = Journal.lines { made = (0..<2).compactMap { _ in part.make() as? NotingView } }

        #expect(made.count == 2 && made[0] !== made[1])
        #expect(made.allSatisfy { $0.partner === $0.subviews.first && $0.subviews.first?.constraints.count == 1 })
        #expect(made.allSatisfy { ($0.subviews.first as? NotingView)?.partner === around.first })
        #expect(
            Array(lines.prefix(lines.count / 2)) == [
                "view 3 init with no partner", "view 2 init with no partner", "view 3 partner 1", "view 2 partner 3",
                "view 2 awake", "view 3 awake",
            ])
    }

    @Test func `a part keeps no objects around it`() throws {
        var loaded: (part: any InterfaceTemplate, around: [AnyObject])? = try Self.load()
        weak let around = loaded?.around.first
        let part = loaded?.part
        #expect(around != nil)

        loaded = nil
        let made = part?.make() as? NotingView

        #expect(around == nil && made != nil && (made?.subviews.first as? NotingView)?.partner == nil)
    }
}
