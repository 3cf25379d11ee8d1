import Foundation

/// The pixels of a bitmap context, in memory of its own or of the caller's.
final class BitmapMemory {
    /// Bitmaps of more pixels than this are refused.
    private static let maximumArea = 1 << 27

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: CGBitmapInfo
    private let layout: PixelLayout
    private let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool
    /// Called once when the context is deallocated.
    private let release: (() -> Void)?
    /// Separate memory that is painted on, when the bytes are not laid out so that they can be.
    private let words: UnsafeMutablePointer<UInt32>?
    private let canvas: any BitmapCanvas
    private var ink = InkWalk(countsClears: true)
    /// Whether others may look at the bytes at any time.
    private(set) var isShared: Bool

    /// Nil for formats that are not known, absurd sizes and rows that are too short; 0 bytes per row means as many as needed.
    ///
    /// Memory of the caller's keeps its content and has to hold all rows; memory of its own starts out transparent, or black
    /// without alpha.
    init?(
        data: UnsafeMutableRawPointer? = nil, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, info: CGBitmapInfo, release: (() -> Void)? = nil
    ) {
        let alphaInfo = info.intersection(.alphaInfoMask).rawValue
        let colors = alphaInfo == CGImageAlphaInfo.alphaOnly.rawValue ? 0 : space.numberOfComponents
        let bits = 8 * (colors + (alphaInfo == CGImageAlphaInfo.none.rawValue ? 0 : 1))
        guard width > 0, height > 0, width <= Self.maximumArea / height,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: space, info: info),
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel,
            bytesPerRow <= 4 * Self.maximumArea / height
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        self.space = space
        self.info = info
        self.layout = layout
        self.release = release
        memory = data ?? .allocate(byteCount: height * self.bytesPerRow, alignment: 16)
        ownsMemory = data == nil
        isShared = data != nil
        if data == nil { memset(memory, 0, height * self.bytesPerRow) }
        let isPaintable =
            layout.isNative && self.bytesPerRow.isMultiple(of: 4) && Int(bitPattern: memory).isMultiple(of: 4)
        words = isPaintable ? nil : .allocate(capacity: width * height)
        words?.initialize(repeating: 0, count: width * height)
        canvas = installedContentRasterizer.current.canvas(
            on: PixelTarget(
                base: words.map { UnsafeMutableRawPointer($0) } ?? memory, width: width, height: height,
                bytesPerRow: words == nil ? self.bytesPerRow : width * 4))
    }

    deinit {
        if ownsMemory { memory.deallocate() }
        words?.deallocate()
        release?()
    }

    var bytesPerPixel: Int { layout.bytesPerPixel }

    /// Draws steps, of which those before have been drawn.
    func draw(_ commands: [DisplayCommand]) {
        ink.forget()
        for command in commands { ink.visit(command) }
        let area = ink.ink.isInfinite ? bounds : PixelRect(covering: ink.ink).intersection(bounds)
        // The bytes may have been changed since they were drawn on.
        if let words { read(area, to: words) }
        canvas.draw(commands)
        if let words { write(area, from: words) }
    }

    /// The bytes, which others may look at and change from now on.
    func share() -> UnsafeMutableRawPointer {
        isShared = true
        return memory
    }

    /// A copy of the pixels.
    func image() -> CGImage {
        let storage = PixelStorage(count: width * height) { target in
            if let base = target.baseAddress { read(bounds, to: base) }
        }
        return CGImage(width: width, height: height, pixels: storage)
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    private func read(_ area: PixelRect, to words: UnsafeMutablePointer<UInt32>) {
        for y in area.y..<area.maxY {
            let row = UnsafePointer((memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self))
            if layout.isNative {
                memcpy(words + y * width + area.x, row + area.x * 4, area.width * 4)
            } else {
                for x in area.x..<area.maxX { words[y * width + x] = layout.word(row + x * layout.bytesPerPixel) }
            }
        }
    }

    private func write(_ area: PixelRect, from words: UnsafePointer<UInt32>) {
        for y in area.y..<area.maxY {
            let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            if layout.isNative {
                memcpy(row + area.x * 4, words + y * width + area.x, area.width * 4)
            } else {
                for x in area.x..<area.maxX {
                    layout.write(words[y * width + x], to: row + x * layout.bytesPerPixel)
                }
            }
        }
    }
}
