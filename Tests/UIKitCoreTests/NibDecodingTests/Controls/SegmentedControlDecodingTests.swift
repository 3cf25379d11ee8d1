import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SegmentedControlDecodingTests {
    @Test func `a control has the segments of the file in their order`() throws {
        let file = try InterfaceFile(
            """
            <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" apportionsSegmentWidthsByContent="YES">
            <segments><segment title="One" width="40"/><segment title="" image="two" enabled="NO"/>
                <segment title="Three"><size key="contentOffset" width="3" height="4"/></segment></segments>
            <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
            """)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        file.images = ["two": picture]

        let control = try file.first(UISegmentedControl.self)

        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 0) == "One" && control.widthForSegment(at: 0) == 40)
        #expect(control.imageForSegment(at: 1) === picture && !control.isEnabledForSegment(at: 1))
        #expect(control.titleForSegment(at: 2) == "Three" && control.isEnabledForSegment(at: 2))
        #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 3, height: 4))
        #expect(control.selectedSegmentTintColor == .systemRed && control.apportionsSegmentWidthsByContent)
        #expect(file.unread == [])
    }

    @Test func `titles are localized by their indexes`() throws {
        let file = try InterfaceFile(
            "<segmentedControl id=\"s1\"><segments><segment title=\"One\"/><segment title=\"Two\"/></segments></segmentedControl>"
        )
        file.texts = ["s1.segmentTitles[0]": "Eins", "s1.segmentTitles[1]": "Zwei"]

        let control = try file.first(UISegmentedControl.self)

        #expect(control.titleForSegment(at: 0) == "Eins" && control.titleForSegment(at: 1) == "Zwei")
    }

    @Test func `a momentary control has no selection, even if the file selects a segment`() throws {
        let control = try InterfaceFile(
            "<segmentedControl momentary=\"YES\" selectedSegmentIndex=\"0\"><segments><segment title=\"One\"/></segments></segmentedControl>"
        ).first(UISegmentedControl.self)

        #expect(control.isMomentary && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a selection out of range is reported, and no segment is selected`() throws {
        let file = try InterfaceFile(
            "<segmentedControl selectedSegmentIndex=\"2\"><segments><segment title=\"One\"/></segments></segmentedControl>"
        )

        let control = try file.first(UISegmentedControl.self)

        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(file.reports == ["3: less than the number of segments, 1"])
    }
}
