import Foundation
import Testing
import UIKitLists
import UIKitTesting

@Suite(.application) struct ReferencePathTests {
    @Test func `paths that are objects have sections, rows and items`() {
        let path = NSIndexPath(forRow: 3, inSection: 1)

        #expect((path.section, path.row, path.item) == (1, 3, 3))
        #expect(path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(forItem: 2, inSection: 0) as IndexPath == IndexPath(item: 2, section: 0))
        #expect((IndexPath(item: 5, section: 4) as NSIndexPath).item == 5)
    }
}
