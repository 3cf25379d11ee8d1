import CoreGraphics
import SDLHost
import Testing

@Suite struct WindowIconTests {
    @Test func `pixels have straight alpha`() {
        // A red of half alpha is half as bright when premultiplied; a fully clear pixel has no colour left to divide.
        let words: [UInt32] = [0xFF12_3456, 0x8080_0000, 0x0000_0000, 0x4040_2010]
        let storage = PixelStorage(count: 4) { target in for index in 0..<4 { target[index] = words[index] } }

        let icon = WindowIcon(CGImage(width: 2, height: 2, pixels: storage))

        #expect(icon.words == [0xFF12_3456, 0x80FF_0000, 0x0000_0000, 0x40FF_8040])
    }
}
