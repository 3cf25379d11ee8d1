import Foundation
import Testing

@testable import UnifiedLogging

@Suite struct LogFormatTests {
    private func text(_ format: String, _ arguments: Any..., showsPrivateParts: Bool = false) -> String {
        LogFormat(format).text(of: arguments, showsPrivateParts: showsPrivateParts)
    }

    @Test func `numbers are formatted as C does`() {
        #expect(text("%d of %ld", 3, Int64(4)) == "3 of 4")
        #expect(text("%05.1f|%-6d|%+d", 2.25, 7, 7) == "002.2|7     |+7")
        #expect(text("%x %X %o %u", Int32(-1), 255, 8, UInt64.max) == "ffffffff FF 10 18446744073709551615")
        #expect(text("%.*f %*d", 1, 0.25, 4, 7) == "0.2    7")
        #expect(text("%c%%", 65) == "A%")
    }

    @Test func `texts and objects are private unless they say public`() {
        #expect(text("%@ %{public}@", "a", "b") == "<private> b")
        #expect(text("%s %{public}s", "a", "b") == "<private> b")
        #expect(text("%{private}d", 3) == "<private>")
        #expect(text("%@ %{sensitive}@", "a", "b", showsPrivateParts: true) == "a <private>")
        #expect(text("%{private, mask.hash}@", "a").hasPrefix("<mask.hash: '"))
    }

    @Test func `words say how a number is to be read`() {
        #expect(text("%{bool}d %{BOOL}d %{public,bool}d", 1, 0, 0) == "true NO false")
        #expect(text("%{darwin.errno}d %{errno}d", 2, 2) == "2 No such file or directory")
    }

    @Test func `an argument of another kind than the direction's is described`() {
        #expect(text("%{public}d", "three") == "three")
        #expect(text("%{public}@ %{public}@", 3, [1, 2]) == "3 [1, 2]")
        #expect(text("%d", 1.5) == "1.5")
        #expect(text("%f", 2) == "2")
        #expect(text("%d %d", true, false) == "1 0")
    }

    @Test(arguments: [
        ("%d", "<missing>"), ("%", "%"), ("50%", "50%"), ("%{public", "%{public"), ("%5", "%"), ("%.*f", "<missing>"),
        ("%{}@", "<missing>"), ("%l", "%"),
    ])
    func `a damaged format ends in text, never in a trap`(format: String, expected: String) {
        #expect(text(format) == expected)
    }

    @Test func `a precision cuts a text, a width pads it`() {
        #expect(text("%{public}.2s|%{public}4s|%{public}-4s|", "abc", "a", "a") == "ab|   a|a   |")
    }

    @Test func `the level may be first or named`() {
        let lines = WrittenLines()

        lines.collect {
            os_log("plain")
            os_log("%{public}@ %d", log: OSLog(subsystem: "s", category: "c"), type: .error, "text", 3)
            os_log(.fault, "%d", 4)
            os_log(.error, log: .default, "\(5)")
            os_log("\(6)")
        }

        #expect(lines.texts == ["plain", "[s:c] text 3", "4", "5", "6"])
    }
}
