import Foundation
import Testing

@testable import CairoBackend

@Suite struct PixelMemoryTests {
    /// A bitmap of 2.4 MB is larger than memory of the heap.
    private let width = 1000
    private let height = 600

    private func words(of surface: CairoSurface) throws -> UnsafeMutableBufferPointer<UInt32> {
        let base = try #require(surface.base)
        let count = surface.bytesPerRow / 4 * surface.height
        return base.withMemoryRebound(to: UInt32.self, capacity: count) {
            UnsafeMutableBufferPointer(start: $0, count: count)
        }
    }

    @Test func `a large bitmap is transparent, also after others of its size`() throws {
        for _ in 0..<4 {
            let surface = try #require(CairoSurface(width: width, height: height))
            let words = try words(of: surface)

            #expect(words.count == width * height && words.allSatisfy { $0 == 0 })

            words.update(repeating: 0xFF12_3456)
        }
    }

    @Test func `coverage of a large area is empty, in rows of Cairo's length`() throws {
        let surface = try #require(CairoSurface(coverageWithWidth: 3001, height: 700))
        let base = try #require(surface.base)

        #expect(surface.isCoverage && surface.bytesPerRow == 3004)
        #expect(UnsafeBufferPointer(start: base, count: 3004 * 700).allSatisfy { $0 == 0 })
    }

    @Test func `a large bitmap that is drawn on without being cleared has all pixels of its size`() throws {
        let surface = try #require(CairoSurface(width: width, height: height, isCleared: false))
        let words = try words(of: surface)

        words.update(repeating: 0xFF12_3456)

        #expect(words.first == 0xFF12_3456 && words.last == 0xFF12_3456)
    }

    @Test func `the memory of a bitmap lasts as long as Cairo uses the surface`() throws {
        var surface = CairoSurface(width: width, height: height)
        let kept = try CairoSurface(
            retainingPage: #require(surface).pointer, width: width, height: height)
        surface = nil
        let words = try words(of: kept)

        words.update(repeating: 7)

        #expect(words.count == width * height && words.last == 7)
    }

    @Test func `memory begins at a huge page from one megabyte on`() {
        for byteCount in [PixelMemory.minimumMapping, 5 << 20] {
            let memory = PixelMemory(byteCount: byteCount)

            #expect(Int(bitPattern: memory.base) % (2 << 20) == 0)

            memory.base.storeBytes(of: 1, toByteOffset: byteCount - 1, as: UInt8.self)
        }
    }
}
