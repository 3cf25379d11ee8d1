/// Pieces of a text in their order with the sums of their measures: a balanced tree in one array.
///
/// Finding a piece and replacing pieces cost the logarithm of their number. Each node is above those with smaller numbers, which
/// are
/// drawn at random but are the same in every process, so that no order of changes makes the tree deep.
nonisolated struct PieceTree<Piece: TextPiece> {
    private struct Node {
        var piece: Piece
        /// The sum of the pieces from here down.
        var sum: Piece.Sum
        var left: Int32 = -1
        var right: Int32 = -1
        let rank: UInt32
    }

    /// A piece that was found.
    struct Finding {
        /// The node; good until the tree is changed.
        fileprivate let node: Int
        /// The sum of the pieces before.
        let before: Piece.Sum
        let piece: Piece

        /// The piece's UTF-16 range.
        var range: Range<Int> { before.length..<before.length + piece.sum.length }
    }

    private var nodes: [Node] = []
    /// Indices of nodes that are not in use.
    private var free: [Int32] = []
    private var root: Int32 = -1
    private var random: UInt32 = 0x9E37_79B9

    init() {}

    /// Makes a tree of pieces in their order.
    init(_ pieces: [Piece]) {
        nodes.reserveCapacity(pieces.count)
        root = makeTree(of: pieces)
    }

    /// The sum of all pieces.
    var sum: Piece.Sum { sum(root) }

    var isEmpty: Bool { root < 0 }

    // MARK: Finding

    /// The piece with the character at a UTF-16 offset, which must exist.
    func piece(at offset: Int) -> Finding {
        precondition(offset >= 0 && offset < sum.length)
        return first { $0.length > offset }!
    }

    /// The first piece for which a condition holds of the sum up to its end; it must then hold for all sums behind.
    func first(where isReached: (Piece.Sum) -> Bool) -> Finding? {
        var node = root
        var before = Piece.Sum.none
        while node >= 0 {
            let entry = Int(node)
            let left = nodes[entry].left
            let start = left >= 0 ? before + nodes[Int(left)].sum : before
            if left >= 0, isReached(start) {
                node = left
            } else if isReached(start + nodes[entry].piece.sum) {
                return Finding(node: entry, before: start, piece: nodes[entry].piece)
            } else {
                before = start + nodes[entry].piece.sum
                node = nodes[entry].right
            }
        }
        return nil
    }

    /// The last piece; nil when there is none.
    var last: Finding? { isEmpty ? nil : piece(at: sum.length - 1) }

    /// Calls a closure with the pieces that have characters in a range, in their order, until it returns false.
    func forEach(in range: Range<Int>, _ body: (Finding) -> Bool) {
        var offset = range.lowerBound
        while offset < min(range.upperBound, sum.length) {
            let finding = piece(at: offset)
            guard body(finding) else { return }
            offset = finding.range.upperBound
        }
    }

    /// Calls a closure with the pieces in their order until it returns false, from the first one on for which a condition holds
    /// of the sum up to its end; it must then hold for all sums behind.
    func forEach(from isReached: (Piece.Sum) -> Bool, _ body: (Finding) -> Bool) {
        _ = visit(root, .none, isReached, body)
    }

    private func visit(
        _ node: Int32, _ before: Piece.Sum, _ isReached: (Piece.Sum) -> Bool, _ body: (Finding) -> Bool
    ) -> Bool {
        guard node >= 0 else { return true }
        let entry = Int(node)
        let left = nodes[entry].left
        let start = left >= 0 ? before + nodes[Int(left)].sum : before
        if left >= 0, isReached(start), !visit(left, before, isReached, body) { return false }
        let end = start + nodes[entry].piece.sum
        if isReached(end), !body(Finding(node: entry, before: start, piece: nodes[entry].piece)) { return false }
        return visit(nodes[entry].right, end, isReached, body)
    }

    /// All pieces in their order.
    var pieces: [Piece] {
        var result: [Piece] = []
        result.reserveCapacity(nodes.count - free.count)
        collect(root, into: &result)
        return result
    }

    // MARK: Changes

    /// Changes a piece that was found, which may change its length.
    mutating func update(at offset: Int, _ change: (inout Piece) -> Void) {
        precondition(offset >= 0 && offset < sum.length)
        update(root, offset, change)
    }

    /// Changes the pieces in a range for which a condition holds, and not their length. The condition must hold for all sums that
    /// include such a piece.
    mutating func update(
        in range: Range<Int>, where condition: (Piece.Sum) -> Bool, _ change: (inout Piece) -> Void
    ) {
        _ = update(root, from: 0, in: range, condition, change)
    }

    private mutating func update(
        _ node: Int32, from start: Int, in range: Range<Int>, _ condition: (Piece.Sum) -> Bool,
        _ change: (inout Piece) -> Void
    ) -> Bool {
        guard node >= 0 else { return false }
        let entry = Int(node)
        guard start < range.upperBound, start + nodes[entry].sum.length > range.lowerBound, condition(nodes[entry].sum)
        else { return false }
        let own = start + sum(nodes[entry].left).length
        let end = own + nodes[entry].piece.sum.length
        var changed = update(nodes[entry].left, from: start, in: range, condition, change)
        if own < range.upperBound, end > range.lowerBound, condition(nodes[entry].piece.sum) {
            change(&nodes[entry].piece)
            changed = true
        }
        if update(nodes[entry].right, from: end, in: range, condition, change) { changed = true }
        if changed { refresh(node) }
        return changed
    }

    /// Changes every piece, and not its length; costs their number.
    mutating func updateAll(_ change: (inout Piece) -> Void) { updateAll(root, change) }

    /// Replaces the pieces of a range, which must begin and end between pieces.
    mutating func replace(_ range: Range<Int>, with pieces: [Piece]) {
        let (front, back) = cut(root, at: range.upperBound)
        let (head, removed) = cut(front, at: range.lowerBound)
        release(removed)
        root = joined(joined(head, makeTree(of: pieces)), back)
    }

    // MARK: Nodes

    private func sum(_ node: Int32) -> Piece.Sum { node < 0 ? .none : nodes[Int(node)].sum }

    private mutating func refresh(_ node: Int32) {
        let entry = Int(node)
        nodes[entry].sum = sum(nodes[entry].left) + nodes[entry].piece.sum + sum(nodes[entry].right)
    }

    private mutating func makeNode(_ piece: Piece) -> Int32 {
        random ^= random << 13
        random ^= random >> 17
        random ^= random << 5
        let node = Node(piece: piece, sum: piece.sum, rank: random)
        guard let index = free.popLast() else {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        nodes[Int(index)] = node
        return index
    }

    private mutating func makeTree(of pieces: [Piece]) -> Int32 {
        // The right edge of the tree from the root down, so that each new node is attached in constant time on average.
        var edge: [Int32] = []
        for piece in pieces {
            let node = makeNode(piece)
            var below: Int32 = -1
            while let last = edge.last, nodes[Int(last)].rank < nodes[Int(node)].rank {
                refresh(last)
                below = last
                edge.removeLast()
            }
            nodes[Int(node)].left = below
            if let last = edge.last { nodes[Int(last)].right = node }
            edge.append(node)
        }
        for node in edge.reversed() { refresh(node) }
        return edge.first ?? -1
    }

    private mutating func update(_ node: Int32, _ offset: Int, _ change: (inout Piece) -> Void) {
        let entry = Int(node)
        let before = sum(nodes[entry].left).length
        let own = nodes[entry].piece.sum.length
        if offset < before {
            update(nodes[entry].left, offset, change)
        } else if offset < before + own {
            change(&nodes[entry].piece)
        } else {
            update(nodes[entry].right, offset - before - own, change)
        }
        refresh(node)
    }

    private mutating func updateAll(_ node: Int32, _ change: (inout Piece) -> Void) {
        guard node >= 0 else { return }
        updateAll(nodes[Int(node)].left, change)
        change(&nodes[Int(node)].piece)
        updateAll(nodes[Int(node)].right, change)
        refresh(node)
    }

    /// Cuts a tree in two, the first of them of a length.
    private mutating func cut(_ node: Int32, at offset: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (-1, -1) }
        let entry = Int(node)
        let before = sum(nodes[entry].left).length
        if offset <= before {
            let (first, second) = cut(nodes[entry].left, at: offset)
            nodes[entry].left = second
            refresh(node)
            return (first, node)
        }
        let end = before + nodes[entry].piece.sum.length
        precondition(offset >= end, "The place is inside a piece.")
        let (first, second) = cut(nodes[entry].right, at: offset - end)
        nodes[entry].right = first
        refresh(node)
        return (node, second)
    }

    private mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
        if first < 0 { return second }
        if second < 0 { return first }
        if nodes[Int(first)].rank > nodes[Int(second)].rank {
            nodes[Int(first)].right = joined(nodes[Int(first)].right, second)
            refresh(first)
            return first
        }
        nodes[Int(second)].left = joined(first, nodes[Int(second)].left)
        refresh(second)
        return second
    }

    private mutating func release(_ node: Int32) {
        guard node >= 0 else { return }
        release(nodes[Int(node)].left)
        release(nodes[Int(node)].right)
        // A free node must not keep the memory of its former piece.
        nodes[Int(node)].piece = .none
        free.append(node)
    }

    private func collect(_ node: Int32, into pieces: inout [Piece]) {
        guard node >= 0 else { return }
        collect(nodes[Int(node)].left, into: &pieces)
        pieces.append(nodes[Int(node)].piece)
        collect(nodes[Int(node)].right, into: &pieces)
    }
}
