import UIKit

/// What can be done with files, by swipes and menus.
extension FilesViewController {
    func item(at indexPath: IndexPath) -> FileItem? { source?.itemIdentifier(for: indexPath) }

    func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = item(at: indexPath), !item.isFolder else { return nil }
        let isMarked = marked.contains(item)
        let action = UIContextualAction(style: .normal, title: isMarked ? "Unmark" : "Mark") { [weak self] _, _, done in
            self?.toggleMark(of: item)
            done(true)
        }
        action.backgroundColor = .systemOrange
        action.image = UIImage(systemName: "flag.fill")
        return UISwipeActionsConfiguration(actions: [action])
    }

    func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = item(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(item)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let duplicate = UIContextualAction(style: .normal, title: "Copy") { [weak self] _, _, done in
            self?.duplicate(item)
            done(true)
        }
        duplicate.backgroundColor = .systemIndigo
        duplicate.image = UIImage(systemName: "doc.on.doc")
        return UISwipeActionsConfiguration(actions: item.isFolder ? [delete] : [delete, duplicate])
    }

    func menu(for item: FileItem) -> UIMenu {
        var actions: [UIMenuElement] = []
        if item.isFolder {
            actions.append(action("Expand All", "arrow.up.left.and.arrow.down.right") { $0.expandAll(below: item) })
            actions.append(action("New Folder", "folder") { $0.addFolder(to: item) })
        } else {
            actions.append(action(marked.contains(item) ? "Unmark" : "Mark", "flag") { $0.toggleMark(of: item) })
            actions.append(action("Duplicate", "doc.on.doc") { $0.duplicate(item) })
        }
        let delete = UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.delete(item) }
        return UIMenu(children: actions + [UIMenu(options: .displayInline, children: [delete])])
    }

    private func action(
        _ title: String, _ symbol: String, perform: @escaping (FilesViewController) -> Void
    ) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in if let self { perform(self) } }
    }

    // MARK: Changes

    private func change(around item: FileItem, _ change: (inout FileTree.Snapshot) -> Void) {
        for place in FilePlace.allCases {
            guard var tree = source?.snapshot(for: place), tree.contains(item) else { continue }
            change(&tree)
            source?.apply(sorted(tree), to: place)
        }
    }

    private func toggleMark(of item: FileItem) {
        marked.formSymmetricDifference([item])
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems([item])
        source?.apply(snapshot)
    }

    private func duplicate(_ item: FileItem) {
        nextNumber += 1
        let copy = FileItem(number: nextNumber, name: "Copy of \(item.name)", kind: item.kind, size: item.size)
        change(around: item) { $0.insert([copy], after: item) }
    }

    private func delete(_ item: FileItem) { change(around: item) { $0.delete([item]) } }

    private func addFolder(to parent: FileItem) {
        nextNumber += 1
        let folder = FileItem(number: nextNumber, name: "New folder", kind: .folder)
        change(around: parent) {
            $0.append([folder], to: parent)
            $0.expand([parent])
        }
    }

    private func expandAll(below item: FileItem) {
        change(around: item) { tree in
            let below = tree.snapshot(of: item, includingParent: true).items.filter(\.isFolder)
            tree.expand(below)
        }
    }
}
