public import CoreGraphics
import Foundation

/// The number of a text encoding in Core Foundation, which is another one than Foundation's.
public typealias CFStringEncoding = UInt32

/// The answer where there is no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Foundation's number of an encoding that Core Foundation has another number for.
/// - Parameter encoding: Core Foundation's number; any other one is marked so that Foundation hands it on.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    let known =
        CFStringBuiltInEncodings(rawValue: encoding)?.encoding
        ?? CFStringEncodings(rawValue: CFIndex(encoding))?.encoding
    return known?.rawValue ?? UInt(0x8000_0000 | encoding)
}

/// Core Foundation's number of the encoding with a name of the Internet's registry, such as `gb2312`.
/// - Parameter theString: The name, in letters of any size; `kCFStringEncodingInvalidId` is the answer for others.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let name = theString?.lowercased() else { return kCFStringEncodingInvalidId }
    return registeredNames[name] ?? kCFStringEncodingInvalidId
}

private let registeredNames: [String: CFStringEncoding] = {
    let always: [(CFStringBuiltInEncodings, [String])] = [
        (.UTF8, ["utf-8", "utf8"]), (.unicode, ["utf-16", "iso-10646-ucs-2"]), (.UTF16BE, ["utf-16be"]),
        (.UTF16LE, ["utf-16le"]), (.UTF32, ["utf-32", "iso-10646-ucs-4"]), (.UTF32BE, ["utf-32be"]),
        (.UTF32LE, ["utf-32le"]), (.ASCII, ["us-ascii", "ascii", "iso646-us", "us"]),
        (.isoLatin1, ["iso-8859-1", "latin1", "iso_8859-1", "l1"]), (.windowsLatin1, ["windows-1252", "cp1252"]),
        (.macRoman, ["macintosh", "mac", "x-mac-roman"]),
    ]
    let others: [(CFStringEncodings, [String])] = [
        (.isoLatin2, ["iso-8859-2", "latin2"]), (.isoLatin3, ["iso-8859-3"]), (.isoLatin4, ["iso-8859-4"]),
        (.isoLatinCyrillic, ["iso-8859-5"]), (.isoLatinArabic, ["iso-8859-6"]), (.isoLatinGreek, ["iso-8859-7"]),
        (.isoLatinHebrew, ["iso-8859-8", "iso-8859-8-i"]), (.isoLatin5, ["iso-8859-9", "latin5"]),
        (.isoLatin9, ["iso-8859-15", "latin-9"]), (.windowsLatin2, ["windows-1250", "cp1250"]),
        (.windowsCyrillic, ["windows-1251", "cp1251"]), (.windowsGreek, ["windows-1253"]),
        (.windowsLatin5, ["windows-1254"]), (.windowsHebrew, ["windows-1255"]), (.windowsArabic, ["windows-1256"]),
        (.windowsBalticRim, ["windows-1257"]), (.windowsVietnamese, ["windows-1258"]),
        (.EUC_CN, ["gb2312", "euc-cn", "csgb2312"]), (.GBK_95, ["gbk", "cp936", "ms936"]),
        (.GB_18030_2000, ["gb18030"]), (.HZ_GB_2312, ["hz-gb-2312"]), (.big5, ["big5", "csbig5"]),
        (.EUC_TW, ["euc-tw"]), (.EUC_JP, ["euc-jp"]), (.shiftJIS, ["shift_jis", "sjis", "x-sjis", "shift-jis"]),
        (.ISO_2022_JP, ["iso-2022-jp"]), (.EUC_KR, ["euc-kr", "ks_c_5601-1987"]), (.KOI8_R, ["koi8-r"]),
    ]
    var table: [String: CFStringEncoding] = [:]
    for (encoding, names) in always { for name in names { table[name] = encoding.rawValue } }
    for (encoding, names) in others { for name in names { table[name] = CFStringEncoding(encoding.rawValue) } }
    return table
}()
