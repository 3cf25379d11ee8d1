import CoreGraphics
import Foundation
import Synchronization

/// Keeps its arguments and makes white bitmaps of the right size.
nonisolated final class RecordingRasterizer: ContentRasterizer {
    struct Call {
        var list: DisplayList
        var size: CGSize
        var scale: CGFloat
    }

    private let made = Mutex<[Call]>([])

    var calls: [Call] { made.withLock { $0 } }

    func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> CGImage? {
        made.withLock { $0.append(Call(list: list, size: size, scale: scale)) }
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        let storage = PixelStorage(count: width * height) { $0.update(repeating: 0xFFFF_FFFF) }
        return CGImage(width: width, height: height, pixels: storage)
    }

    func canvas(on target: PixelTarget) -> any BitmapCanvas { RecordingCanvas() }
}

/// Keeps the steps that it is given.
nonisolated final class RecordingCanvas: BitmapCanvas {
    private(set) var commands: [DisplayCommand] = []

    func draw(_ commands: [DisplayCommand]) { self.commands += commands }
}
