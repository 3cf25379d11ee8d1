import CoreGraphics
import Foundation
import UIKitCore

/// Cells and views of headers and footers that are used again.
extension TableEngine {
    func registerCell(_ type: AnyClass?, _ identifier: String) {
        checkIdentifier(identifier)
        if let type, !(type is UITableViewCell.Type) {
            fatalError(
                "\(type) was registered with \(label) for cells \"\(identifier)\". Register UITableViewCell or a class below it."
            )
        }
        cellQueue.register((type as? UITableViewCell.Type).map { .type($0) }, for: identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        checkIdentifier(identifier)
        cellQueue.register(nib.map { .nib($0) }, for: identifier)
    }

    func registerEdge(_ type: AnyClass?, _ identifier: String) {
        checkIdentifier(identifier)
        if let type, !(type is UITableViewHeaderFooterView.Type) {
            fatalError(
                "\(type) was registered with \(label) for headers and footers \"\(identifier)\". Register "
                    + "UITableViewHeaderFooterView or a class below it.")
        }
        edgeQueue.register((type as? UITableViewHeaderFooterView.Type).map { .type($0) }, for: identifier)
    }

    func registerEdge(_ nib: UINib?, _ identifier: String) {
        checkIdentifier(identifier)
        edgeQueue.register(nib.map { .nib($0) }, for: identifier)
    }

    private func checkIdentifier(_ identifier: String) {
        if identifier.isEmpty {
            fatalError("A class or a nib was registered with \(label) under an empty identifier. Give it a name.")
        }
    }

    /// Has a cell wait to be used again; one that an interface file lists is that of its row alone.
    func letWait(_ cell: UITableViewCell) {
        guard !cell.parts.isStatic else { return }
        swipes.cellWillWait(cell)
        cellQueue.add(cell, identifier: cell.reuseIdentifier)
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        // A row that is reconfigured keeps its cell.
        if let cell = reconfiguredCell?.cell, cell.reuseIdentifier == identifier { return cell }
        if let cell = cellQueue.dequeue(identifier) {
            applyTraits(to: cell)
            cell.prepareForReuse()
            // It was that of a row that was moved by dragging.
            if cell.isHidden { cell.isHidden = false }
            return cell
        }
        guard let origin = cellQueue.origin(of: identifier) else { return nil }
        let cell = origin.make(identifier, for: label)
        applyTraits(to: cell)
        return cell
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "A cell \"\(identifier)\" was asked of \(label), which knows no class for it. Call "
                    + "register(_:forCellReuseIdentifier:) with that identifier first and a class or a nib, or give it to a "
                    + "prototype in the storyboard.")
        }
        let height = said(path)
        if cell.frame.size.width != rowWidth || height != nil {
            UIView.performWithoutAnimation {
                cell.frame.size = CGSize(width: rowWidth, height: height ?? cell.frame.height)
            }
        }
        return cell
    }

    /// The height that is said for a row that is about to be shown.
    private func said(_ path: IndexPath) -> CGFloat? {
        guard isLoaded, let position = ItemPosition(path), heights.contains(position) else { return nil }
        let span = heights.span(of: position)
        return span.isMeasured ? span.length : saidHeight(of: position)
    }

    func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view: UITableViewHeaderFooterView
        if let waiting = edgeQueue.dequeue(identifier) {
            applyTraits(to: waiting)
            waiting.prepareForReuse()
            view = waiting
        } else {
            guard let origin = edgeQueue.origin(of: identifier) else { return nil }
            view = origin.make(identifier, for: label)
            applyTraits(to: view)
        }
        view.parts.style = table.style
        if let askedKind { view.parts.kind = askedKind }
        return view
    }
}
