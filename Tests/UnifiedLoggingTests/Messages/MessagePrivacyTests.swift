import Foundation
import Testing

@testable import UnifiedLogging

@Suite struct MessagePrivacyTests {
    private struct Failure: Error { let code: Int }

    private func text(_ message: OSLogMessage, showsPrivateParts: Bool = false) -> String {
        message.text(for: LogOutput(mode: nil, showsPrivateParts: showsPrivateParts) { _ in })
    }

    @Test func `numbers and truths are public by themselves`() {
        #expect(
            text("\(3) \(UInt8(200)) \(Int64.min) \(true) \(1.5) \(Float(0.25)) \(CGFloat(2))")
                == "3 200 -9223372036854775808 true 1.500000 0.250000 2.000000")
    }

    @Test func `texts, objects, errors and other values are private by themselves`() {
        let name = "Ann"

        #expect(text("user \(name)") == "user <private>")
        #expect(text("\(NSNumber(value: 1))") == "<private>")
        #expect(text("\(Failure(code: 3))") == "<private>")
        #expect(text("\([1, 2])") == "<private>")
        #expect(text("\(Int.self)") == "<private>")
    }

    @Test func `public values are written`() {
        let name = "Ann"
        let missing: NSString? = nil
        let error: any Error = Failure(code: 3)

        #expect(text("\(name, privacy: .public)") == "Ann")
        #expect(text("\([1, 2], privacy: .public)") == "[1, 2]")
        #expect(text("\(error, privacy: .public)") == "Failure(code: 3)")
        #expect(text("\(missing, privacy: .public)") == "(null)")
        #expect(text("\(Int.self, privacy: .public)") == "Int")
        #expect(text("\(NSString("text"), privacy: .public)") == "text")
    }

    @Test func `private values are written for the user who started the program, and sensitive ones never`() {
        #expect(text("\(3, privacy: .private)") == "<private>")
        #expect(text("\(3, privacy: .private)", showsPrivateParts: true) == "3")
        #expect(text("\("Ann")", showsPrivateParts: true) == "Ann")
        #expect(text("\(3, privacy: .sensitive)", showsPrivateParts: true) == "<private>")
    }

    @Test func `a mask is the same for equal parts only`() {
        let mask = { (name: String) in text("\(name, privacy: .private(mask: .hash))") }

        #expect(mask("Ann") == mask("Ann"))
        #expect(mask("Ann") != mask("Bob"))
        #expect(mask("Ann").hasPrefix("<mask.hash: '"))
        #expect(text("\("Ann", privacy: .private(mask: .hash))", showsPrivateParts: true) == "Ann")
        #expect(text("\(5, privacy: .auto(mask: .hash))") == "5")
        #expect(text("\("Ann", privacy: .sensitive(mask: .hash))", showsPrivateParts: true).hasPrefix("<mask.hash: '"))
    }

    @Test func `text in the source is public, percent signs are only signs`() {
        #expect(text("100% of \("all", privacy: .public)") == "100% of all")
        #expect(text("no parts") == "no parts")
    }
}
