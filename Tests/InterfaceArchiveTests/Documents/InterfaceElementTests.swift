import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceElementTests {
    /// An element with as many attributes and children as a count says.
    private func element(_ count: Int) throws -> InterfaceElement {
        let attributes = (0..<count).map { " a\($0)=\"\($0)\"" }.joined()
        let children = (0..<count).map { "<c\($0) key=\"k\($0)\"/><c\($0) key=\"k\($0)\" again=\"YES\"/>" }.joined()
        return try #require(try InterfaceSample.nib(of: "<view\(attributes)>\(children)</view>").objects.first)
    }

    @Test(arguments: [1, 4, 5, 9, 1000])
    func `few and many attributes and children are found by name, and of two children the first`(count: Int) throws {
        let element = try element(count)

        #expect(element["a\(count - 1)"] == "\(count - 1)")
        #expect(element["a"] == nil)
        #expect(element.child("c\(count - 1)")?["again"] == nil)
        #expect(element.child(key: "k\(count - 1)")?.name == "c\(count - 1)")
        #expect(element.child(key: "k") == nil)
        #expect(element.attributes.map(\.name) == element.attributes.map(\.name).sorted())
    }

    @Test func `the text of an element with children is empty`() throws {
        #expect(try InterfaceSample.nib(of: "<a>one<b/>two</a>").objects.first?.text == "")
    }
}
