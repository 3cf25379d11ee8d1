public import CoreGraphics
import Foundation

/// Encodings of certain languages that documents and web pages have.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad = 2
    case macKorean = 3
    case macCyrillic = 7
    case macChineseSimp = 25
    case isoLatin2 = 0x0202
    case isoLatin3 = 0x0203
    case isoLatin4 = 0x0204
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case isoLatin5 = 0x0209
    case isoLatin9 = 0x020F
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsBalticRim = 0x0507
    case windowsVietnamese = 0x0508
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case HZ_GB_2312 = 0x0A05

    /// Foundation's number of the encoding, where it has one of its own.
    var encoding: String.Encoding? {
        switch self {
        case .isoLatin2: .isoLatin2
        case .windowsLatin2: .windowsCP1250
        case .windowsCyrillic: .windowsCP1251
        case .windowsGreek: .windowsCP1253
        case .windowsLatin5: .windowsCP1254
        case .ISO_2022_JP: .iso2022JP
        case .EUC_JP: .japaneseEUC
        case .dosJapanese: .shiftJIS
        default: nil
        }
    }
}
