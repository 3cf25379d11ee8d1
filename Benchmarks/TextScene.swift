import CairoBackend
import CoreGraphics
import CoreText
import Foundation

/// Paragraphs of sixty words and one-line labels: laid out first, and asked for again.
enum TextScene {
    private static let font = FontRequest(family: "DejaVu Sans", size: 17)
    static let words = [
        "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while", "seven", "wizards", "mix",
        "bright", "jugs", "of", "liquid", "and", "nobody", "watches", "them", "from", "below", "window", "layout",
        "engine", "measures", "every", "line", "before", "it", "paints", "glyphs", "with", "careful", "rounding", "so",
        "that", "paragraphs", "wrap", "at", "exactly", "same", "place", "on", "each", "machine", "in", "world", "for",
        "people", "who", "read", "long", "texts", "about", "software", "performance", "then", "go", "home", "to",
        "sleep", "again",
    ]

    static func run() {
        CairoAdapters.install()
        var (paragraphs, again, labels) = (Samples(), Samples(), Samples())
        for pass in 0..<2 {
            (paragraphs, again, labels) = (Samples(), Samples(), Samples())
            for index in 0..<1000 {
                let request = TextRequest(paragraph(pass * 1000 + index), font: font, width: 350)
                paragraphs.measure(times: 1e3) { _ = TextLayout.make(request) }
                again.measure(times: 1e3) { _ = TextLayout.make(request) }
            }
            for index in 0..<1000 {
                let request = TextRequest("Page \(pass) label \(index) of forty", font: font, maximumLines: 1)
                labels.measure(times: 1e3) { _ = TextLayout.make(request) }
            }
        }
        paragraphs.report("g.text", "paragraph of 60 words", "us")
        again.report("g.text", "paragraph asked for again", "us")
        labels.report("g.text", "one-line label", "us")
    }

    /// The peers' pseudo-random paragraph for a seed.
    private static func paragraph(_ number: Int) -> String {
        var seed = UInt32(truncatingIfNeeded: number) &* 7919 &+ 17
        return (0..<60).map { _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return words[Int(seed >> 8) % 64]
        }.joined(separator: " ")
    }
}
