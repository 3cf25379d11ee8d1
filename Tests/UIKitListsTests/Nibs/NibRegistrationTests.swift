import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Nibs that cells, headers and footers are made from.
@Suite(.application) struct NibRegistrationTests {
    private static func load<Result>(_ files: [String: String], _ body: () throws -> Result) rethrows -> Result {
        try StagedLoader.load(files, ListElements.classes, while: body)
    }

    private static func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }

    @Test func `a cell is made from the nib, each time anew, and has the identifier`() {
        let files = ["Row": "<tableViewCell customClass=\"NotedCell\" accessoryType=\"checkmark\" id=\"c\"/>"]
        let table = UITableView()

        Self.load(files) {
            table.register(Self.nib("Row"), forCellReuseIdentifier: "row")
            let first = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            let second = table.dequeueReusableCell(withIdentifier: "row")

            #expect(first !== second)
            #expect((first as? ListElements.NotedCell)?.awakenings == 1)
            #expect(first.accessoryType == .checkmark)
            #expect(first.reuseIdentifier == "row")
        }
    }

    @Test func `a nib may have the identifier that it is registered under`() {
        let table = UITableView()

        Self.load(["Row": "<tableViewCell reuseIdentifier=\"row\" id=\"c\"/>"]) {
            table.register(Self.nib("Row"), forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
        }
    }

    @Test func `the last class or nib of an identifier counts, and nil forgets both`() {
        let table = UITableView()

        Self.load(["Row": "<tableViewCell customClass=\"NotedCell\" id=\"c\"/>"]) {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.register(Self.nib("Row"), forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row") is ListElements.NotedCell)

            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            #expect(!(table.dequeueReusableCell(withIdentifier: "row") is ListElements.NotedCell))

            table.register(Self.nib("Row"), forCellReuseIdentifier: "row")
            table.register(nil as UINib?, forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
        }
    }

    @Test func `headers and footers are made from nibs too`() {
        let table = UITableView()

        Self.load(["Head": "<view customClass=\"EdgeView\" id=\"v\"><subviews><label id=\"l\"/></subviews></view>"]) {
            table.register(Self.nib("Head"), forHeaderFooterViewReuseIdentifier: "head")
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
            #expect(view?.reuseIdentifier == "head")
            #expect(view?.subviews.last is UILabel)

            table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "head")
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
        }
    }

    private func sentence(of bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test func `a nib with two outermost objects stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibRegistrationTests.load(["Row": "<tableViewCell id=\"c\"/><view id=\"v\"/>"]) {
                    let table = UITableView()
                    table.register(NibRegistrationTests.nib("Row"), forCellReuseIdentifier: "row")
                    _ = table.dequeueReusableCell(withIdentifier: "row")
                }
            }
        }

        let sentence = sentence(of: result?.standardErrorContent)
        #expect(sentence.contains("The nib \"Row\" was registered with UITableView"))
        #expect(sentence.contains("has these outermost objects: UITableViewCell, UIView. It must contain exactly one"))
    }

    @Test func `a nib without a cell stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibRegistrationTests.load(["Row": "<view id=\"v\"/>"]) {
                    let table = UITableView()
                    table.register(NibRegistrationTests.nib("Row"), forCellReuseIdentifier: "row")
                    _ = table.dequeueReusableCell(withIdentifier: "row")
                }
            }
        }

        let text = sentence(of: result?.standardErrorContent)
        #expect(text.contains("It must contain exactly one, a UITableViewCell;"))
    }

    @Test func `a nib for headers without such a view stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibRegistrationTests.load(["Head": "<view id=\"v\"/>"]) {
                    let table = UITableView()
                    table.register(NibRegistrationTests.nib("Head"), forHeaderFooterViewReuseIdentifier: "head")
                    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
                }
            }
        }

        let text = sentence(of: result?.standardErrorContent)
        #expect(
            text.contains(
                "It must contain exactly one, a UITableViewHeaderFooterView;"))
    }

    @Test func `a nib whose cell has another identifier stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibRegistrationTests.load(["Row": "<tableViewCell reuseIdentifier=\"other\" id=\"c\"/>"]) {
                    let table = UITableView()
                    table.register(NibRegistrationTests.nib("Row"), forCellReuseIdentifier: "row")
                    _ = table.dequeueReusableCell(withIdentifier: "row")
                }
            }
        }

        let text = sentence(of: result?.standardErrorContent)
        #expect(
            text.contains(
                "for \"row\", but its view has the reuse identifier \"other\". Give both the same, or the view none."))
    }

    @Test func `an empty identifier stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableView().register(NibRegistrationTests.nib("Row"), forCellReuseIdentifier: "") }
        }

        let text = sentence(of: result?.standardErrorContent)
        #expect(text.contains("A class or a nib was registered with UITableView"))
    }
}
