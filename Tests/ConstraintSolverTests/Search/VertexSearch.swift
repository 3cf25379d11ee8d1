import ConstraintSolver

/// The best errors of a small system by trying all points in which as many constraints are tight as there are variables.
///
/// Errors are linear between such points, so that the best of them is the best of all. Planes through the origin complete
/// systems that leave variables free.
struct VertexSearch {
    let constraints: [PlainConstraint]
    let variables: Int

    /// The sums of errors by strength; nil when the required constraints contradict each other.
    func bestErrors() -> [Double]? {
        var best: [Double]?
        visitVertices { values in
            guard constraints.allSatisfy({ !$0.isRequired || $0.error(values) < 1e-7 }) else { return }
            let errors = PlainConstraint.errors(of: constraints, values)
            if let known = best, !Self.isLess(errors, known) { return }
            best = errors
        }
        return best
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (first, second) in zip(left, right) where abs(first - second) > 1e-6 { return first < second }
        return false
    }

    private func visitVertices(_ visit: ([Double]) -> Void) {
        var planes = constraints.map { $0.coefficients + [$0.constant] }
        for variable in 0..<variables {
            planes.append((0...variables).map { $0 == variable ? 1 : 0 })
        }
        var chosen = Array(0..<variables)
        while true {
            if let values = Self.solution(chosen.map { planes[$0] }) { visit(values) }
            guard let last = chosen.indices.last(where: { chosen[$0] < planes.count - variables + $0 }) else { return }
            chosen[last] += 1
            for position in chosen.indices where position > last { chosen[position] = chosen[position - 1] + 1 }
        }
    }

    /// The point in which planes meet, by Gauss and Jordan; nil when there is none or more than one.
    private static func solution(_ planes: [[Double]]) -> [Double]? {
        var rows = planes
        for column in rows.indices {
            guard let pivot = (column..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in rows.indices where row != column && rows[row][column] != 0 {
                let factor = rows[row][column] / rows[column][column]
                for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
