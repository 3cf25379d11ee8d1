import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Cells and supplementary views that are used again.
extension CollectionEngine {
    /// How many questions for views are being answered, by any data source.
    private(set) static var openRequests = 0

    // MARK: Recipes

    func registerCell(_ type: AnyClass?, _ identifier: String) {
        checkIdentifier(identifier)
        if let type, !(type is UICollectionViewCell.Type) {
            fatalError(
                "\(type) was registered with \(label) for cells \"\(identifier)\". Register UICollectionViewCell or a class "
                    + "below it.")
        }
        cellQueue.register((type as? UICollectionViewCell.Type).map { .type($0) }, for: identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        checkIdentifier(identifier)
        cellQueue.register(nib.map { .nib($0) }, for: identifier)
    }

    func registerEdge(_ type: AnyClass?, _ kind: String, _ identifier: String) {
        checkIdentifier(identifier)
        if let type, !(type is UICollectionReusableView.Type) {
            fatalError(
                "\(type) was registered with \(label) for supplementary views \"\(identifier)\". Register "
                    + "UICollectionReusableView or a class below it.")
        }
        edgeQueues[kind, default: ReuseQueue()].register(
            (type as? UICollectionReusableView.Type).map { .type($0) }, for: identifier)
    }

    func registerEdge(_ nib: UINib?, _ kind: String, _ identifier: String) {
        checkIdentifier(identifier)
        edgeQueues[kind, default: ReuseQueue()].register(nib.map { .nib($0) }, for: identifier)
    }

    private func checkIdentifier(_ identifier: String) {
        if identifier.isEmpty {
            fatalError("A class or a nib was registered with \(label) under an empty identifier. Give it a name.")
        }
    }

    // MARK: Views

    /// Has a view wait to be used again.
    func letWait(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell { cellQueue.add(cell, identifier: cell.reuseIdentifier) }
        case .supplementaryView:
            edgeQueues[key.kind, default: ReuseQueue()].add(view, identifier: view.reuseIdentifier)
        case .decorationView: view.maker?.decorations.add(view, identifier: key.kind)
        }
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        // An item that is reconfigured keeps its cell.
        if let cell = reconfigured?.cell, reconfigured?.position == ItemPosition(path),
            cell.reuseIdentifier == identifier
        {
            return cell
        }
        let frame = requestedFrame(of: .cell(position(path)))
        let cell: UICollectionViewCell
        if let waiting = cellQueue.dequeue(identifier) {
            cell = waiting
            prepareForReuse(cell, frame)
        } else {
            guard let origin = cellQueue.origin(of: identifier) else {
                fatalError(
                    "A cell \"\(identifier)\" was asked of \(label), which knows no class for it. Call "
                        + "register(_:forCellWithReuseIdentifier:) with that identifier first and a class or a nib.")
            }
            cell = origin.make(identifier, for: label, frame: frame)
            prepare(cell, frame)
        }
        noteDequeue(cell, .cell(position(path)))
        if request?.isPlaceholder != true, let cell = cell as? UICollectionViewListCell {
            prepareLevel(of: cell, at: position(path))
        }
        return cell
    }

    func dequeueEdge(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let frame = requestedFrame(of: .supplementary(kind, position(path)))
        let view: UICollectionReusableView
        if let waiting = edgeQueues[kind]?.dequeue(identifier) {
            view = waiting
            prepareForReuse(view, frame)
        } else {
            guard let origin = edgeQueues[kind]?.origin(of: identifier) else {
                fatalError(
                    "A supplementary view \"\(identifier)\" of kind \"\(kind)\" was asked of \(label), which knows no class for "
                        + "it. Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) with both first.")
            }
            view = origin.make(identifier, for: label, frame: frame)
            prepare(view, frame)
        }
        noteDequeue(view, .supplementary(kind, position(path)))
        return view
    }

    private func position(_ path: IndexPath) -> ItemPosition {
        if let position = ItemPosition(path) { return position }
        fatalError(
            "A view was asked of \(label) for an index path of \(path.count) numbers. Pass on the path that the data source was "
                + "asked for.")
    }

