import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Sections that scroll by themselves, and handlers of visible items.
extension UICollectionViewCompositionalLayout {
    /// The scrolling of a section; nil for one that does not.
    func scroll(of section: Int?) -> SectionScroll? {
        guard let section, state.scrolls.indices.contains(section) else { return nil }
        return state.scrolls[section]
    }

    func stops(of scroll: SectionScroll) -> OrthogonalStops? {
        guard let sections = state.composition?.sections, sections.indices.contains(scroll.index) else { return nil }
        return OrthogonalStops(section: sections[scroll.index])
    }

    // MARK: Geometry

    /// Has a scrolling for each section that does so, the same as before where there was one.
    func updateScrolls() {
        guard let composition = state.composition else { return }
        var scrolls: [SectionScroll?] = []
        for (index, section) in composition.sections.enumerated() {
            let former = scroll(of: index)
            scrolls.append(section.isOrthogonal ? former ?? SectionScroll(of: index, in: self) : nil)
        }
        state.scrolls = scrolls
        for index in scrolls.indices { positionScroll(of: index) }
    }

    /// Moves the scroll view of a section, with its elements, to the section's present frame.
    func positionScroll(of section: Int) {
        guard let composition = state.composition, let scroll = scroll(of: section),
            let declared = state.sections[section]
        else { return }
        scroll.layOut(composition, declared, generation: state.generation)
    }

    /// The scrolling of a section where that is now; nil for a section that does not scroll by itself.
    func placedScroll(of section: Int?) -> SectionScroll? {
        guard let scroll = scroll(of: section) else { return nil }
        // Those with scroll views are placed when the layout is prepared, in the animation there may be.
        if scroll.view == nil, scroll.generation != state.generation { positionScroll(of: scroll.index) }
        return scroll
    }

    /// Gives sections their own offsets after an update.
    func followScrolls(_ batch: ResolvedBatch) {
        var scrolls: [SectionScroll?] = []
        for case let scroll? in state.scrolls {
            guard let index = batch.newSection(of: scroll.index) else {
                scroll.index = -1
                continue
            }
            while scrolls.count <= index { scrolls.append(nil) }
            scrolls[index] = scroll
            scroll.index = index
        }
        state.scrolls = scrolls
        state.looks = [:]
    }

    /// Removes scroll views without elements.
    func removeUnusedScrolls() {
        guard !state.shownScrolls.isEmpty else { return }
        state.shownScrolls.removeAll { scroll in
            guard !scroll.hasElements else { return false }
            scroll.releaseView()
            return true
        }
    }

    func pageOfScrollsWasFilled() { for scroll in state.shownScrolls { scroll.pageWasFilled() } }

    func sectionDidScroll(_ scroll: SectionScroll, leavesPage: Bool) {
        let hasHandler = state.sections.indices.contains(scroll.index) && hasHandler(scroll.index)
        if hasHandler { state.pendingHandlers.insert(scroll.index) }
        engine?.sectionDidScroll(leavesPage: leavesPage || hasHandler)
    }

    /// Has the section of an item scroll so that the item is where a position says, or at least visible.
    func scrollSection(showing position: ItemPosition, at goal: UICollectionView.ScrollPosition, animated: Bool) {
        guard let scroll = scroll(of: position.section), let stops = stops(of: scroll),
            let composition = state.composition,
            let frame = composition.element(Composition.Key(position.section, .item(position.item)))?.frame
        else { return }
        let part = scroll.axis == .horizontal ? goal.horizontal : goal.vertical
        let offset = scroll.offset(showing: frame, at: part)
        switch stops.section.section.scrolling {
        case .none, .continuous, .continuousGroupLeadingBoundary: scroll.scroll(to: offset, animated: animated)
        case .paging: scroll.scroll(to: stops.page(showing: position.item), animated: animated)
        case .groupPaging, .groupPagingCentered: scroll.scroll(to: stops.stop(of: position.item), animated: animated)
        }
    }

    // MARK: Handlers

    func hasHandler(_ section: Int) -> Bool { state.sections[section]?.visibleItemsInvalidationHandler != nil }

    /// Calls the handlers of visible items, where they are due, so that they can change the items' looks.
    func callHandlers() {
        guard state.hasHandlers, let collectionView, let composition = state.composition,
            state.needsAllHandlers || !state.pendingHandlers.isEmpty
        else { return }
        let pending = state.needsAllHandlers ? nil : state.pendingHandlers
        (state.needsAllHandlers, state.pendingHandlers) = (false, [])
        // A section that is not visible is not asked, and shows no changes of its handler.
        if pending == nil { state.looks = [:] }
        var items: [Int: [VisibleItem]] = [:]
        var order: [Int] = []
        let visible = composition.elements(in: collectionView.bounds, pinnedIn: visible) { [state] in
            state.scrolls[$0]?.position ?? 0
        }
        for element in visible {
            guard let section = element.section, hasHandler(section), pending?.contains(section) ?? true else {
                continue
            }
            if items[section] == nil {
                order.append(section)
                state.looks[section] = nil
            }
            items[section, default: []].append(VisibleItem(attributes(of: element)))
        }
        for section in order { callHandler(of: section, items[section] ?? [], collectionView) }
    }

    private func callHandler(of section: Int, _ items: [VisibleItem], _ collection: UICollectionView) {
        guard let handler = state.sections[section]?.visibleItemsInvalidationHandler,
            let environment = state.environment
        else { return }
        handler(items, scroll(of: section)?.shift ?? collection.contentOffset, environment)
        var looks: [ElementKey: ElementLook] = [:]
        for item in items { looks[item.attributes.key] = item.attributes.look }
        state.looks[section] = looks
    }
}
