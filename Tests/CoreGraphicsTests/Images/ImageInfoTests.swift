import CoreGraphics
import Foundation
import Testing

@Suite struct ImageInfoTests {
    @Test func `an image has the layout of its pixels`() {
        let image = CGImage(width: 1, height: 1, pixels: PixelStorage(count: 1) { $0[0] = 0xFF11_2233 })

        #expect(image.byteOrderInfo == .order32Little && image.pixelFormatInfo == .packed && image.utType == nil)
        #expect(image.bitmapInfo.intersection(.byteOrderMask).rawValue == image.byteOrderInfo.rawValue)
        #expect(image.dataProvider?.data == Data([0x33, 0x22, 0x11, 0xFF]))
    }

    @Test func `a provider keeps its info's address, and reads files`() throws {
        let value = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { value.deallocate() }
        let provider = CGDataProvider(dataInfo: value, data: [1, 2] as [UInt8], size: 2) { _, _, _ in }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try Data([7, 8]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        #expect(provider?.info == UnsafeMutableRawPointer(value))
        #expect(CGDataProvider(data: Data())?.info == nil)
        #expect(CGDataProvider(url: file)?.data == Data([7, 8]))
        #expect(CGDataProvider(filename: file.path)?.data == Data([7, 8]))
        #expect(CGDataProvider(filename: file.path + "x") == nil)
        #expect(try CGDataProvider(url: #require(URL(string: "https://example.org"))) == nil)
    }
}
