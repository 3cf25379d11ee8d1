import CoreGraphics

/// Pieces of a list in their order, with the sums of their counts and lengths: a balanced tree in one array.
///
/// Finding, inserting and cutting cost the logarithm of the number of pieces. Trees are joined at random, by numbers that are the
/// same in every process, so that no order of changes makes one deep.
nonisolated struct StretchTree<Element: Stretch> {
    private struct Node {
        var element: Element
        var left: Int32 = -1
        var right: Int32 = -1
        /// The number of nodes from here down.
        var nodes: Int32 = 1
        /// The sum of counts from here down.
        var count: Int
        /// The sum of lengths from here down.
        var extent: CGFloat

        init(_ element: Element) {
            self.element = element
            (count, extent) = (element.count, element.extent)
        }
    }

    /// A piece that was found, and where it begins.
    struct Finding {
        /// The node; good until the tree is changed.
        fileprivate var node: Int32
        /// The index of the piece's first neighbour.
        var index: Int
        /// Where the piece begins, in points.
        var offset: CGFloat
    }

    private var nodes: [Node] = []
    /// The first of the nodes that are free, which refer to each other by their left.
    private var free: Int32 = -1
    private var root: Int32 = -1
    private var random: UInt32 = 0x9E37_79B9

    init() {}

    /// Makes a tree of pieces in their order, in linear time.
    init(_ elements: [Element]) {
        nodes.reserveCapacity(elements.count)
        for element in elements { nodes.append(Node(element)) }
        root = balance(0, Int32(elements.count))
    }

    /// The sum of all counts.
    var count: Int { root < 0 ? 0 : nodes[Int(root)].count }
    /// The sum of all lengths.
    var extent: CGFloat { root < 0 ? 0 : nodes[Int(root)].extent }
    /// The number of pieces.
    var pieceCount: Int { root < 0 ? 0 : Int(nodes[Int(root)].nodes) }
    /// The bytes that the pieces have.
    var byteCount: Int { nodes.capacity * MemoryLayout<Node>.stride }

    // MARK: Finding

    /// The piece with an index, which must exist.
    func find(index: Int) -> Finding {
        precondition(index >= 0 && index < count)
        var (node, rest, first, offset) = (root, index, 0, CGFloat(0))
        while true {
            let left = nodes[Int(node)].left
            if left >= 0 {
                if rest < nodes[Int(left)].count {
                    node = left
                    continue
                }
                rest -= nodes[Int(left)].count
                first += nodes[Int(left)].count
                offset += nodes[Int(left)].extent
            }
            let count = nodes[Int(node)].element.count
            if rest < count { return Finding(node: node, index: first, offset: offset) }
            rest -= count
            first += count
            offset += nodes[Int(node)].element.extent
            node = nodes[Int(node)].right
        }
    }

    /// The first piece that ends behind an offset; nil behind the end. Offsets before the beginning count as the beginning.
    func find(offset wanted: CGFloat) -> Finding? {
        var (node, rest, first, offset) = (root, max(0, wanted), 0, CGFloat(0))
        while node >= 0 {
            let left = nodes[Int(node)].left
            if left >= 0 {
                if rest < nodes[Int(left)].extent {
                    node = left
                    continue
                }
                rest -= nodes[Int(left)].extent
                first += nodes[Int(left)].count
                offset += nodes[Int(left)].extent
            }
            let extent = nodes[Int(node)].element.extent
            if rest < extent { return Finding(node: node, index: first, offset: offset) }
            rest -= extent
            first += nodes[Int(node)].element.count
            offset += extent
            node = nodes[Int(node)].right
        }
        return nil
    }

    /// The piece that was found.
    subscript(finding: Finding) -> Element { nodes[Int(finding.node)].element }

    /// Changes the piece with an index.
    mutating func update<Result>(index: Int, _ change: (inout Element) -> Result) -> Result {
        precondition(index >= 0 && index < count)
        return update(root, index, change)
    }

    private mutating func update<Result>(_ node: Int32, _ index: Int, _ change: (inout Element) -> Result) -> Result {
        let left = nodes[Int(node)].left
        let before = left < 0 ? 0 : nodes[Int(left)].count
        let result: Result
        if index < before {
            result = update(left, index, change)
        } else if index - before < nodes[Int(node)].element.count {
            result = change(&nodes[Int(node)].element)
        } else {
            result = update(nodes[Int(node)].right, index - before - nodes[Int(node)].element.count, change)
        }
        refresh(node)
        return result
    }

    // MARK: Changes

    /// Inserts a piece in front of an index, or at the end; a neighbour of its kind grows by it.
    mutating func insert(_ element: Element, at index: Int) {
        precondition(index >= 0 && index <= count)
        if index > 0, update(index: index - 1, { $0.absorb(element) }) { return }
        if index < count, update(index: index, { $0.absorb(element) }) { return }
        let (left, right) = cut(root, at: index)
        root = join(join(left, makeNode(element)), right)
    }

    /// Inserts pieces in front of an index, or at the end.
    mutating func insert(_ elements: [Element], at index: Int) {
        precondition(index >= 0 && index <= count)
        let (left, right) = cut(root, at: index)
        var middle: Int32 = -1
        for element in elements { middle = join(middle, makeNode(element)) }
        root = join(join(left, middle), right)
    }

    /// Removes a range of indices and returns its pieces.
    @discardableResult mutating func remove(_ range: Range<Int>) -> [Element] {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let (front, right) = cut(root, at: range.upperBound)
        let (left, middle) = cut(front, at: range.lowerBound)
        var removed: [Element] = []
        drain(middle, into: &removed)
        root = join(left, right)
        if root < 0 { self = StretchTree() }
        return removed
    }

    /// The pieces in their order.
    var elements: [Element] {
        var result: [Element] = []
        result.reserveCapacity(pieceCount)
        collect(root, into: &result)
        return result
    }

    // MARK: Nodes

    private mutating func balance(_ first: Int32, _ end: Int32) -> Int32 {
        guard first < end else { return -1 }
        let middle = first + (end - first) / 2
        nodes[Int(middle)].left = balance(first, middle)
        nodes[Int(middle)].right = balance(middle + 1, end)
        refresh(middle)
        return middle
    }

    private mutating func makeNode(_ element: Element) -> Int32 {
        guard free >= 0 else {
            nodes.append(Node(element))
            return Int32(nodes.count - 1)
        }
        let node = free
        free = nodes[Int(node)].left
        nodes[Int(node)] = Node(element)
        return node
    }

    private mutating func refresh(_ node: Int32) {
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        var count = nodes[Int(node)].element.count
        var extent = nodes[Int(node)].element.extent
        var total: Int32 = 1
        if left >= 0 {
            count += nodes[Int(left)].count
            extent += nodes[Int(left)].extent
            total += nodes[Int(left)].nodes
        }
        if right >= 0 {
            count += nodes[Int(right)].count
            extent += nodes[Int(right)].extent
            total += nodes[Int(right)].nodes
        }
        nodes[Int(node)].count = count
        nodes[Int(node)].extent = extent
        nodes[Int(node)].nodes = total
    }

    /// Cuts a tree in two, the first with a number of neighbours; a piece across the cut is cut too.
    private mutating func cut(_ node: Int32, at index: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (-1, -1) }
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        let before = left < 0 ? 0 : nodes[Int(left)].count
        let own = nodes[Int(node)].element.count
        if index <= before {
            let (first, second) = cut(left, at: index)
            nodes[Int(node)].left = second
            refresh(node)
            return (first, node)
        }
        if index >= before + own {
            let (first, second) = cut(right, at: index - before - own)
            nodes[Int(node)].right = first
            refresh(node)
            return (node, second)
        }
        let rest = nodes[Int(node)].element.split(at: index - before)
        nodes[Int(node)].right = -1
        refresh(node)
        return (node, join(makeNode(rest), right))
    }

    /// Joins two trees; the larger one is the more likely to be the upper.
    private mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
        if first < 0 { return second }
        if second < 0 { return first }
        let (left, right) = (UInt64(nodes[Int(first)].nodes), UInt64(nodes[Int(second)].nodes))
        random ^= random << 13
        random ^= random >> 17
        random ^= random << 5
        if UInt64(random) * (left + right) >> 32 < left {
            let joined = join(nodes[Int(first)].right, second)
            nodes[Int(first)].right = joined
            refresh(first)
            return first
        }
        let joined = join(first, nodes[Int(second)].left)
        nodes[Int(second)].left = joined
        refresh(second)
        return second
    }

    private mutating func drain(_ node: Int32, into elements: inout [Element]) {
        guard node >= 0 else { return }
        drain(nodes[Int(node)].left, into: &elements)
        elements.append(nodes[Int(node)].element)
        let right = nodes[Int(node)].right
        nodes[Int(node)].left = free
        free = node
        drain(right, into: &elements)
    }

    private func collect(_ node: Int32, into elements: inout [Element]) {
        guard node >= 0 else { return }
        collect(nodes[Int(node)].left, into: &elements)
        elements.append(nodes[Int(node)].element)
        collect(nodes[Int(node)].right, into: &elements)
    }
}
