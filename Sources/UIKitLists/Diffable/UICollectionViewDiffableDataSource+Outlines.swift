import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(_ item: ItemPosition) -> Bool? {
        content.node(at: item).map { $0.tree.isExpanded($0.item) }
    }

    func level(_ item: ItemPosition) -> Int? { content.node(at: item).map { $0.tree.level(of: $0.item) } }

    func setExpanded(_ isExpanded: Bool, _ item: ItemPosition) {
        guard let (section, tree, item) = content.node(at: item), tree.isExpanded(item) != isExpanded else { return }
        if isExpanded { expand(item, in: tree, section) } else { collapse(item, in: tree, section) }
    }

    private func expand(
        _ item: ItemIdentifierType, in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        _ section: SectionIdentifierType
    ) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldExpandItem?(item) ?? true else { return }
        handlers.willExpandItem?(item)
        // The handler may have applied another snapshot.
        guard var tree = content.trees[section], tree.contains(item) else { return }
        if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
            tree.replace(childrenOf: item, using: children)
        }
        tree.expand([item])
        apply(tree, to: section)
    }

    private func collapse(
        _ item: ItemIdentifierType, in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        _ section: SectionIdentifierType
    ) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldCollapseItem?(item) ?? true else { return }
        handlers.willCollapseItem?(item)
        guard var tree = content.trees[section], tree.contains(item) else { return }
        tree.collapse([item])
        apply(tree, to: section)
    }
}
