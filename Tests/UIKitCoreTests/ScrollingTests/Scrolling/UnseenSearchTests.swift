import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@Suite(.application) struct UnseenSearchTests {
    @Test func `changed layers out of sight are left out until they are in sight`() {
        let stage = UnseenStage()
        _ = stage.addRows(10)

        let first = stage.pump()
        let before = stage.names
        stage.cut.bounds.origin.y = 50
        stage.pump()

        // A cut may be a point or two beside the edge, so the row that begins there is made.
        #expect(before == ["0", "1", "2", "3", "4", "5"])
        #expect(first?.nodeCount == 3 + 6)
        #expect(stage.names == ["0", "1", "2", "3", "4", "5", "6", "7"])
    }

    @Test(arguments: [10, 64, 65, 1000])
    func `an idle frame visits no changed layer, and a scrolled one finds those that enter`(count: Int) {
        let stage = UnseenStage()
        _ = stage.addRows(count)
        stage.pump()

        let idle = stage.pump()
        stage.cut.bounds.origin.y = 80
        let scrolled = stage.pump()

        #expect(idle == nil)
        // The rows at 100 to 180 and, within the margin, that at 180; their page, the layer that cuts and the root.
        #expect(scrolled?.changedNodeCount == min(count - 6, 4) + 3)
    }

    @Test func `a layer without a change keeps its node, wherever it is`() {
        let stage = UnseenStage(leavesOut: true)
        let rows = stage.addRows(10)
        stage.cut.masksToBounds = false
        stage.pump()

        stage.cut.masksToBounds = true
        rows[2].backgroundColor = .white
        rows[8].backgroundColor = .white
        stage.pump()

        #expect(stage.names == ["0", "1", "2", "3", "4", "5", "6", "7", "9"])
    }

    @Test func `a sublayer that reaches into view shows, and its shadow`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        _ = stage.layer("tall", CGRect(x: 0, y: -100, width: 10, height: 100), in: rows[7])
        rows[8].shadowOpacity = 1
        rows[8].shadowOffset = CGSize(width: 0, height: -90)

        stage.pump()

        #expect(stage.names == ["0", "1", "2", "3", "4", "5", "7", "8"])
    }

    @Test func `a layer whose sublayer or position reaches into sight is shown`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        let inner = stage.layer("inner", CGRect(x: 0, y: 0, width: 10, height: 10), in: rows[9])
        stage.pump()

        inner.position.y = -140
        stage.pump()
        let names = stage.names
        rows[8].position.y = 50
        stage.pump()

        #expect(names == ["0", "1", "2", "3", "4", "5", "9"])
        #expect(stage.names == ["0", "1", "2", "3", "4", "5", "8", "9"])
    }

    @Test func `a larger cut, or none, brings all back`() {
        let stage = UnseenStage()
        _ = stage.addRows(10)
        stage.pump()

        stage.cut.bounds.size.height = 130
        stage.pump()
        let more = stage.names.count
        stage.cut.masksToBounds = false
        stage.pump()

        // The cut grows by 15 points at either end of its bounds, which begin at 0: rows up to 130.
        #expect(more == 7)
        #expect(stage.names.count == 10)
    }

    @Test func `a layer that moves by an animation is never left out`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        let move = CABasicAnimation(keyPath: "position.y")
        (move.fromValue, move.toValue, move.duration) = (50, 190, 1)
        rows[9].add(move, forKey: "move")

        stage.pump()
        let during = stage.names
        stage.pump(by: 2)
        rows[9].backgroundColor = .white
        stage.pump()

        #expect(during.last == "9")
        #expect(stage.names.last == "5")
    }

    @Test func `copies show layers that are clipped in the original`() {
        let stage = UnseenStage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(0, -150, 0)
        stage.page.addSublayer(replicator)
        let original = stage.layer("original", CGRect(x: 0, y: 160, width: 10, height: 10), in: replicator)

        stage.pump()
        original.backgroundColor = .white
        stage.pump()

        #expect(stage.shown.contains { $0.hasPrefix("original") })
    }

    @Test func `one taken out and put elsewhere shows there`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        let inner = stage.layer("inner", CGRect(x: 0, y: 0, width: 10, height: 10), in: rows[8])
        stage.pump()

        rows[9].removeFromSuperlayer()
        stage.root.addSublayer(rows[9])
        stage.root.addSublayer(inner)
        stage.pump()

        #expect(stage.shown.contains { $0.hasPrefix("9 ") } && stage.shown.contains { $0.hasPrefix("inner ") })
    }

    @Test func `a layer that is left out has a presentation layer, and draws when its picture is rendered`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        stage.addDrawing(to: rows[9], late: true)
        stage.pump()

        let (presentation, drawn) = (rows[9].presentation(), stage.drawer.drawn)
        let context = CGContext(bounds: stage.page.bounds)
        stage.page.render(in: context)

        #expect(presentation != nil && drawn == [])
        #expect(stage.drawer.drawn == ["9"])
    }

    @Test func `drawings without observable effects wait, and all others are made at once`() {
        let stage = UnseenStage()
        let rows = stage.addRows(10)
        for index in [0, 7, 8] { stage.addDrawing(to: rows[index], late: index != 8) }

        stage.pump()
        let first = stage.drawer.drawn
        for index in [7, 8] { rows[index].setNeedsDisplay() }
        stage.pump()
        let second = stage.drawer.drawn
        stage.cut.bounds.origin.y = 80
        stage.pump()
        stage.pump()

        #expect(first == ["0", "8"])
        #expect(second == ["0", "8", "8"])
        #expect(stage.drawer.drawn == ["0", "8", "8", "7"])
    }

    @Test func `only a change of the visible part requests a frame`() {
        let stage = UnseenStage()
        _ = stage.addRows(10)
        stage.pump()
        var count = 0
        LayerEnvironment.current.onNeedsFrame = { count += 1 }

        stage.cut.bounds.origin.y = 80
        let asked = count
        stage.pump()

        #expect(asked == 1)
        #expect(count == 1)
    }

    @Test(arguments: 1...8)
    func `random changes show the same with and without leaving layers out`(seed: UInt64) {
        var frames: [[[String]]] = []
        for leavesOut in [true, false] {
            let walk = UnseenWalk(seed: seed, leavesOut: leavesOut)
            frames.append((0..<300).map { _ in walk.step() })
        }

        for (step, (leaving, all)) in zip(frames[0], frames[1]).enumerated() where leaving != all {
            let (more, fewer) = (leaving.filter { !all.contains($0) }, all.filter { !leaving.contains($0) })
            Issue.record("Step \(step) shows \(more) instead of \(fewer).")
            return
        }
    }
}

