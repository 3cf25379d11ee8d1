import CoreGraphics
import DarwinCompatibility
import Foundation
import Testing

@Suite struct TextEncodingTests {
    @Test(arguments: [
        ("utf-8", String.Encoding.utf8), ("UTF-8", .utf8), ("us-ascii", .ascii), ("iso-8859-1", .isoLatin1),
        ("windows-1252", .windowsCP1252), ("windows-1251", .windowsCP1251), ("utf-16le", .utf16LittleEndian),
        ("ISO-2022-JP", .iso2022JP), ("euc-jp", .japaneseEUC),
    ])
    func `a registered name leads to Foundation's encoding`(name: String, encoding: String.Encoding) {
        let number = CFStringConvertIANACharSetNameToEncoding(name as CFString)

        #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
    }

    @Test func `a Chinese page is read in the encoding that it names`() {
        // 你好 in GB 18030.
        let page = Data([0xC4, 0xE3, 0xBA, 0xC3])
        let encoding = CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("gb18030"))

        let text = String(data: page, encoding: String.Encoding(rawValue: encoding))

        #expect(text == "你好")
    }

    @Test func `the idiom with the enumeration's number gives the same`() {
        let number = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)

        #expect(CFStringConvertEncodingToNSStringEncoding(number) == 0x8000_0632)
    }

    @Test(arguments: ["", "utf-9", "windows"])
    func `a name that is not registered has no encoding`(name: String) {
        #expect(CFStringConvertIANACharSetNameToEncoding(name as CFString) == kCFStringEncodingInvalidId)
    }

    @Test func `no name has no encoding`() {
        #expect(CFStringConvertIANACharSetNameToEncoding(nil) == kCFStringEncodingInvalidId)
    }
}
