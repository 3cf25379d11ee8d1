import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// The order in which a nib's objects are made, set, connected and awakened.
@Suite(.application) struct LoadingOrderTests {
    private static let nested = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections>
        <outlet property="second" destination="b" id="o1"/>
        <outlet property="view" destination="a" id="o2"/>
        <outlet property="first" destination="a" id="o3"/>
        </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="a" tag="1" customClass="NotingView" customModule="UIKitNibsTests">
        <subviews>
        <view id="b" tag="2" customClass="NotingView" customModule="UIKitNibsTests">
        <connections><outlet property="partner" destination="a" id="o4"/></connections>
        </view>
        </subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="x"/>
        </userDefinedRuntimeAttributes>
        </view>
        """

    @Test func `objects are made, set and connected, and then awakened`() {
        let owner = NotingController(nibName: nil, bundle: nil)

        let lines = Journal.lines { _ = NibStage.load(Self.nested, owner: owner) }

        #expect(
            lines == [
                "view 2 init with no partner", "view 1 init with no partner", "view 1 caption x", "owner second 2",
                "owner first 1", "view 2 partner 1", "view 1 awake", "view 2 awake",
            ])
    }

    @Test func `viewDidLoad is called last, and the owner is not awakened`() {
        let folder = NibFolder(["Page.xib": NibStage.file(Self.nested)])
        let owner = NotingController(nibName: "Page", bundle: folder.bundle)

        let lines = Journal.lines { owner.loadViewIfNeeded() }

        #expect(lines.suffix(3) == ["view 1 awake", "view 2 awake", "owner viewDidLoad, first set"])
        #expect(owner.view.tag == 1 && owner.second?.superview === owner.view)
    }

    @Test func `each instantiation makes objects of its own`() {
        let nib = NibStage.nib("<view id=\"a\" tag=\"7\"/>")

        let first = nib.instantiate(withOwner: nil).first as? UIView
        let second = nib.instantiate(withOwner: nil).first as? UIView

        #expect(first?.tag == 7 && second?.tag == 7 && first !== second)
    }

    @Test func `the outermost objects are answered in the file's order, without placeholders`() {
        let owner = PlainObject()

        let objects = NibStage.load(
            NibStage.owner("") + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"
                + "<customObject id=\"c\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\"/>"
                + "<view id=\"a\" tag=\"1\"/><view id=\"b\" tag=\"2\"/>",
            owner: owner)

        #expect(objects.count == 3 && objects[0] is PlainObject && objects[0] as AnyObject !== owner)
        #expect(objects.dropFirst().compactMap { ($0 as? UIView)?.tag } == [1, 2])
    }

    @Test func `an object that is neither view nor controller wakes when it has its values`() {
        let objects = NibStage.load(
            NibStage.owner("") + "<customObject id=\"c\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\">"
                + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"number\">"
                + "<integer key=\"value\" value=\"5\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
                + "</customObject>",
            owner: PlainObject())

        #expect((objects.first as? PlainObject)?.awakeNumber == 5)
    }

    @Test func `only the caller and their outlets keep the objects`() {
        let owner = NotingController(nibName: nil, bundle: nil)
        weak var free: UIView?

        autoreleased {
            let objects = NibStage.load(
                NibStage.owner(
                    "<outlet property=\"loose\" destination=\"a\" id=\"o\"/><outlet property=\"first\" destination=\"b\" id=\"p\"/>"
                ) + "<view id=\"a\"/><view id=\"b\"/>", owner: owner)
            free = objects.first as? UIView
            #expect(owner.loose === free && free != nil)
        }

        #expect(free == nil && owner.loose == nil && owner.first != nil)
    }

    @Test func `a thousand loads leak no objects`() {
        let nib = NibStage.nib(Self.nested)
        var references: [() -> AnyObject?] = []

        for _ in 0..<1000 {
            let owner = NotingController(nibName: nil, bundle: nil)
            let views = nib.instantiate(withOwner: owner).compactMap { $0 as? UIView }
            for object in views + views.flatMap(\.subviews) { references.append({ [weak object] in object }) }
            references.append({ [weak owner] in owner })
        }

        #expect(references.count == 3000)
        #expect(references.count { $0() != nil } == 0)
    }

    private func autoreleased(_ action: () -> Void) { action() }
}
