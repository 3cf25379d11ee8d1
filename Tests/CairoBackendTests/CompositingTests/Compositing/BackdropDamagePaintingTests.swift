import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@MainActor @Suite struct BackdropDamagePaintingTests {
    private static let size = CGSize(width: 100, height: 80)

    /// The same numbers in every run.
    private struct Numbers {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(_ range: Range<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int((state >> 33) % UInt64(range.count))
        }
    }

    private static func rect(_ numbers: inout Numbers) -> CGRect {
        CGRect(
            x: numbers.next(-10..<80), y: numbers.next(-10..<60), width: numbers.next(5..<60),
            height: numbers.next(5..<50))
    }

    private static func plain(_ numbers: inout Numbers) -> CALayer {
        let layer = CALayer()
        layer.frame = rect(&numbers)
        layer.backgroundColor = CGColor(
            red: CGFloat(numbers.next(0..<3)) / 2, green: CGFloat(numbers.next(0..<3)) / 2,
            blue: CGFloat(numbers.next(0..<3)) / 2, alpha: numbers.next(0..<3) == 0 ? 0.5 : 1)
        layer.masksToBounds = numbers.next(0..<3) == 0
        layer.cornerRadius = CGFloat(numbers.next(0..<2) * 4)
        return layer
    }

    private static func glass(_ numbers: inout Numbers) -> CALayer {
        let layer = BackdropLayer()
        layer.frame = rect(&numbers)
        layer.backdrop = Backdrop(blur: CGFloat(numbers.next(1..<12)), saturation: 1.5)
        return layer
    }

    private static func change(_ layers: [CALayer], _ numbers: inout Numbers) {
        let layer = layers[numbers.next(0..<layers.count)]
        switch numbers.next(0..<8) {
        case 0: layer.isHidden.toggle()
        case 1: layer.opacity = Float(numbers.next(1..<3)) / 2
        case 2: layer.zPosition = CGFloat(numbers.next(-1..<2))
        case 3: layer.bounds.size.width += CGFloat(numbers.next(0..<3) * 2)
        case 4: (layer as? BackdropLayer)?.backdrop.blur = CGFloat(numbers.next(0..<12))
        case 5: layer.superlayer?.addSublayer(layer)
        default: layer.frame.origin.x += CGFloat(numbers.next(-6..<7))
        }
    }

    @Test(arguments: [7, 19, 31, 43])
    func `after random changes below, in and above blurs a frame looks as if painted at once`(seed: UInt64) {
        LayerEnvironment.current = LayerEnvironment()
        CATransaction.setDisableActions(true)
        let surface = RenderFrame.Surface(size: Self.size, scale: 1)
        let (snapshotter, renderer) = (LayerSnapshotter(), CairoFrameRenderer())
        let root = CALayer()
        root.frame = CGRect(origin: .zero, size: Self.size)
        var numbers = Numbers(seed: seed)
        var layers: [CALayer] = []
        for index in 0..<14 {
            let layer = index % 4 == 2 ? Self.glass(&numbers) : Self.plain(&numbers)
            let parent = index > 3 && numbers.next(0..<3) == 0 ? layers[numbers.next(0..<layers.count)] : root
            parent.addSublayer(layer)
            layers.append(layer)
        }
        let count = surface.pixelWidth * surface.pixelHeight
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { pixels.deallocate() }
        pixels.initialize(repeating: 0, count: count)
        let target = PixelTarget(
            base: pixels, width: surface.pixelWidth, height: surface.pixelHeight, bytesPerRow: surface.pixelWidth * 4)
        var differing: [Int] = []

        for step in 0..<200 {
            Self.change(layers, &numbers)
            guard let frame = snapshotter.frame(of: [root], on: surface, at: 0) else { continue }
            renderer.render(frame, damage: frame.damage, into: target)
            let expected = paint(frame.roots, on: surface)
            let shown = UnsafeBufferPointer(start: pixels, count: count)
            if !expected.pixels.words.elementsEqual(shown, by: { isClose($0, $1) }) { differing.append(step) }
        }

        #expect(differing.isEmpty)
    }
}