/// Changes of a tree with clips in clips, at random, and the visible layers after each.
private final class UnseenWalk {
    private let stage: UnseenStage
    private var random: SeededNumbers
    private var layers: [CALayer] = []
    private var count = 0

    init(seed: UInt64, leavesOut: Bool) {
        stage = UnseenStage(leavesOut: leavesOut)
        random = SeededNumbers(seed: seed)
        // Half of the walks have many siblings.
        for _ in 0..<(seed.isMultiple(of: 2) ? 80 : 12) { add(to: stage.page) }
        for _ in 0..<30 { add(to: layers[number(layers.count)]) }
    }

    private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func add(to parent: CALayer) {
        count += 1
        let y = parent === stage.page ? number(900) : number(60) - 20
        let layer = stage.layer(
            "\(count)", CGRect(x: number(80), y: y, width: 10 + number(30), height: 10 + number(40)), in: parent)
        if number(4) == 0 { layer.masksToBounds = true }
        if number(3) == 0 { stage.addDrawing(to: layer, late: number(2) == 0) }
        layers.append(layer)
    }

    func step() -> [String] {
        for _ in 0...number(4) { change(layers[number(layers.count)]) }
        stage.pump(by: 0.1)
        return stage.shown
    }

    private func change(_ layer: CALayer) {
        switch number(17) {
        case 0, 1, 2: stage.cut.bounds.origin.y = CGFloat(number(900))
        case 3: stage.cut.bounds.size.height = CGFloat(60 + number(60))
        case 4: layer.position.y += CGFloat(number(200) - 100)
        case 5: layer.backgroundColor = CGColor(red: CGFloat(number(255)) / 255, green: 0, blue: 0, alpha: 1)
        case 6: layer.isHidden.toggle()
        case 7: layer.masksToBounds.toggle()
        case 8: layer.opacity = layer.opacity == 1 ? 0 : 1
        case 9: layer.setNeedsDisplay()
        case 10: layer.bounds.origin.y = CGFloat(number(40) - 20)
        case 11: layer.shadowOpacity = layer.shadowOpacity == 0 ? 1 : 0
        case 12:
            let move = CABasicAnimation(keyPath: "position.y")
            (move.byValue, move.duration) = (number(300) - 150, 0.25)
            layer.add(move, forKey: "move")
        case 13: layer.setAffineTransform(CGAffineTransform(scaleX: 1 + CGFloat(number(2)), y: 1))
        case 14: move(layer)
        case 15: add(to: layers[number(layers.count)])
        default: _ = layer.render(in: CGContext(bounds: layer.bounds))
        }
    }

    private func move(_ layer: CALayer) {
        let parent = layers[number(layers.count)]
        var next: CALayer? = parent
        while let ancestor = next {
            if ancestor === layer { return }
            next = ancestor.superlayer
        }
        parent.addSublayer(layer)
    }
}
