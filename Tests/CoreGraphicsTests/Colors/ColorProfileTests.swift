import CoreGraphics
import Foundation
import Testing

@Suite struct ColorProfileTests {
    private func profile(_ name: CFString) throws -> [UInt8]? {
        try #require(CGColorSpace(name: name)).copyICCData().map { [UInt8]($0) }
    }

    private func number(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func text(_ bytes: [UInt8], at place: Int) -> String {
        String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    /// Where a tag's element begins.
    private func element(_ signature: String, in bytes: [UInt8]) throws -> Int {
        let entry = try #require((0..<number(bytes, at: 128)).first { text(bytes, at: 132 + 12 * $0) == signature })
        return number(bytes, at: 132 + 12 * entry + 4)
    }

    @Test func `the profile of sRGB has the colorants that its registered profile has`() throws {
        let bytes = try #require(try profile(CGColorSpace.sRGB))

        #expect(number(bytes, at: 0) == bytes.count && text(bytes, at: 36) == "acsp" && text(bytes, at: 16) == "RGB ")
        let red = try element("rXYZ", in: bytes)
        // 0.43604, 0.22248 and 0.01392 with 16 binary digits.
        #expect((0..<3).map { number(bytes, at: red + 8 + 4 * $0) } == [28576, 14581, 912])
        let curve = try element("gTRC", in: bytes)
        #expect(text(bytes, at: curve) == "para" && number(bytes, at: curve + 12) == Int((2.4 * 65536).rounded()))
    }

    @Test(arguments: [
        CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.dcip3, CGColorSpace.rommrgb,
        CGColorSpace.itur_2020, CGColorSpace.genericRGB, CGColorSpace.acescgLinear,
    ])
    func `the colorants of every profile add up to its white`(name: CFString) throws {
        let bytes = try #require(try profile(name))
        let places = try ["rXYZ", "gXYZ", "bXYZ", "wtpt"].map { try element($0, in: bytes) }

        for part in 0..<3 {
            let values = places.map { Int(Int32(truncatingIfNeeded: number(bytes, at: $0 + 8 + 4 * part))) }
            #expect(abs(values[0] + values[1] + values[2] - values[3]) <= 3)
        }
    }

    @Test func `grays have a profile of one curve`() throws {
        let bytes = try #require(try profile(CGColorSpace.genericGray))

        #expect(text(bytes, at: 16) == "GRAY")
        #expect(number(bytes, at: try element("kTRC", in: bytes) + 12) == Int((1.8 * 65536).rounded()))
    }

    @Test func `a space without a matrix and curve has no profile`() throws {
        for name in [
            CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG, CGColorSpace.genericCMYK,
            CGColorSpace.genericLab, CGColorSpace.genericXYZ,
        ] {
            #expect(try profile(name) == nil)
        }
        #expect(CGColorSpace(patternBaseSpace: nil)?.copyICCData() == nil)
    }
}
