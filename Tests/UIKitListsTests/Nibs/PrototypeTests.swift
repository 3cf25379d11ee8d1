import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cells that tables make from the prototypes of their interface files.
@Suite(.application) struct PrototypeTests {
    private let text = """
        <tableView dataMode="prototypes" rowHeight="44" id="t"><prototypes>
        <tableViewCell customClass="NotedCell" reuseIdentifier="a" style="IBUITableViewCellStyleSubtitle" textLabel="l" id="c">
        <tableViewCellContentView key="contentView" id="v"><subviews><label text="Title" id="l"/></subviews>
        </tableViewCellContentView></tableViewCell>
        <tableViewCell reuseIdentifier="b" id="d"/>
        </prototypes></tableView>
        """

    @Test func `a dequeued cell is made from the prototype of its identifier, each time anew`() throws {
        let (table, objects): (UITableView, StagedObjects) = try ListElements.make(text)

        let first = table.dequeueReusableCell(withIdentifier: "a") as? ListElements.NotedCell
        let second = table.dequeueReusableCell(withIdentifier: "a") as? ListElements.NotedCell
        let other = table.dequeueReusableCell(withIdentifier: "b")

        #expect(objects.faults == [])
        #expect(first != nil)
        #expect(first !== second)
        #expect(first?.textLabel !== second?.textLabel)
        #expect([first?.textLabel?.text, second?.textLabel?.text] == ["Title", "Title"])
        #expect([first?.awakenings, second?.awakenings] == [1, 1])
        #expect(first?.reuseIdentifier == "a")
        #expect(other.map { type(of: $0) } == UITableViewCell.self)
        #expect(table.dequeueReusableCell(withIdentifier: "c") == nil)
    }

    @Test func `cells of prototypes wait and are used again as others are`() throws {
        let (table, _): (UITableView, StagedObjects) = try ListElements.make(text)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
        table.contentInsetAdjustmentBehavior = .never
        let source = Rows()
        table.dataSource = source
        tester.show(table, at: .zero)
        tester.pump()
        table.contentOffset.y = 4000 - 440
        tester.pump()
        table.contentOffset.y = 0
        tester.pump()

        // 440 points show 10 rows, and 11 where the first is cut.
        #expect(source.cells.count <= 12)
        #expect(source.calls >= 30)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var cells: Set<ObjectIdentifier> = []
        var calls = 0
        private var kept: [UITableViewCell] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
            kept.append(cell)
            cells.insert(ObjectIdentifier(cell))
            calls += 1
            return cell
        }
    }

    @Test func `a registered class replaces the prototype with the same identifier`() throws {
        let (table, _): (UITableView, StagedObjects) = try ListElements.make(text)

        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")

        let cell = table.dequeueReusableCell(withIdentifier: "a")
        #expect(cell.map { type(of: $0) } == UITableViewCell.self)
        #expect(cell?.textLabel?.text == nil)
    }

    @Test func `a prototype without identifier is reported and left out`() throws {
        let (table, objects): (UITableView, StagedObjects) = try ListElements.make(
            "<tableView id=\"t\"><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>")

        #expect(objects.faults.count == 1)
        #expect(objects.faults.first?.contains("the identifier that cells are dequeued by") == true)
        #expect(table.dequeueReusableCell(withIdentifier: "") == nil)
    }

    @Test func `a prototype that makes no cell stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let (table, _): (UITableView, StagedObjects) = try ListElements.make(
                    """
                    <tableView id="t"><prototypes>
                    <tableViewCell customClass="ButtonCell" reuseIdentifier="a" id="c"/>
                    </prototypes></tableView>
                    """)
                _ = table.dequeueReusableCell(withIdentifier: "a")
            }
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("The prototype \"a\" of UITableView"))
        #expect(sentence.contains("made no UITableViewCell."))
    }
}
