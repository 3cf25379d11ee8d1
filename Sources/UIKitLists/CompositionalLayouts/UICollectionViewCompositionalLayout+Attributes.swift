import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The answers of a compositional layout.
extension UICollectionViewCompositionalLayout {
    /// The item in the path of a view at an edge of the whole layout.
    private static let layoutItem = Int.max

    /// The part of the content that shows and that no bar covers.
    var visible: CGRect? {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
    }

    func elements(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let composition = state.composition else { return [] }
        callHandlers()
        let elements = composition.elements(in: rectangle, pinnedIn: visible, reach: SectionScroll.reach) {
            [state] in state.scrolls[$0]?.position ?? 0
        }
        return elements.map { looking(attributes(of: $0)) }
    }

    /// Attributes with the look that a handler gave to their element, if one did.
    private func looking(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard state.hasHandlers, let look = state.looks[attributes.key.position.section]?[attributes.key] else {
            return attributes
        }
        attributes.look = look
        return attributes
    }

    /// The attributes of an element as the layout has it.
    func attributes(of element: Composition.Element) -> UICollectionViewLayoutAttributes {
        attributes(of: element.element, Self.key(of: element.element.key, in: element.section), element.section)
    }

    /// The attributes of an element; nil for none.
    func elementAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let composition = state.composition,
            let element = composition.element(compositionKey(of: key, composition), pinnedIn: visible)
        else { return nil }
        let section = key.position.item == Self.layoutItem ? nil : key.position.section
        return looking(attributes(of: element, key, section))
    }

    private func attributes(
        of element: CompositionElement, _ key: ElementKey, _ section: Int?
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(key)
        attributes.frame = element.frame
        attributes.zIndex = element.zIndex
        (attributes.keepsWidth, attributes.keepsHeight) = (!element.measuresWidth, !element.measuresHeight)
        dress(attributes)
        if element.key.scrolls { attributes.scroll = placedScroll(of: section) }
        return attributes
    }

    // MARK: Names

    private static func key(of key: CompositionElement.Key, in section: Int?) -> ElementKey {
        switch key {
        case .item(let item): .cell(ItemPosition(section ?? 0, item))
        case .supplement(let kind, let item): .supplementary(kind, ItemPosition(section ?? 0, item))
        case .boundary(let kind):
            .supplementary(kind, section.map { ItemPosition($0, 0) } ?? ItemPosition(0, layoutItem))
        case .decoration(let kind): .decoration(kind, ItemPosition(section ?? 0, 0))
        }
    }

    private func compositionKey(of key: ElementKey, _ composition: Composition) -> Composition.Key {
        let position = key.position
        switch key.category {
        case .cell: return Composition.Key(position.section, .item(position.item))
        case .decorationView:
            // There is one in a section, whose item is 0.
            guard position.item == 0 else { return Composition.Key(nil, .decoration(key.kind)) }
            return Composition.Key(position.section, .decoration(key.kind))
        case .supplementaryView:
            if position.item == Self.layoutItem { return Composition.Key(nil, .boundary(key.kind)) }
            return isSupplement(key)
                ? Composition.Key(position.section, .supplement(key.kind, item: position.item))
                : Composition.Key(position.section, .boundary(key.kind))
        }
    }

    /// Whether an element is a view of an item, or of the group that begins with it.
    func isSupplement(_ key: ElementKey) -> Bool {
        guard key.category == .supplementaryView, key.position.item != Self.layoutItem else { return false }
        guard key.position.item == 0, let sections = state.composition?.sections,
            sections.indices.contains(key.position.section)
        else { return true }
        return !sections[key.position.section].section.boundaries.contains { $0.kind == key.kind }
    }

    // MARK: Invalidation

    func adoptInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferredAttributes {
            if var composition = state.composition, !state.needsSolving {
                let key = compositionKey(of: preferred.key, composition)
                // The only reference, so that it is not copied.
                state.composition = nil
                _ = composition.setSize(preferred.size, of: key)
                state.composition = composition
                state.generation += 1
            }
            return
        }
        if context.invalidateEverything {
            state.forgetSizes()
            engine?.sizesWereForgotten()
        }
        if context.invalidateDataSourceCounts { state.needsSolving = true }
        if !state.needsSolving { forgetSizes(named: context) }
    }

    /// Has views say their sizes anew that a context names.
    private func forgetSizes(named context: UICollectionViewLayoutInvalidationContext) {
        var keys = (context.invalidatedItemIndexPaths ?? []).compactMap(ItemPosition.init).map(ElementKey.cell)
        // Hash order: each view has a size of its own.
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
            keys += paths.compactMap(ItemPosition.init).map { .supplementary(kind, $0) }
        }
        guard !keys.isEmpty, var composition = state.composition else { return }
        keys.removeAll { !composition.sections.indices.contains($0.position.section) }
        let named = keys.map { (key: $0, name: compositionKey(of: $0, composition)) }
        // The only reference, so that it is not copied.
        state.composition = nil
        for (key, name) in named {
            _ = composition.forgetSize(of: name)
            engine?.shown[key]?.needsSize = true
        }
        state.composition = composition
        state.generation += 1
    }

    func isAffected(by bounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let former = collectionView.bounds
        return state.followsBounds ? former != bounds : former.size != bounds.size
    }

    /// Whether an element that says its own size is to have it.
    func adoptsSize(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, former) = (preferred.size, original.size)
        let width = original.keepsWidth ? 0 : abs(new.width - former.width)
        let height = original.keepsHeight ? 0 : abs(new.height - former.height)
        // A change of less than half a pixel is not visible.
        return max(width, height) * (collectionView?.contentScaleFactor ?? 1) >= 0.5
    }
}
