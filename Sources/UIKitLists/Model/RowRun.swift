import CoreGraphics

/// Neighbouring rows of one height, of which all are estimated or all are known.
nonisolated struct RowRun: Stretch, Equatable, Sendable {
    var height: CGFloat
    private var code: Int32

    init(_ count: Int, height: CGFloat, isMeasured: Bool) {
        self.height = height
        code = isMeasured ? Int32(count) : -Int32(count)
    }

    var isMeasured: Bool { code > 0 }
    var count: Int { Int(abs(code)) }
    var extent: CGFloat { CGFloat(abs(code)) * height }

    mutating func split(at index: Int) -> RowRun {
        let rest = RowRun(count - index, height: height, isMeasured: isMeasured)
        code = isMeasured ? Int32(index) : -Int32(index)
        return rest
    }

    mutating func absorb(_ neighbour: RowRun) -> Bool {
        guard height == neighbour.height, isMeasured == neighbour.isMeasured,
            count + neighbour.count <= Int(Int32.max)
        else { return false }
        code += neighbour.code
        return true
    }
}
