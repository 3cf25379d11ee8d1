/// Memory that a renderer paints into: rows of native-endian 0xAARRGGBB words, top row first.
///
/// The owner keeps the memory alive and unshared while a renderer uses it.
package struct PixelTarget {
    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int

    package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
