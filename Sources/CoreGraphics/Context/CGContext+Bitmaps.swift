import Foundation

extension CGContext {
    /// Makes a context for a bitmap, whose origin is at the bottom left with y pointing up.
    ///
    /// With memory of the caller's, every call that draws changes it at once, over its content; it has to hold all rows, top
    /// row first, and to live as long as the context. Without, the context has memory of its own, transparent at first, or
    /// black without alpha.
    ///
    /// Formats are those of 8 bits a component: gray and RGB without alpha, with alpha or an unused byte first or last,
    /// premultiplied or not, in both byte orders where a pixel has 32 bits; and alpha alone. Nil for other formats, for sizes
    /// below 1 or beyond 2^27 pixels, and for rows that are too short; 0 bytes per row means as many as needed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let memory = BitmapMemory(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        self.init(memory)
    }

    /// Makes a context as ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` does, with a callback for
    /// its deallocation.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        guard
            let memory = BitmapMemory(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: CGBitmapInfo(rawValue: bitmapInfo),
                release: { releaseCallback?(releaseInfo, data) })
        else { return nil }
        self.init(memory)
    }

    /// An image of the drawing so far; nil for a context without a bitmap.
    public func makeImage() -> CGImage? {
        drawPending()
        return bitmap?.image()
    }

    /// The bitmap's bytes with all drawing so far, top row first; nil for a context without a bitmap.
    ///
    /// The address stays the same as long as the context lives. Later calls that draw change the bytes at once, over bytes that
    /// the caller has written.
    public var data: UnsafeMutableRawPointer? {
        drawPending()
        return bitmap?.share()
    }

    /// Draws all pending commands; memory of the caller's shows them already.
    public func flush() { drawPending() }

    /// Draws all pending commands; memory of the caller's shows them already.
    public func synchronize() { drawPending() }

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

    /// The layout of the bitmap's pixels; empty without one.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

    /// The position of alpha in a pixel; `none` without a bitmap.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }
}

/// A function that is called when a bitmap context is deallocated, with the info pointer and the memory that were given.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