    /// The frame by the layout of the element that is asked for.
    private func requestedFrame(of key: ElementKey) -> CGRect {
        if let request, request.key == key { return request.attributes?.frame ?? .zero }
        return isPrepared && !needsPreparation ? attributes(of: key)?.frame ?? .zero : .zero
    }

    private func prepareForReuse(_ view: UICollectionReusableView, _ frame: CGRect) {
        prepare(view, frame)
        view.prepareForReuse()
    }

    /// Gives a view its frame and the collection's traits before an app fills it.
    private func prepare(_ view: UICollectionReusableView, _ frame: CGRect) {
        UIView.performWithoutAnimation {
            if view.transform3D == CATransform3DIdentity, frame != .zero, view.frame != frame { view.frame = frame }
            if let list = request?.attributes?.list { view.adopt(list) }
        }
        let category = collection.traitCollection.preferredContentSizeCategory
        if view.superview == nil, view.traitCollection.preferredContentSizeCategory != category {
            view.overrideTraits(with: collection.traitCollection)
        }
    }

    private func noteDequeue(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let request else { return }
        self.request?.dequeued.append(view)
        guard key == request.key else { return }
        guard !request.hasOwn else {
            fatalError(
                "The data source of \(label) dequeued two views for \(request.key.label). Dequeue one, and return it.")
        }
        self.request?.hasOwn = true
    }

    // MARK: Asking

    /// The view of an element that has none: one of the data source's, or a decoration of the layout's.
    func askForView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let key = attributes.key
        guard key.category != .decorationView else {
            return layout.maker(of: key).makeDecoration(key.kind, frame: attributes.frame)
        }
        if key.category == .cell, let placeholder = placeholder(at: key.position) {
            return ask(key, attributes, isPlaceholder: true) { makeCell(of: placeholder, at: key) }
        }
        guard let source = collection.dataSource else {
            fatalError(
                "\(label) lost its data source while it showed items. Keep it as long as the collection, or reload.")
        }
        var asked = key
        if key.category == .cell { asked.position = dataPosition(of: key.position) }
        return ask(asked, attributes) {
            key.category == .cell
                ? source.collectionView(collection, cellForItemAt: asked.position.path)
                : source.collectionView(
                    collection, viewForSupplementaryElementOfKind: key.kind, at: key.position.path)
        }
    }

    private func ask(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, isPlaceholder: Bool = false,
        _ question: () -> UICollectionReusableView
    ) -> UICollectionReusableView {
        let outer = request
        request = ViewRequest(key: key, attributes: attributes, isPlaceholder: isPlaceholder)
        Self.openRequests += 1
        var view: UICollectionReusableView!
        // Changes that the app makes here do not belong to a surrounding animation.
        UIView.performWithoutAnimation { view = question() }
        Self.openRequests -= 1
        let dequeued = request?.dequeued ?? []
        request = outer
        guard reconfigured == nil else { return view }
        guard dequeued.holds(view) else {
            let found = dequeued.isEmpty ? "none was" : "another one was"
            fatalError(
                "The data source of \(label) returned a view for \(key.label) that was not dequeued for it; \(found). Return "
                    + "the one from \(Self.dequeueName(key)).")
        }
        return view
    }

    private static func dequeueName(_ key: ElementKey) -> String {
        key.category == .cell
            ? "dequeueReusableCell(withReuseIdentifier:for:)"
            : "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
    }

    /// Asks the data source to update an item's cell, if there is one, and sizes it again.
    func reconfigure(_ position: ItemPosition) {
        guard let element = shown[.cell(position)], let cell = element.view as? UICollectionViewCell,
            let attributes = element.attributes, let source = collection.dataSource
        else { return }
        let data = dataPosition(of: position)
        reconfigured = (data, cell)
        let answer = ask(element.key, attributes) {
            source.collectionView(collection, cellForItemAt: data.path)
        }
        reconfigured = nil
        guard answer === cell else {
            fatalError(
                "The data source of \(label) returned another cell for item \(data.item) of section \(data.section), "
                    + "which is reconfigured. Dequeue with the identifier of before, or reload the item.")
        }
        element.needsSize = true
        collection.setNeedsLayout()
    }
}
