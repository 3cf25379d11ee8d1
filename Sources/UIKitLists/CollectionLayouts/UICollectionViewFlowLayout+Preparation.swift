import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The lines of a flow layout, when they are set and with which lengths.
extension UICollectionViewFlowLayout {
    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    func prepareFlow() {
        guard let collectionView else { return }
        flow.axis = scrollDirection == .vertical ? .vertical : .horizontal
        flow.scale = collectionView.contentScaleFactor
        let breadth = breadth(in: collectionView)
        if breadth != flow.breadth {
            flow.breadth = breadth
            flow.needsLines = true
            // The items' fitting sizes were those for another width.
            if flow.isEstimated {
                flow.needsMetrics = true
                flow.forgetSizes()
                engine?.sizesWereForgotten()
            }
        }
        if flow.needsMetrics {
            askForMetrics(collectionView)
        } else if flow.needsLines {
            setLines(collectionView)
        } else if !flow.pending.isEmpty {
            flow.arrangement.setSizes(flow.pending.mapValues(flow.axis.extent(of:)))
        }
        flow.pending = [:]
        (flow.needsMetrics, flow.needsLines) = (false, false)
    }

    /// The room across the axis of scrolling.
    private func breadth(in collection: UICollectionView) -> CGFloat {
        let inset = collection.adjustedContentInset
        return scrollDirection == .vertical
            ? collection.bounds.width - inset.left - inset.right : collection.bounds.height - inset.top - inset.bottom
    }

    // MARK: Asking

    private func askForMetrics(_ collection: UICollectionView) {
        let delegate = delegate
        flow.isEstimated = estimatedItemSize != .zero || itemSize == Self.automaticSize
        flow.insets = []
        var sections: [FlowSection] = []
        var asksForItems = delegate != nil
        for section in 0..<collection.numberOfSections {
            let metrics = metrics(of: section, in: collection, delegate)
            let count = collection.numberOfItems(inSection: section)
            var sizes: [FlowExtent]?
            if asksForItems, count > 0, let delegate {
                sizes = askForSizes(of: section, count: count, in: collection, delegate)
                if sizes == nil { asksForItems = false }
            }
            if let sizes {
                sections.append(FlowSection(metrics, sizes: sizes))
            } else {
                sections.append(FlowSection(metrics, count: count, size: flow.axis.extent(of: plainSize)))
            }
        }
        flow.arrangement = FlowArrangement(sections)
        let measured = flow.measured.filter { flow.arrangement.contains($0.key) }
        flow.arrangement.setSizes(measured.mapValues(flow.axis.extent(of:)))
        warnOfOverlongItems()
    }

    /// The size of items for which the delegate sets no other.
    private var plainSize: CGSize {
        func known(_ size: CGSize) -> CGSize {
            size == .zero || size == Self.automaticSize ? CGSize(width: 50, height: 50) : size
        }
        return flow.isEstimated ? known(estimatedItemSize == .zero ? itemSize : estimatedItemSize) : itemSize
    }

    private func metrics(
        of section: Int, in collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics {
        var metrics = FlowMetrics()
        let insets =
            delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        flow.insets.append(insets)
        metrics.breadth = flow.breadth
        metrics.margins = margins(insets, in: collection)
        metrics.lineSpacing =
            delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        check(header, "the header of section \(section)")
        check(footer, "the footer of section \(section)")
        (metrics.header, metrics.footer) = (flow.axis.extent(of: header).along, flow.axis.extent(of: footer).along)
        return metrics
    }

    /// The sizes that a delegate gives the items of a section; nil if it has no such method.
    private func askForSizes(
        of section: Int, count: Int, in collection: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [FlowExtent]? {
        var sizes: [FlowExtent] = []
        for item in 0..<count {
            let position = ItemPosition(section, item)
            if let engine, engine.placeholder(at: position) != nil || engine.emptyKey == .cell(position),
                engine.dataCounts[section] == 0
            {
                // The data has no item beside the room whose size could be asked for.
                sizes.append(flow.axis.extent(of: plainSize))
                continue
            }
            var size = delegate.collectionView(
                collection, layout: self, sizeForItemAt: (engine?.dataPosition(of: position) ?? position).path)
            if item == 0, size == FlowAnswers.noSize { return nil }
            if size == Self.automaticSize { (flow.isEstimated, size) = (true, plainSize) }
            if sizes.isEmpty { sizes.reserveCapacity(count) }
            check(size, "item \(item) of section \(section)")
            sizes.append(flow.axis.extent(of: size))
        }
        return sizes
    }

    private func check(_ size: CGSize, _ element: String) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            fatalError(
                "The delegate of \(type(of: self)) or its properties gave \(element) a size of \(size.width) by "
                    + "\(size.height). Return lengths of 0 or more points.")
        }
    }

    // MARK: Insets

    /// The insets of a section as they count from the edges that the layout says.
    private func margins(_ insets: UIEdgeInsets, in collection: UICollectionView) -> FlowMargins {
        let reference: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: collection.safeAreaInsets
            case .fromLayoutMargins: collection.layoutMargins
            }
        var margins = flow.axis.margins(of: insets)
        guard sectionInsetReference != .fromContentInset else { return margins }
        let adjusted = flow.axis.margins(of: collection.adjustedContentInset)
        let edges = flow.axis.margins(of: reference)
        margins.leading = max(margins.leading + edges.leading - adjusted.leading, 0)
        margins.trailing = max(margins.trailing + edges.trailing - adjusted.trailing, 0)
        return margins
    }

    /// Sets the items into lines of another length.
    private func setLines(_ collection: UICollectionView) {
        var sections = flow.arrangement.sections
        for index in sections.indices {
            var metrics = sections[index].metrics
            metrics.breadth = flow.breadth
            metrics.margins = margins(flow.insets[index], in: collection)
            sections[index].setMetrics(metrics)
        }
        flow.arrangement = FlowArrangement(sections)
        flow.arrangement.setSizes(flow.pending.mapValues(flow.axis.extent(of:)))
        warnOfOverlongItems()
    }

    private func warnOfOverlongItems() {
        guard !flow.hasWarned, !flow.isEstimated, flow.breadth > 0 else { return }
        for (index, section) in flow.arrangement.sections.enumerated() {
            guard let length = section.overlongBreadth else { continue }
            flow.hasWarned = true
            Diagnostics.log(
                "\(type(of: self)) has items in section \(index) that are \(length) points long, and its lines have room for "
                    + "\(section.metrics.available): the bounds less the insets of the collection and of the section. Make items "
                    + "shorter, or invalidate the layout when the bounds change.")
            return
        }
    }
}
