import ConstraintSolver
import Testing

/// Random changes of systems that are shaped like layouts.
@Suite struct LayoutWalkTests {
    @Test func `after any changes of rows and columns, errors are those of a layout made at once`() {
        var refusals = 0
        for seed in 0..<150 {
            var walk = LayoutWalk(seed: seed)
            for step in 0..<24 {
                walk.step()
                if walk.chance(0.4) { walk.solve() }
                guard step % 3 == 2 else { continue }
                var found = walk.system.brokenInvariants().first
                if found == nil, step % 12 == 11 {
                    walk.solve()
                    found = walk.system.brokenInvariants().first ?? walk.fault()
                }
                guard let found else { continue }
                Issue.record("Seed \(seed), step \(step): \(found)")
                break
            }
            refusals += walk.refusals
        }
        #expect(refusals > 100)
    }
}
