import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The answers of a flow layout.
extension UICollectionViewFlowLayout {
    /// In front of items, where headers and footers stay at an edge.
    private static let pinnedIndex = 10

    var contentSizeOfFlow: CGSize {
        flow.axis.rectangle(
            across: 0, along: 0, FlowExtent(across: max(0, flow.breadth), along: flow.arrangement.extent)
        ).size
    }

    func elements(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
        let span = flow.axis.span(of: rectangle)
        let (start, end) = (span.lowerBound, span.upperBound)
        var elements: [UICollectionViewLayoutAttributes] = []
        let arrangement = flow.arrangement
        for index in arrangement.sectionIndices(from: start, to: end) {
            let section = arrangement.sections[index]
            let sectionStart = arrangement.starts[index]
            addEdge(UICollectionView.elementKindSectionHeader, index, in: rectangle, to: &elements)
            for line in section.lineIndices(from: start - sectionStart, to: end - sectionStart) {
                section.visitItems(of: section.line(line)) { item, across, along, size in
                    let frame = frame(across, sectionStart + along, size)
                    guard frame.intersects(rectangle) else { return }
                    let attributes = makeAttributes(.cell(ItemPosition(index, item)))
                    attributes.frame = frame
                    elements.append(attributes)
                }
            }
            addEdge(UICollectionView.elementKindSectionFooter, index, in: rectangle, to: &elements)
        }
        return elements
    }

    private func addEdge(
        _ kind: String, _ section: Int, in rectangle: CGRect, to elements: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let attributes = edgeAttributes(kind, ItemPosition(section, 0)), attributes.frame.intersects(rectangle)
        else { return }
        elements.append(attributes)
    }

    func itemAttributes(_ position: ItemPosition) -> UICollectionViewLayoutAttributes? {
        guard flow.arrangement.contains(position) else { return nil }
        let place = flow.arrangement.position(of: position)
        let attributes = makeAttributes(.cell(position))
        attributes.frame = frame(place.across, place.along, place.size)
        return attributes
    }

    private func frame(_ across: CGFloat, _ along: CGFloat, _ size: FlowExtent) -> CGRect {
        func snapped(_ value: CGFloat) -> CGFloat { (value * flow.scale).rounded() / flow.scale }
        return flow.axis.rectangle(across: snapped(across), along: snapped(along), size)
    }

    // MARK: Headers and footers

    /// The attributes of a section's header or footer; nil for none.
    func edgeAttributes(_ kind: String, _ position: ItemPosition) -> UICollectionViewLayoutAttributes? {
        let index = position.section
        guard position.item == 0, index >= 0, index < flow.arrangement.sections.count else { return nil }
        let section = flow.arrangement.sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let thickness = isHeader ? section.metrics.header : section.metrics.footer
        guard thickness > 0 else { return nil }
        var start = flow.arrangement.starts[index] + (isHeader ? 0 : section.footerStart)
        let attributes = makeAttributes(.supplementary(kind, position))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            start = isHeader ? pinnedHeader(index, start, thickness) : pinnedFooter(index, start, thickness)
            attributes.zIndex = Self.pinnedIndex
        }
        attributes.frame = frame(0, start, FlowExtent(across: max(0, flow.breadth), along: thickness))
        return attributes
    }

    /// The visible part of the content that no bar covers, along the axis.
    private var visible: ClosedRange<CGFloat> {
        guard let collectionView else { return 0...0 }
        let margins = flow.axis.margins(of: collectionView.adjustedContentInset)
        let span = flow.axis.span(of: collectionView.bounds)
        let start = span.lowerBound + margins.before
        return start...max(start, span.upperBound - margins.behind)
    }

    private func pinnedHeader(_ index: Int, _ natural: CGFloat, _ thickness: CGFloat) -> CGFloat {
        let limit = flow.arrangement.starts[index] + flow.arrangement.sections[index].footerStart - thickness
        return max(natural, min(visible.lowerBound, limit))
    }

    private func pinnedFooter(_ index: Int, _ natural: CGFloat, _ thickness: CGFloat) -> CGFloat {
        let limit = flow.arrangement.starts[index] + flow.arrangement.sections[index].metrics.header
        return min(natural, max(visible.upperBound - thickness, limit))
    }

    // MARK: Invalidation

    func adoptInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferredAttributes, preferred.key.category == .cell {
            flow.measured[preferred.key.position] = preferred.size
            flow.pending[preferred.key.position] = preferred.size
            return
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            (flow.needsMetrics, flow.needsLines) = (true, true)
            if context.invalidateEverything, context.invalidateDataSourceCounts { flow.forgetSizes() }
            return
        }
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
        if context.invalidateFlowLayoutDelegateMetrics { flow.needsMetrics = true }
        if context.invalidateFlowLayoutAttributes { flow.needsLines = true }
    }

    func isAffected(by bounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let former = collectionView.bounds
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return former != bounds }
        return changesBreadth(from: former, to: bounds)
    }

    private func changesBreadth(from former: CGRect, to bounds: CGRect) -> Bool {
        scrollDirection == .vertical ? former.width != bounds.width : former.height != bounds.height
    }

    func makeContext(forBounds bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flowContext.invalidateFlowLayoutDelegateMetrics = false
        flowContext.invalidateFlowLayoutAttributes =
            collectionView.map { changesBreadth(from: $0.bounds, to: bounds) } ?? true
        return flowContext
    }

    /// Lines may have another length now, and pinned views other positions.
    func insetsOfFlowDidChange() {
        let context = makeContext()
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        invalidateLayout(with: context)
    }

    /// Whether an item that says its own size is to have it.
    func adoptsSize(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard flow.isEstimated, original.key.category == .cell else { return false }
        let (new, former) = (preferred.size, original.size)
        // A change of less than half a pixel is not visible.
        return max(abs(new.width - former.width), abs(new.height - former.height)) * flow.scale >= 0.5
    }
}
