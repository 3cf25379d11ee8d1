import Foundation

/// A 3×3 matrix by which columns of three numbers are multiplied.
struct Matrix3: Hashable, Sendable {
    /// Row after row.
    let rows: [[CGFloat]]

    static let identity = Matrix3([[1, 0, 0], [0, 1, 0], [0, 0, 1]])

    init(_ rows: [[CGFloat]]) { self.rows = rows }

    /// The matrix with numbers in the diagonal and zeros elsewhere.
    init(diagonal: [CGFloat]) {
        rows = [[diagonal[0], 0, 0], [0, diagonal[1], 0], [0, 0, diagonal[2]]]
    }

    /// The matrix whose columns are given.
    init(columns: [[CGFloat]]) { rows = (0..<3).map { row in columns.map { $0[row] } } }

    static func * (left: Matrix3, right: [CGFloat]) -> [CGFloat] {
        left.rows.map { $0[0] * right[0] + $0[1] * right[1] + $0[2] * right[2] }
    }

    static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(columns: (0..<3).map { column in left * right.rows.map { $0[column] } })
    }

    /// The matrix that undoes this one, by cofactors; its determinant must not be 0.
    var inverted: Matrix3 {
        func minor(_ row: Int, _ column: Int) -> CGFloat {
            let (r0, r1) = ((row + 1) % 3, (row + 2) % 3)
            let (c0, c1) = ((column + 1) % 3, (column + 2) % 3)
            return rows[r0][c0] * rows[r1][c1] - rows[r0][c1] * rows[r1][c0]
        }
        let determinant = (0..<3).reduce(CGFloat(0)) { $0 + rows[0][$1] * minor(0, $1) }
        return Matrix3((0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
    }
}
