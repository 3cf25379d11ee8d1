import CCairo

extension CairoSurface {
    /// Gives each pixel the gray of its luma, 0.2126 · red + 0.7152 · green + 0.0722 · blue; alpha stays.
    func turnGray() {
        guard let base else { return }
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width where row[x] != 0 {
                let pixel = row[x]
                // Weights in parts of 65536, which add up to it, so that white stays white.
                let gray =
                    (((pixel >> 16) & 0xFF) * 13933 + ((pixel >> 8) & 0xFF) * 46871 + (pixel & 0xFF) * 4732 + 32768)
                    >> 16
                row[x] = pixel & 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
        markChanged()
    }
}
