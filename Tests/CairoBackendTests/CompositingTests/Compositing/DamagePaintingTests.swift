import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@MainActor @Suite struct DamagePaintingTests {
    private static let surface = RenderFrame.Surface(size: CGSize(width: 120, height: 90), scale: 1)

    /// The same numbers in every run.
    private struct Numbers {
        private var state: UInt64 = 42

        mutating func next(_ range: Range<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int((state >> 33) % UInt64(range.count))
        }
    }

    private static func layer(_ numbers: inout Numbers) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(
            x: numbers.next(-10..<115), y: numbers.next(-10..<85), width: numbers.next(1..<30),
            height: numbers.next(1..<30))
        layer.backgroundColor = CGColor(
            red: CGFloat(numbers.next(0..<256)) / 255, green: CGFloat(numbers.next(0..<256)) / 255,
            blue: CGFloat(numbers.next(0..<256)) / 255, alpha: numbers.next(0..<3) == 0 ? 0.5 : 1)
        if numbers.next(0..<3) == 0 { layer.cornerRadius = CGFloat(numbers.next(1..<8)) }
        if numbers.next(0..<5) == 0 { layer.borderWidth = 2 }
        if numbers.next(0..<9) == 0 { layer.opacity = 0.5 }
        return layer
    }

    /// A tree that was never shown and looks the same.
    private static func copy(of layer: CALayer) -> CALayer {
        let copy = CALayer()
        (copy.bounds, copy.position, copy.zPosition) = (layer.bounds, layer.position, layer.zPosition)
        (copy.backgroundColor, copy.cornerRadius) = (layer.backgroundColor, layer.cornerRadius)
        (copy.borderWidth, copy.opacity, copy.isHidden) = (layer.borderWidth, layer.opacity, layer.isHidden)
        for child in layer.sublayers ?? [] { copy.addSublayer(Self.copy(of: child)) }
        return copy
    }

    /// Does one thing to a random sublayer of a parent.
    private static func change(_ parent: CALayer, _ numbers: inout Numbers) {
        let count = parent.sublayers?.count ?? 0
        guard count > 0, let layer = parent.sublayers?[numbers.next(0..<count)] else {
            return parent.addSublayer(Self.layer(&numbers))
        }
        switch numbers.next(0..<12) {
        case 0: parent.insertSublayer(Self.layer(&numbers), at: UInt32(numbers.next(0..<count)))
        case 1: parent.addSublayer(Self.layer(&numbers))
        case 2, 3: layer.removeFromSuperlayer()
        case 4: layer.isHidden.toggle()
        case 5: layer.zPosition = CGFloat(numbers.next(-1..<2))
        case 6: parent.addSublayer(layer)
        case 7: layer.opacity = Float(numbers.next(0..<3)) / 2
        case 8: layer.addSublayer(Self.layer(&numbers))
        case 9: layer.cornerRadius = CGFloat(numbers.next(0..<6))
        default:
            layer.position.x += CGFloat(numbers.next(-9..<10))
            layer.position.y += CGFloat(numbers.next(-9..<10))
        }
    }

    @Test func `after a thousand random changes many layers look like a fresh tree`() {
        LayerEnvironment.current = LayerEnvironment()
        CATransaction.setDisableActions(true)
        let (snapshotter, renderer) = (LayerSnapshotter(), CairoFrameRenderer())
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        var numbers = Numbers()
        for _ in 0..<150 { root.addSublayer(Self.layer(&numbers)) }
        let (width, height) = (Self.surface.pixelWidth, Self.surface.pixelHeight)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { pixels.deallocate() }
        pixels.initialize(repeating: 0, count: width * height)
        let target = PixelTarget(base: pixels, width: width, height: height, bytesPerRow: width * 4)
        var differing: [Int] = []

        for step in 0..<1000 {
            // Beginning with step 500 the number falls below where layers are grouped, and grows again.
            if (500..<600).contains(step), let last = root.sublayers?.last { last.removeFromSuperlayer() }
            if step >= 700 { root.addSublayer(Self.layer(&numbers)) }
            Self.change(root, &numbers)
            let frame = snapshotter.frame(of: [root], on: Self.surface, at: 0)
            if let frame { renderer.update(target, to: frame) }
            guard step % 10 == 9 else { continue }
            let fresh = LayerSnapshotter().frame(of: [Self.copy(of: root)], on: Self.surface, at: 0)
            let expected = paint(fresh?.roots ?? [], on: Self.surface)
            if let frame, frame.text != fresh?.text { differing.append(step) }
            let shown = UnsafeBufferPointer(start: pixels, count: width * height)
            if !words(of: expected).elementsEqual(shown) {
                differing.append(step)
            }
        }

        #expect(differing.isEmpty)
    }
}
