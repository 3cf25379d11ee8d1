import Foundation

extension CGContext {
    /// Makes a context for a bitmap with its own memory, whose origin is at the bottom left with y pointing up.
    ///
    /// Formats of 8 bits a component: gray of one, and colour of three or four, with alpha anywhere. Nil for other formats,
    /// for sizes below 1 or beyond 2^27 pixels, and for rows that are too short; 0 bytes per row means as many as needed.
    ///
    /// Unlike iOS: `ctm` contains the flip to the top left, and shadows' offsets point down.
    /// Status: partial – nil for memory of the caller's, because drawing reaches the bytes only when they are asked for.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil,
            let memory = BitmapMemory(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space,
                info: CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        self.init(memory)
        if memory.isOpaque { fill(bounds) }
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
    }

    /// An image of what was drawn so far; nil for a context without a bitmap.
    public func makeImage() -> CGImage? {
        bitmap.flatMap { _ in
            installedContentRasterizer.current.rasterize(finishedList(), size: bounds.size, scale: 1)
        }
    }

    /// The bitmap's bytes with everything drawn so far, top row first; nil for a context without a bitmap.
    ///
    /// The address stays the same as long as the context lives. What is written there is lost at the next access.
    ///
    /// - Complexity: everything drawn is replayed at each access.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap, let image = makeImage() else { return nil }
        return bitmap.show(image)
    }

    /// Columns of the bitmap; 0 without one.
    public var width: Int { bitmap?.width ?? 0 }

    /// Rows of the bitmap; 0 without one.
    public var height: Int { bitmap?.height ?? 0 }

    /// Bytes from one row of the bitmap to the next; 0 without one.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

    /// Bits of each component of the bitmap; 0 without one.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

    /// Bits of each pixel of the bitmap; 0 without one.
    public var bitsPerPixel: Int { (bitmap?.bytesPerPixel ?? 0) * 8 }

    /// The bitmap's colour space; nil without one.
    public var colorSpace: CGColorSpace? { bitmap?.space }

    /// How the bitmap's pixels are laid out; empty without one.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
}
