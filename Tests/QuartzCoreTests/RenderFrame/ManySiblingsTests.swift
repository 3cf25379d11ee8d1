import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ManySiblingsTests {
    /// A root with a grid of opaque sublayers of ten points, a hundred in a row.
    @MainActor private final class Grid {
        static let surface = RenderFrame.Surface(size: CGSize(width: 1000, height: 1000), scale: 1)
        let root = CALayer()
        let snapshotter = LayerSnapshotter()

        init(count: Int) {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            for index in 0..<count { root.addSublayer(Self.cell(index)) }
        }

        static func cell(_ index: Int) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 100 * 10, y: index / 100 * 10, width: 10, height: 10)
            layer.backgroundColor = .black
            layer.name = "\(index)"
            return layer
        }

        func frame() -> RenderFrame? { snapshotter.frame(of: [root], on: Self.surface, at: 0) }

        func cell(_ index: Int) -> CALayer { root.sublayers?[index] ?? CALayer() }
    }

    /// How many extents a walk through a list asks about for a rectangle, and how many nodes it visits.
    private func visits(to list: RenderNodeList, in rect: CGRect) -> (asked: Int, nodes: Int) {
        var count = (asked: 0, nodes: 0)
        list.visit(where: { extent in
            count.asked += 1
            return extent.intersects(rect)
        }) { _ in count.nodes += 1 }
        return count
    }

    @Test func `one that moves among ten thousand gets a new node and its parent another`() {
        let grid = Grid(count: 10_000)
        let first = grid.frame()

        grid.cell(5050).position.x += 3
        let second = grid.frame()

        #expect(first?.changedNodeCount == 10_001)
        #expect(second?.changedNodeCount == 2)
        #expect(second?.nodeCount == 10_001)
        #expect(second?.roots[0].children[5050] !== first?.roots[0].children[5050])
        #expect(second?.roots[0].children[5051] === first?.roots[0].children[5051])
        // From x 500 to 513 and one pixel more on each side.
        #expect(second?.damage == [PixelRect(x: 499, y: 499, width: 15, height: 12)])
    }

    @Test func `a walk for a small area leaves most of the others out`() {
        let nodes = Grid(count: 10_000).frame()?.roots[0].children ?? []

        let visits = visits(to: nodes, in: CGRect(x: 501, y: 501, width: 8, height: 8))

        #expect(visits.nodes == 1)
        // All ten groups of 1,024 are asked; in one or two of those all of 32; and in three of those, the one around the area
        // and the ones that reach from the row before and into the next, all 32 nodes.
        #expect(visits.asked <= 10 + 64 + 96)
    }

    @Test func `lists of many nodes have the elements of lists of few`() {
        let grid = Grid(count: 200)
        grid.cell(0).isHidden = true
        grid.cell(150).isHidden = true

        let nodes = grid.frame()?.roots[0].children ?? []

        let names = (0..<200).filter { $0 != 0 && $0 != 150 }.map(String.init)
        #expect(nodes.count == 198)
        #expect(nodes.map(\.name) == names)
        #expect(nodes.indices.map { nodes[$0].name } == names)
        #expect(nodes.lastIndex(where: { _ in true }) { $0.name == "33" } == 32)
        var visited: [String] = []
        nodes.visit(from: 190, where: { _ in true }) { visited.append($0.name) }
        #expect(visited == Array(names[190...]))
    }

    @Test func `hiding, showing and fading one of many damages only its frame`() {
        let grid = Grid(count: 1000)
        _ = grid.frame()
        let place = [PixelRect(x: 699, y: 39, width: 12, height: 12)]

        grid.cell(470).isHidden = true
        let hidden = grid.frame()
        grid.cell(470).isHidden = false
        let shown = grid.frame()
        grid.cell(470).opacity = 0
        let faded = grid.frame()

        #expect([hidden, shown, faded].map { $0?.damage } == [place, place, place])
        #expect([hidden, shown, faded].map { $0?.nodeCount } == [1000, 1001, 1000])
    }

    @Test func `adding or removing one among many damages only its frame`() {
        let grid = Grid(count: 1000)
        _ = grid.frame()
        let layer = grid.cell(470)
        let place = [PixelRect(x: 699, y: 39, width: 12, height: 12)]

        layer.removeFromSuperlayer()
        let removed = grid.frame()
        grid.root.insertSublayer(layer, at: 3)
        let inserted = grid.frame()

        #expect(removed?.damage == place)
        #expect(inserted?.damage == place)
        #expect(inserted?.roots[0].children[3].name == "470")
    }

    @Test func `the order among many follows depth`() {
        let grid = Grid(count: 100)
        _ = grid.frame()

        grid.cell(10).zPosition = 1
        grid.cell(20).zPosition = -1
        let nodes = grid.frame()?.roots[0].children ?? []

        #expect(nodes.first?.name == "20")
        #expect(nodes.last?.name == "10")
    }

    @Test func `a layer that leaves for another parent is shown there`() {
        let (grid, other) = (Grid(count: 100), CALayer())
        other.frame = CGRect(x: 0, y: 500, width: 1000, height: 500)
        grid.root.addSublayer(other)
        for index in 0..<100 { other.addSublayer(Grid.cell(index)) }
        _ = grid.frame()
        let layer = grid.cell(50)
        layer.position.x += 1

        other.addSublayer(layer)
        _ = grid.frame()
        layer.position.y += 2
        let frame = grid.frame()

        #expect(frame?.nodeCount == 202)
        #expect(frame?.changedNodeCount == 3)
        #expect(frame?.damage == [PixelRect(x: 500, y: 499, width: 12, height: 14)])
    }

    @Test func `without a change there is no frame`() {
        let grid = Grid(count: 1000)
        let first = grid.frame()

        let nothing = [grid.frame(), grid.frame()]
        grid.cell(0).opacity = 0.5
        let next = grid.frame()

        #expect(nothing.allSatisfy { $0 == nil })
        #expect(first?.index == 0)
        #expect(next?.index == 1)
    }
}
