import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Table controllers whose table comes from an interface file.
@Suite(.application) struct TableControllerLoadingTests {
    private static func load<Result>(_ files: [String: String], _ body: () throws -> Result) rethrows -> Result {
        try StagedLoader.load(files, ListElements.classes, while: body)
    }

    @Test func `the table of the nib is the view, and has the controller for data source and delegate`() {
        Self.load(["Form": "<tableView style=\"grouped\" id=\"t\"/>"]) {
            let controller = UITableViewController(nibName: "Form", bundle: nil)

            #expect(controller.tableView.style == .grouped)
            #expect(controller.view === controller.tableView)
            #expect(controller.tableView.dataSource === controller)
            #expect(controller.tableView.delegate === controller)
        }
    }

    @Test func `a controller without nib has a table of its style`() {
        Self.load([:]) {
            #expect(UITableViewController(style: .insetGrouped).tableView.style == .insetGrouped)
            #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class ConnectedTable: UITableView {
        private let rows = Rows()

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            dataSource = rows
        }
    }

    @Test func `a data source that the table sets while it is decoded is kept`() {
        let classes = ListElements.classes.merging(["ConnectedTable": ConnectedTable.self]) { $1 }

        StagedLoader.load(["Form": "<tableView customClass=\"ConnectedTable\" id=\"t\"/>"], classes) {
            let controller = UITableViewController(nibName: "Form", bundle: nil)

            #expect(controller.tableView.dataSource is Rows)
            #expect(controller.tableView.delegate === controller)
        }
    }

    /// A scene with a table, which it makes when it is asked.
    private final class Scene: InterfaceSource {
        let objects: StagedObjects
        private weak var controller: UIViewController?

        init(_ text: String) throws { objects = try ListElements.objects(text) }

        func adopt(_ controller: AnyObject) { self.controller = controller as? UIViewController }

        func loadView() {
            controller?.view = objects.object(withID: "t") as? UIView
        }

        func controllers(related relationship: String) -> [AnyObject] { [] }

        func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    }

    @Test func `a scene's controller has the settings of its file, and the control above its rows`() throws {
        let scene = try Scene(
            """
            <tableViewController clearsSelectionOnViewWillAppear="NO" id="c"><refreshControl key="refreshControl" id="r"/>
            </tableViewController><tableView style="insetGrouped" id="t"/>
            """)
        scene.objects.source = scene

        let controller: UITableViewController = try #require(scene.objects.makeFirst())
        let control = controller.refreshControl

        #expect(!controller.isViewLoaded)
        #expect(control === scene.objects.object(withID: "r"))
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(controller.tableView === scene.objects.object(withID: "t"))
        #expect(controller.tableView.refreshControl === control)
        #expect(controller.refreshControl === control)
        #expect(controller.tableView.dataSource === controller)
        #expect(scene.objects.faults == [])
    }

    @Test func `a controller outside of scenes has the table of its element at once`() throws {
        let objects = try ListElements.objects(
            "<tableViewController id=\"c\"><tableView key=\"view\" style=\"grouped\" id=\"t\"/></tableViewController>")

        let controller: UITableViewController = try #require(objects.makeFirst())

        #expect(controller.isViewLoaded)
        #expect(controller.tableView === objects.object(withID: "t"))
        #expect(controller.tableView.dataSource === controller)
        #expect(objects.faults == [])
    }

    @Test func `a nib without a table stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                TableControllerLoadingTests.load(["Form": "<view id=\"v\"/>"]) {
                    UITableViewController(nibName: "Form", bundle: nil).loadViewIfNeeded()
                }
            }
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("loaded the nib \"Form\", but its view there is a UIView and no UITableView."))
    }
}
