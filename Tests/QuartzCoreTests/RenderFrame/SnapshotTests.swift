import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct SnapshotTests {
    @MainActor private final class Tree {
        let root = CALayer()
        let left = CALayer()
        let right = CALayer()
        let snapshotter = LayerSnapshotter()

        init() {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            left.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            right.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
            for layer in [left, right] {
                layer.backgroundColor = .black
                root.addSublayer(layer)
            }
        }

        func frame(scale: CGFloat = 1) -> RenderFrame? {
            snapshotter.frame(
                of: [root], on: RenderFrame.Surface(size: CGSize(width: 100, height: 100), scale: scale), at: 0)
        }
    }

    @Test func `the first frame damages the whole canvas`() {
        let frame = Tree().frame(scale: 2)

        #expect(frame?.damage == [PixelRect(x: 0, y: 0, width: 200, height: 200)])
        #expect(frame?.nodeCount == 3)
        #expect(frame?.changedNodeCount == 3)
    }

    @Test func `without a change there is no frame`() {
        let tree = Tree()
        _ = tree.frame()

        #expect(tree.frame() == nil)
    }

    @Test func `a moved layer damages its old and its new frame`() {
        let tree = Tree()
        _ = tree.frame()

        tree.left.position.x += 30
        let frame = tree.frame()

        // One pixel more on each side, cut to the surface.
        #expect(
            Set(frame?.damage ?? []) == [
                PixelRect(x: 0, y: 0, width: 11, height: 11), PixelRect(x: 29, y: 0, width: 12, height: 11),
            ])
    }

    @Test func `unchanged nodes are shared between frames`() {
        let tree = Tree()
        let first = tree.frame()

        tree.left.backgroundColor = .white
        let second = tree.frame()

        #expect(first?.roots[0].children[1] === second?.roots[0].children[1])
        #expect(first?.roots[0].children[0] !== second?.roots[0].children[0])
        #expect(second?.changedNodeCount == 2)
    }

    @Test func `a layer that only moves keeps its content's identity`() {
        let tree = Tree()
        let first = tree.frame()?.roots[0].children[0]

        tree.left.position.x += 5
        let moved = tree.frame()?.roots[0].children[0]
        tree.left.cornerRadius = 2
        let changed = tree.frame()?.roots[0].children[0]

        #expect(moved !== first)
        #expect(moved?.contentID == first?.contentID)
        #expect(changed?.contentID != first?.contentID)
    }

    @Test func `hidden, transparent and infinite layers are left out until they are visible again`() {
        let tree = Tree()
        _ = tree.frame()

        tree.left.isHidden = true
        tree.right.opacity = 0
        let without = tree.frame()
        tree.left.isHidden = false
        tree.right.opacity = 1
        let with = tree.frame()
        tree.left.position.x = .nan
        let broken = tree.frame()

        #expect(without?.nodeCount == 1)
        #expect(with?.nodeCount == 3)
        #expect(with?.damage.count == 2)
        #expect(broken?.nodeCount == 2)
    }

    @Test func `a change below a hidden layer shows when the layer does`() {
        let tree = Tree()
        let inner = CALayer()
        tree.left.addSublayer(inner)
        tree.left.isHidden = true
        _ = tree.frame()

        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        inner.backgroundColor = .white
        tree.left.isHidden = false
        let frame = tree.frame()

        #expect(frame?.nodeCount == 4)
    }

    @Test func `siblings are drawn by depth and then in their order`() {
        let tree = Tree()
        (tree.left.name, tree.right.name) = ("left", "right")

        tree.left.zPosition = 1
        let frame = tree.frame()

        #expect(frame?.roots[0].children.map(\.name) == ["right", "left"])
    }

    @Test func `a new order damages every sibling`() {
        let tree = Tree()
        _ = tree.frame()

        tree.root.addSublayer(tree.left)
        let frame = tree.frame()

        #expect(frame?.damage.count == 2)
    }

    @Test func `a clipped child damages no pixel outside its parent`() {
        let tree = Tree()
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        inner.backgroundColor = .white
        tree.left.addSublayer(inner)
        tree.left.masksToBounds = true
        _ = tree.frame()

        inner.backgroundColor = .black
        let frame = tree.frame()

        #expect(frame?.damage == [PixelRect(x: 0, y: 0, width: 11, height: 11)])
    }

    @Test func `a frame as text names geometry and style`() {
        let tree = Tree()
        tree.left.cornerRadius = 3
        tree.left.opacity = 0.5

        let text = tree.frame()?.text

        #expect(
            text == """
                frame 100x100 @1
                  CALayer 0,0,100,100
                    CALayer 0,0,10,10 opacity 0.5 fill #000000 radius 3
                    CALayer 50,50,10,10 fill #000000

                """)
    }

    @Test func `long damages that cross are cut, not joined`() {
        let tree = Tree()
        tree.left.frame = CGRect(x: 0, y: 40, width: 100, height: 2)
        tree.right.frame = CGRect(x: 60, y: 0, width: 2, height: 100)
        _ = tree.frame(scale: 4)

        tree.left.isHidden = true
        tree.right.isHidden = true
        let damage = tree.frame(scale: 4)?.damage ?? []

        // One pixel more on each side: 400 by 10 and 10 by 400, which share 10 by 10.
        #expect(damage.reduce(0) { $0 + $1.area } == 7900)
        #expect(damage.count == 3)
    }
}
