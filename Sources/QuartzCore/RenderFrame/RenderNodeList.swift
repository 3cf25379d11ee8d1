package import Foundation

/// The children of a node, back to front, in a form in which similar lists share their equal parts.
///
/// Few nodes are in an array, many in a tree of groups. As a collection it holds the nodes that show, in both forms; reaching
/// one by its index costs the logarithm of their number.
package nonisolated struct RenderNodeList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private enum Storage {
        case array([RenderNode])
        /// Trees with equal arrangements have the same layer in each slot.
        case tree(RenderNodeGroup, arrangement: UInt64)
    }

    private let storage: Storage

    package init(_ nodes: [RenderNode]) { storage = .array(nodes) }

    package init(arrayLiteral nodes: RenderNode...) { storage = .array(nodes) }

    /// A list that shares the groups of a tree.
    init(_ tree: RenderNodeGroup, arrangement: UInt64) { storage = .tree(tree, arrangement: arrangement) }

    // MARK: Collection

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .array(let nodes): nodes.count
        case .tree(let tree, _): tree.count
        }
    }

    package subscript(index: Int) -> RenderNode {
        switch storage {
        case .array(let nodes): nodes[index]
        case .tree(let tree, _): tree.node(at: index)
        }
    }

    /// The nodes in an array; a copy only of many.
    var array: [RenderNode] {
        switch storage {
        case .array(let nodes): return nodes
        case .tree(let tree, _):
            var nodes: [RenderNode] = []
            nodes.reserveCapacity(tree.count)
            tree.visit(from: 0, where: { _ in true }) { nodes.append($0) }
            return nodes
        }
    }

    // MARK: Sums

    /// The number of nodes with their subtrees.
    var nodeCount: Int {
        switch storage {
        case .array(let nodes): nodes.reduce(0) { $0 + $1.nodeCount }
        case .tree(let tree, _): tree.nodeCount
        }
    }

    /// Whether one of the nodes has a backdrop.
    package var hasBackdrop: Bool {
        switch storage {
        case .array(let nodes): nodes.contains(where: \.hasBackdrop)
        case .tree(let tree, _): tree.hasBackdrop
        }
    }

    /// The extent of all nodes in their parent's bounds space; null when empty.
    var extent: CGRect {
        switch storage {
        case .array(let nodes): nodes.reduce(CGRect.null) { $0.union($1.extentInParent) }
        case .tree(let tree, _): tree.extent
        }
    }

    // MARK: Walks

    /// Visits the nodes from an index on whose extent in their parent's space passes.
    package func visit(from first: Int = 0, where passes: (CGRect) -> Bool, _ body: (RenderNode) -> Void) {
        switch storage {
        case .array(let nodes):
            for node in nodes[Swift.min(first, nodes.count)...] where passes(node.extentInParent) { body(node) }
        case .tree(let tree, _): tree.visit(from: first, where: passes, body)
        }
    }

    /// The index of the last node that is wanted, among those whose extent in their parent's space passes.
    package func lastIndex(where passes: (CGRect) -> Bool, _ isWanted: (RenderNode) -> Bool) -> Int? {
        switch storage {
        case .array(let nodes): nodes.lastIndex { passes($0.extentInParent) && isWanted($0) }
        case .tree(let tree, _): tree.lastIndex(where: passes, isWanted)
        }
    }

    /// Whether both lists hold the same nodes; quick for lists that share their form, and never true for different ones.
    func isIdentical(to other: RenderNodeList) -> Bool {
        switch (storage, other.storage) {
        case (.array(let left), .array(let right)): left.elementsEqual(right, by: ===)
        case (.tree(let left, _), .tree(let right, _)): left === right
        default: false
        }
    }

    /// Visits the differences slot by slot; false, without a visit, when the slots of both lists do not belong together.
    func visitDifferences(from former: RenderNodeList, _ body: (RenderNode?, RenderNode?) -> Void) -> Bool {
        guard case .tree(let old, let before) = former.storage, case .tree(let new, let after) = storage,
            before == after
        else { return false }
        new.visitDifferences(from: old, body)
        return true
    }
}
