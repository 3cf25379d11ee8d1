import Foundation
import Testing

@testable import CairoBackend

@Suite struct BitmapCacheTests {
    /// Ten by ten pixels are 400 bytes.
    private func make(_ count: inout Int) -> CairoSurface? {
        count += 1
        return CairoSurface(width: 10, height: 10)
    }

    @Test func `the same version and scale is made once`() {
        let cache = BitmapCache(budget: 10_000)
        let key = BitmapCache.DrawingKey(version: 1, scale: 1)
        var made = 0

        for _ in 0..<3 { _ = cache.drawing(of: 7, key: key) { make(&made) } }

        #expect(made == 1)
        #expect(cache.bytes == 400)
    }

    @Test func `a layer keeps only its last version`() {
        let cache = BitmapCache(budget: 10_000)
        var made = 0

        for version in 1...5 {
            _ = cache.drawing(of: 7, key: BitmapCache.DrawingKey(version: UInt64(version), scale: 1)) { make(&made) }
        }

        #expect(made == 5)
        #expect(cache.bytes == 400)
    }

    @Test func `over the budget the least recently used entry is evicted first`() {
        let cache = BitmapCache(budget: 2000)
        let key = BitmapCache.DrawingKey(version: 1, scale: 1)
        var made = 0
        for layer in 1...5 { _ = cache.drawing(of: UInt64(layer), key: key) { make(&made) } }
        _ = cache.drawing(of: 1, key: key) { make(&made) }

        _ = cache.drawing(of: 6, key: key) { make(&made) }

        #expect(cache.bytes <= 2000)
        made = 0
        _ = cache.drawing(of: 1, key: key) { make(&made) }
        #expect(made == 0)
        _ = cache.drawing(of: 2, key: key) { make(&made) }
        #expect(made == 1)
    }

    @Test func `dropping a layer frees all of its entries and no others`() {
        let cache = BitmapCache(budget: 2000)
        var made = 0
        for layer in [1, 2] as [UInt64] {
            _ = cache.drawing(of: layer, key: BitmapCache.DrawingKey(version: 1, scale: 1)) { make(&made) }
            _ = cache.backdrop(of: layer, key: 1) { make(&made) }
        }

        cache.remove([1, 3])

        #expect(cache.bytes == 800)
        _ = cache.backdrop(of: 2, key: 1) { make(&made) }
        #expect(made == 4)
        _ = cache.backdrop(of: 1, key: 1) { make(&made) }
        #expect(made == 5)
    }

    @Test func `dropping all layers frees all bytes`() {
        let cache = BitmapCache(budget: 2000)
        var made = 0
        _ = cache.drawing(of: 1, key: BitmapCache.DrawingKey(version: 1, scale: 1)) { make(&made) }

        cache.removeAll()

        #expect(cache.bytes == 0)
    }
}
