import ConstraintSolver

/// Views in a chain and in a grid of ten columns, each with four variables: built and solved, and the width that they share
/// changed.
enum ConstraintScene {
    private typealias Term = ConstraintSystem.Term

    private struct View {
        var left: ConstraintSystem.Variable
        var top: ConstraintSystem.Variable
        var width: ConstraintSystem.Variable
        var height: ConstraintSystem.Variable
    }

    /// A built system, the last of its views and the constraint that gives the width of all.
    private struct Scene {
        var system = ConstraintSystem()
        var last: View
        var width: ConstraintSystem.Constraint
    }

    /// The peers' strengths, in the same order.
    private static let (strong, medium, weak) = (Float(750), Float(500), Float(250))

    static func run() {
        for isGrid in [false, true] {
            for count in [10, 100, 1000] { measure(count, isGrid: isGrid) }
        }
    }

    private static func measure(_ count: Int, isGrid: Bool) {
        let name = "f.constraints \(isGrid ? "grid" : "chain") N=\(count)"
        let width = isGrid ? 780 : 60 * Double(count)
        var best = Double.infinity
        var built: Scene?
        // The fastest of a few builds.
        for _ in 0..<(count < 1000 ? 20 : 5) {
            built = nil
            best = min(best, Report.cpuMilliseconds { built = try? build(count, width: width, isGrid: isGrid) })
        }
        guard var scene = built else { fatalError("\(name) contradicts itself.") }
        Report.line(name, "build + solve", best * 1e3, "us")
        check(scene, count, width: width, isGrid: isGrid)

        let edits = 1000
        var sum = 0.0
        let spent = Report.cpuMilliseconds {
            for edit in 0..<edits {
                try? scene.system.setConstant(width + 1 + Double(edit % 100), of: scene.width)
                scene.system.solve()
                sum += scene.system.value(of: scene.last.left)
            }
        }
        Report.line(name, "edit + solve", spent * 1e3 / Double(edits), "us")
        check(scene, count, width: width + 100, isGrid: isGrid)
    }

    private static func check(_ scene: Scene, _ count: Int, width: Double, isGrid: Bool) {
        let expected = isGrid ? (width - 88) / 10 : (width - 8 * Double(count + 1)) / Double(count)
        precondition(
            abs(scene.system.value(of: scene.last.width) - expected) < 1e-6
                && abs(scene.system.value(of: scene.last.left) + expected + 8 - width) < 1e-6,
            "A view among \(count) has another width than its share.")
    }

    private static func build(
        _ count: Int, width: Double, isGrid: Bool
    ) throws(ConstraintSystem.Refusal) -> Scene {
        var system = ConstraintSystem()
        var views: [View] = []
        views.reserveCapacity(count)
        for _ in 0..<count {
            views.append(
                View(
                    left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
                    height: system.makeVariable()))
        }
        let total = system.makeVariable()
        let edited = try system.add([Term(total)], .equal, width, strength: strong)
        for index in views.indices {
            if isGrid {
                try addToGrid(views, index, total, &system)
            } else {
                try addToChain(views, index, total, &system)
            }
        }
        system.solve()
        return Scene(system: system, last: views[count - 1], width: edited)
    }

    private static func addToChain(
        _ views: [View], _ index: Int, _ total: ConstraintSystem.Variable, _ system: inout ConstraintSystem
    ) throws(ConstraintSystem.Refusal) {
        let view = views[index]
        let count = Double(views.count)
        if index > 0 {
            let previous = views[index - 1]
            try system.add([Term(view.left), Term(previous.left, -1), Term(previous.width, -1)], .equal, 8)
            try system.add([Term(view.top), Term(previous.top, -1)], .equal, 0)
            try system.add(
                [Term(view.width), Term(previous.width, -1)], .equal, 0,
                strength: index % 2 == 1 ? strong : ConstraintSystem.required)
        } else {
            try system.add([Term(view.left)], .equal, 8)
            try system.add([Term(view.top)], .equal, 20)
            try system.add(
                [Term(view.width, count), Term(total, -1)], .equal, -8 * (count + 1), strength: strong)
        }
        try system.add([Term(view.height)], .equal, 44, strength: index % 3 == 0 ? weak : medium)
        if index % 2 == 1 { try system.add([Term(view.width)], .greaterOrEqual, 1) }
    }

    private static func addToGrid(
        _ views: [View], _ index: Int, _ total: ConstraintSystem.Variable, _ system: inout ConstraintSystem
    ) throws(ConstraintSystem.Refusal) {
        let (row, column) = (index / 10, index % 10)
        let view = views[index]
        if column > 0 {
            let left = views[index - 1]
            try system.add([Term(view.left), Term(left.left, -1), Term(left.width, -1)], .equal, 8)
        } else {
            try system.add([Term(view.left)], .equal, 8)
        }
        if row > 0 {
            let above = views[index - 10]
            try system.add([Term(view.top), Term(above.top, -1), Term(above.height, -1)], .equal, 8)
            try system.add(
                [Term(view.width), Term(above.width, -1)], .equal, 0,
                strength: row % 2 == 1 ? medium : ConstraintSystem.required)
        } else {
            try system.add([Term(view.top)], .equal, 8)
            try system.add([Term(view.width, 10), Term(total, -1)], .equal, -88, strength: strong)
        }
        if column > 0 {
            try system.add([Term(view.height), Term(views[index - column].height, -1)], .equal, 0, strength: strong)
        } else {
            try system.add([Term(view.height)], .equal, 44, strength: medium)
        }
        if index % 2 == 1 { try system.add([Term(view.width)], .greaterOrEqual, 1) }
    }
}
