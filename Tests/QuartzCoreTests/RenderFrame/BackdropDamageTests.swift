import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct BackdropDamageTests {
    /// A bar of blur over the lower half of 100 by 100 points, between one layer below and one above.
    @MainActor private final class Tree {
        let root = CALayer()
        let below = CALayer()
        let bar = BackdropLayer()
        let above = CALayer()
        let snapshotter = LayerSnapshotter()

        init(blur: CGFloat = 4) {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            bar.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
            bar.backdrop = Backdrop(blur: blur)
            for layer in [below, above] {
                layer.frame = CGRect(x: 40, y: 80, width: 10, height: 10)
                layer.backgroundColor = .black
            }
            for layer in [below, bar, above] { root.addSublayer(layer) }
        }

        func frame() -> RenderFrame? {
            snapshotter.frame(
                of: [root], on: RenderFrame.Surface(size: CGSize(width: 100, height: 100), scale: 1), at: 0)
        }

        func version(in frame: RenderFrame?) -> UInt64? { frame?.backdropVersions[bar.layerID] }
    }

    @Test func `a change below spreads by the blur's reach within the bar`() {
        let tree = Tree()
        let before = tree.version(in: tree.frame())

        tree.below.backgroundColor = .white
        let frame = tree.frame()

        // The change of 12 pixels with its margins, grown by 4.25 times the deviation and five, cut to the bar.
        #expect(frame?.damage == [PixelRect(x: 17, y: 57, width: 56, height: 43)])
        #expect(tree.version(in: frame) != before)
    }

    @Test func `a change above keeps the picture below`() {
        let tree = Tree()
        let before = tree.version(in: tree.frame())

        tree.above.backgroundColor = .white
        let frame = tree.frame()

        #expect(frame?.damage == [PixelRect(x: 39, y: 79, width: 12, height: 12)])
        #expect(before != nil && tree.version(in: frame) == before)
    }

    @Test func `a change beside keeps the picture below`() {
        let tree = Tree()
        tree.below.position.y = 20
        let before = tree.version(in: tree.frame())

        tree.below.backgroundColor = .white
        let frame = tree.frame()

        #expect(frame?.damage == [PixelRect(x: 39, y: 14, width: 12, height: 12)])
        #expect(before != nil && tree.version(in: frame) == before)
    }

    @Test func `without a change there is no frame`() {
        let tree = Tree()
        _ = tree.frame()

        #expect(tree.frame() == nil)
    }

    @Test func `a change below one blur is a change below the next`() {
        let tree = Tree()
        let upper = BackdropLayer()
        upper.frame = CGRect(x: 0, y: 50, width: 30, height: 50)
        upper.backdrop = Backdrop(blur: 1)
        tree.root.addSublayer(upper)
        let before = tree.frame()?.backdropVersions[upper.layerID]

        tree.below.backgroundColor = .white
        let frame = tree.frame()

        #expect(before != nil && frame?.backdropVersions[upper.layerID] != before)
    }

    @Test(arguments: [10, 20, 40, 80])
    func `stacked blurs cost in proportion to their number`(count: Int) {
        let tree = Tree()
        for _ in 1..<count {
            let bar = BackdropLayer()
            bar.frame = tree.bar.frame
            bar.backdrop = tree.bar.backdrop
            tree.root.addSublayer(bar)
        }
        let before = tree.frame()

        tree.below.backgroundColor = .white
        let frame = tree.frame()

        // The change spreads in each bar, until all of all bars has changed: one rectangle.
        #expect(frame?.damage == [PixelRect(x: 0, y: 50, width: 100, height: 50)])
        let kept = before?.backdropVersions.filter { frame?.backdropVersions[$0.key] == $0.value }
        #expect(kept?.isEmpty == true && frame?.backdropVersions.count == count)
        // The root, its other two layers; and for each bar its area with the damage, its node and the changes so far.
        #expect(tree.snapshotter.backdropStepCount <= 4 + 4 * count)
    }

    @Test func `a backdrop that fades over unchanged pixels keeps its picture`() {
        let tree = Tree()
        let group = CALayer()
        group.frame = tree.bar.frame
        tree.root.insertSublayer(group, above: tree.below)
        group.addSublayer(tree.bar)
        tree.bar.frame.origin = .zero
        let before = tree.version(in: tree.frame())

        group.opacity = 0.5
        let frame = tree.frame()

        #expect(frame?.damage.isEmpty == false)
        #expect(before != nil && tree.version(in: frame) == before)
    }

    @Test func `layers that appear below change the picture, and those above do not`() {
        let tree = Tree()
        let other = CALayer()
        other.frame = tree.below.frame
        other.backgroundColor = .white
        tree.root.insertSublayer(other, at: 0)
        let before = tree.version(in: tree.frame())

        tree.above.removeFromSuperlayer()
        let withoutAbove = tree.version(in: tree.frame())
        other.removeFromSuperlayer()
        let withoutOther = tree.version(in: tree.frame())
        tree.root.addSublayer(other)
        let withOtherAbove = tree.version(in: tree.frame())

        #expect(before != nil && withoutAbove == before)
        #expect(withoutOther != nil && withoutOther != before)
        #expect(withOtherAbove == withoutOther)
    }

    @Test func `a clear backdrop paints no pixel and has no picture`() {
        let tree = Tree(blur: 0)

        let frame = tree.frame()

        #expect(frame?.backdropVersions.isEmpty == true && frame?.text.contains("backdrop") == false)
    }

    @Test func `the text of a frame names blur, saturation and tint`() {
        let tree = Tree()

        tree.bar.backdrop = Backdrop(blur: 20, saturation: 1.8, tint: RGBAColor(hex: 0xFFFFFF, alpha: 0.3))

        #expect(tree.frame()?.text.contains("backdrop blur 20 saturation 1.8 tint #FFFFFF/30%") == true)
    }
}
