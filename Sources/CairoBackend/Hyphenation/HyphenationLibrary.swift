import Foundation

/// The library libhyphen, which knows where words may be divided. It is opened by name when the first text asks for it, so that
/// programs run without it; their words then stay whole.
struct HyphenationLibrary: Sendable {
    private typealias Load = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer?) -> Void
    private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Numbers = UnsafeMutablePointer<Int32>
    private typealias Hyphenate =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?,
            UnsafeMutablePointer<Strings?>?, UnsafeMutablePointer<Numbers?>?, UnsafeMutablePointer<Numbers?>?
        ) -> Int32

    private let load: Load
    private let free: Free
    private let hyphenate: Hyphenate

    /// The library of this system; nil where it is missing.
    static let installed = HyphenationLibrary(named: "libhyphen.so.0")

    /// Loads the library; nil where it is missing or another one.
    init?(named name: String) {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let load = dlsym(library, "hnj_hyphen_load"),
            let free = dlsym(library, "hnj_hyphen_free"), let hyphenate = dlsym(library, "hnj_hyphen_hyphenate2")
        else { return nil }
        self.load = unsafeBitCast(load, to: Load.self)
        self.free = unsafeBitCast(free, to: Free.self)
        self.hyphenate = unsafeBitCast(hyphenate, to: Hyphenate.self)
    }

    /// Reads a file of patterns, to be given to `close(_:)`; nil for one that cannot be read.
    func open(_ path: String) -> OpaquePointer? { load(path) }

    func close(_ patterns: OpaquePointer) { free(patterns) }

    /// The numbers of the characters of a word behind which it may be divided without any other change of its letters.
    func breaks(in word: [UInt8], by patterns: OpaquePointer) -> [Int] {
        // The library writes up to five bytes beyond the word's length.
        var marks = [CChar](repeating: 0, count: word.count + 5)
        var (changes, positions, cuts): (Strings?, Numbers?, Numbers?)
        let code = (word + [0]).withUnsafeBufferPointer { word in
            word.withMemoryRebound(to: CChar.self) {
                hyphenate(
                    patterns, $0.baseAddress, Int32(word.count - 1), &marks, nil, &changes, &positions, &cuts)
            }
        }
        defer {
            if let changes {
                for index in word.indices { Foundation.free(changes[index]) }
            }
            Foundation.free(changes)
            Foundation.free(positions)
            Foundation.free(cuts)
        }
        guard code == 0 else { return [] }
        return word.indices.filter { marks[$0] & 1 == 1 && changes?[$0] == nil }
    }
}
