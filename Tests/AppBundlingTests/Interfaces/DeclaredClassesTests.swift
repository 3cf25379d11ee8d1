import AppBundling
import Foundation
import Testing

@Suite struct DeclaredClassesTests {
    @Test func `a line that is no class is an error`() {
        #expect(throws: DecodingError.self) { try DeclaredClasses(reading: "// {\"name\": 5}\n") }
    }

    @Test func `other lines than those of classes are passed over`() throws {
        _ = try DeclaredClasses(reading: "// Classes\n\nimport UIKit\n")
    }
}
