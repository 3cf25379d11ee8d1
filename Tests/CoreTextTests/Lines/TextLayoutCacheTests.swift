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

    @Test(arguments: [("\u{E9}", "e\u{301}"), ("a\u{323}\u{307}", "a\u{307}\u{323}")])
    func `texts of other units that mean the same have layouts of their own`(_ texts: (String, String)) {
        let cache = TextLayoutCache()
        let first = cache.layout(for: TextRequest(texts.0, font: FontRequest(size: 17)), make: empty)

        #expect(cache.layout(for: TextRequest(texts.1, font: FontRequest(size: 17)), make: empty) !== first)
        #expect(cache.layout(for: TextRequest(texts.0, font: FontRequest(size: 17)), make: empty) === first)
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
