import CoreText
import Foundation
import Testing

@Suite struct TextLayoutCacheTests {
    private func request(_ number: Int) -> TextRequest { TextRequest("\(number)", font: FontRequest(size: 17)) }

    private let empty = { (_: TextRequest) in TextLayout(lines: [], size: .zero, isTruncated: false) }

    @Test func `a request is laid out once while it is used`() {
        let cache = TextLayoutCache(capacity: 4)
        var count = 0

        for _ in 0..<10 {
            _ = cache.layout(for: request(1)) { _ in
                count += 1
                return TextLayout(lines: [], size: .zero, isTruncated: false)
            }
        }

        #expect(count == 1)
    }

    @Test func `used entries survive unused ones`() {
        let cache = TextLayoutCache(capacity: 4)
        let kept = cache.layout(for: request(0), make: empty)

        for number in 1...40 {
            _ = cache.layout(for: request(number), make: empty)
            _ = cache.layout(for: request(0), make: empty)
        }

        #expect(cache.layout(for: request(0), make: empty) === kept)
    }

    @Test func `entries that are not requested again are evicted`() {
        let cache = TextLayoutCache(capacity: 4)
        let first = cache.layout(for: request(0), make: empty)

        for number in 1...8 { _ = cache.layout(for: request(number), make: empty) }

        #expect(cache.layout(for: request(0), make: empty) !== first)
    }
}
