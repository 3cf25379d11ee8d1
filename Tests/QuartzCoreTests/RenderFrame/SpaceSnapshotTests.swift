import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct SpaceSnapshotTests {
    /// A root of 200 points whose sublayers are squares of 100 in its middle.
    @MainActor private final class Stage {
        static let surface = RenderFrame.Surface(size: CGSize(width: 200, height: 200), scale: 1)
        let root = CALayer()
        let snapshotter = LayerSnapshotter()

        init(perspective: CGFloat = 0) {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            root.name = "root"
            var shared = CATransform3DIdentity
            shared.m34 = perspective
            root.sublayerTransform = shared
        }

        @discardableResult
        func add(
            _ name: String, _ layer: CALayer = CALayer(), by transform: CATransform3D = CATransform3DIdentity,
            to parent: CALayer? = nil
        ) -> CALayer {
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let parent = parent ?? root
            layer.position = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
            layer.name = name
            layer.transform = transform
            if !(layer is CATransformLayer) { layer.backgroundColor = .black }
            parent.addSublayer(layer)
            return layer
        }

        private var shown: [RenderNode] = []

        /// The root's nodes in the next frame.
        var nodes: [RenderNode] {
            if let frame = snapshotter.frame(of: [root], on: Self.surface, at: 0) {
                shown = frame.roots[0].children.map { $0 }
            }
            return shown
        }

        /// The names of the layers that the root's nodes show.
        var names: [String] { nodes.map { $0.name == "in space" ? $0.children[0].name : $0.name } }
    }

    /// 60 degrees: half of each width stays, and the rest of it, 43.3 points on each side, is in depth.
    private static let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)

    private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
        zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY]).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test func `a turned layer without perspective is squeezed in the plane`() throws {
        let stage = Stage()
        stage.add("card", by: Self.turn)

        let node = try #require(stage.nodes.first)

        #expect(node.name == "card")
        #expect(node.style.rare == nil)
        #expect(isNear(node.extent.applying(node.placement), CGRect(x: 75, y: 50, width: 50, height: 100)))
    }

    @Test func `a turned layer under a perspective is a quadrilateral`() throws {
        let stage = Stage(perspective: -1 / 500)
        stage.add("card", by: Self.turn)

        let node = try #require(stage.nodes.first)

        // The left edge is 43.301 points nearer, seen 1 / (1 − 43.301 / 500) = 1.0948 times as large; the right one is as far
        // away, seen 0.9203 times as large.
        #expect(
            isNear(node.extent, CGRect(x: 100 - 27.3704, y: 100 - 54.7407, width: 27.3704 + 23.0074, height: 109.4815)))
        guard case .projected(let projection)? = node.style.rare?.composition else { return #expect(Bool(false)) }
        let corner = try #require(projection.projected(of: CGPoint(x: 100, y: 100)))
        #expect(abs(corner.x - 123.0074) < 1e-3 && abs(corner.y - 146.0147) < 1e-3)
    }

    @Test func `the nearer of two overlapping layers is painted last in any order`() {
        let stage = Stage(perspective: -1 / 500)
        stage.add("near", by: CATransform3DMakeTranslation(0, 0, 20))
        stage.add("far", by: CATransform3DMakeTranslation(0, 0, -20))

        #expect(stage.names == ["far", "near"])
    }

    @Test func `a layer is hidden by one that crosses before it, though its middle is nearer`() {
        let stage = Stage(perspective: -1 / 500)
        let wide = stage.add("wide", by: CATransform3DMakeTranslation(0, 0, -10))
        wide.bounds.size.width = 20
        let slanted = stage.add(
            "slanted",
            by: CATransform3DConcat(
                CATransform3DMakeRotation(-.pi / 4, 0, 1, 0), CATransform3DMakeTranslation(-60, 0, -15)))
        slanted.bounds.size.width = 200

        // Over the narrow layer in the middle the slanted one is 60 points nearer: −15 + 60 = 45 > −10.
        #expect(stage.names == ["wide", "slanted"])
    }

    @Test func `sublayers of a transform layer share its space`() {
        let stage = Stage(perspective: -1 / 500)
        let box = stage.add("box", CATransformLayer(), by: CATransform3DMakeRotation(.pi, 0, 1, 0))
        stage.add("front", by: CATransform3DMakeTranslation(0, 0, 50), to: box)
        stage.add("back", by: CATransform3DMakeTranslation(0, 0, -50), to: box)

        // Half a turn brings the back to the front.
        #expect(stage.names == ["front", "back"])
    }

    @Test func `sublayers of an ordinary layer lie in its plane`() throws {
        let stage = Stage(perspective: -1 / 500)
        let box = stage.add("box", by: Self.turn)
        stage.add("raised", by: CATransform3DMakeTranslation(0, 0, 50), to: box)

        let raised = try #require(stage.nodes.first?.children.first?.children.first)

        #expect(raised.placement.isIdentity)
        #expect(raised.style.rare == nil)
    }

    @Test func `the opacity of a transform layer fades each of its sublayers`() {
        let stage = Stage()
        let box = stage.add("box", CATransformLayer())
        box.opacity = 0.5
        stage.add("one", to: box)
        stage.add("two", to: box).opacity = 0.5

        let nodes = stage.nodes

        #expect(nodes.map(\.style.opacity) == [0.5, 0.5])
        #expect(nodes.map { $0.children[0].style.opacity } == [1, 0.5])
    }

    @Test func `the back of a layer with one side is not drawn`() {
        let stage = Stage(perspective: -1 / 500)
        let card = stage.add("card", by: CATransform3DMakeRotation(2, 0, 1, 0))
        card.isDoubleSided = false
        #expect(stage.names == [])

        card.transform = CATransform3DMakeRotation(1, 0, 1, 0)

        #expect(stage.names == ["card"])
    }

    @Test func `an unchanged layer in space keeps its node`() {
        let stage = Stage(perspective: -1 / 500)
        stage.add("card", by: Self.turn)
        let other = stage.add("other", by: Self.turn)
        let before = stage.nodes

        other.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
        let after = stage.nodes

        #expect(before[0] === after[0])
        #expect(before[1] !== after[1])
        #expect(before[1].children[0].contentID == after[1].children[0].contentID)
    }

    @Test func `a turning layer damages its old and its new extent`() throws {
        let stage = Stage(perspective: -1 / 500)
        let card = stage.add("card", by: Self.turn)
        _ = stage.nodes
        card.transform = CATransform3DIdentity

        let frame = try #require(stage.snapshotter.frame(of: [stage.root], on: Stage.surface, at: 0))

        // The quadrilateral reaches from y 45.26 to 154.74 and the square from x 50 to 150; one pixel more on each side.
        #expect(frame.damage == [PixelRect(x: 49, y: 44, width: 102, height: 112)])
    }

    @Test func `points are converted and hit where they are seen`() {
        let stage = Stage(perspective: -1 / 500)
        let card = stage.add("card", by: Self.turn)

        let corner = card.convert(CGPoint(x: 100, y: 100), to: stage.root)
        let back = card.convert(corner, from: stage.root)

        #expect(abs(corner.x - 123.0074) < 1e-3 && abs(corner.y - 146.0147) < 1e-3)
        #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 100) < 1e-9)
        #expect(stage.root.hitTest(CGPoint(x: 122, y: 140)) === card)
        #expect(stage.root.hitTest(CGPoint(x: 122, y: 148)) === stage.root)
        #expect(stage.root.hitTest(CGPoint(x: 74, y: 150)) === card)
    }

    @Test func `a transform layer is hit where its sublayers are seen`() {
        let stage = Stage(perspective: -1 / 500)
        let box = stage.add("box", CATransformLayer())
        let raised = stage.add("raised", by: CATransform3DMakeTranslation(0, 0, 250), to: box)

        // Halfway to the viewer it is seen twice as large: from 0 to 200.
        #expect(stage.root.hitTest(CGPoint(x: 5, y: 195)) === raised)
        #expect(raised.convert(CGPoint(x: 5, y: 195), from: stage.root) == CGPoint(x: 2.5, y: 97.5))
    }

    @Test func `layers with absurd transforms are invisible and leave others as they are`() {
        let stage = Stage(perspective: -1 / 500)
        var broken = CATransform3DIdentity
        broken.m34 = .nan
        stage.add("broken", by: broken)
        stage.add("edge", by: CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
        stage.add("behind", by: CATransform3DMakeTranslation(0, 0, 600))

        let nodes = stage.nodes

        #expect(nodes.filter { !$0.extent.isNull && $0.extent.width > 1e-3 }.isEmpty)
        #expect(stage.root.hitTest(CGPoint(x: 120, y: 100)) === stage.root)
    }

    @Test func `the text of a frame says how a node is projected`() throws {
        let stage = Stage(perspective: -1 / 500)
        stage.add("card", by: CATransform3DMakeTranslation(0, 0, 100))

        let frame = try #require(stage.snapshotter.frame(of: [stage.root], on: Stage.surface, at: 0))

        // About the middle of the root: w is 1 − 100 / 500 at all points, so the mapping is an affine one.
        #expect(
            frame.text == """
                frame 200x200 @1
                  root 0,0,200,200
                    card bounds 0,0,100,100 by [1.25 0 0 1.25 37.5 37.5] fill #000000

                """)
    }
}
