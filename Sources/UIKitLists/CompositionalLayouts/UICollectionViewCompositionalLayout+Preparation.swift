import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// When a compositional layout is computed, and in which surroundings.
extension UICollectionViewCompositionalLayout {
    private func surroundings(of collection: UICollectionView) -> LayoutSurroundings {
        // A subclass that has itself mirrored by the collection is not mirrored twice.
        let isMirrored =
            !flipsHorizontallyInOppositeLayoutDirection
            && collection.runsRightToLeft
        return LayoutSurroundings(of: collection, configuration.scrollDirection, isMirrored: isMirrored)
    }

    /// Whether the collection is no longer as it was when the layout was computed.
    var isOtherwiseSurrounded: Bool {
        guard let collectionView, let former = state.surroundings else { return false }
        return surroundings(of: collectionView) != former
    }

    func configurationDidChange() {
        state.needsSolving = true
        invalidateLayout()
    }

    func prepareComposition() {
        guard let collectionView else { return }
        let surroundings = surroundings(of: collectionView)
        if let former = state.surroundings, former != surroundings {
            state.needsSolving = true
            // A size that content said holds for the room that it had.
            if former.size != surroundings.size || former.traits != surroundings.traits {
                state.forgetSizes()
                engine?.sizesWereForgotten()
            }
        }
        state.surroundings = surroundings
        let counts = engine?.loadedCounts.sections ?? []
        if state.needsSolving || state.counts != counts {
            solve(counts, surroundings)
            updateScrolls()
        } else {
            for scroll in state.shownScrolls { positionScroll(of: scroll.index) }
        }
        state.needsAllHandlers = true
    }

    // MARK: Solving

    private func solve(_ counts: [Int], _ surroundings: LayoutSurroundings) {
        let configuration = configuration
        let insets = surroundings.insets(configuration.contentInsetsReference)
        let environment = LayoutEnvironment(
            CompositionContainer(size: surroundings.size, insets: insets), traits: surroundings.traits)
        state.environment = environment
        state.hasHandlers = false
        state.isSelfSizing = configuration.boundarySupplementaryItems.contains { $0.layoutSize.size.isSelfSizing }
        state.followsBounds = configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
        var sections: [NSCollectionLayoutSection?] = []
        var solved: [SolvedSection] = []
        for (index, count) in counts.enumerated() {
            environment.place = (index, counts.count)
            let section = ask(for: index, count: count, environment)
            if section?.list != nil {
                register(ListBackgroundView.self, forDecorationViewOfKind: ListSection.backgroundKind)
            }
            sections.append(section)
            // Other bounds have other items in sight, also those of a section that scrolls by itself.
            if section?.visibleItemsInvalidationHandler != nil {
                (state.hasHandlers, state.followsBounds) = (true, true)
            }
            solved.append(solve(section, at: index, count: count, surroundings))
        }
        let layout = Composition.Layout(
            space: surroundings.space(insets), spacing: configuration.interSectionSpacing,
            boundaries: configuration.boundarySupplementaryItems.map(\.boundary), isMirrored: surroundings.isMirrored)
        let isForgotten = state.carried?.isEmpty == true
        state.composition = Composition(
            layout, solved, measuredViews: isForgotten ? [:] : state.composition?.measuredViews ?? [:])
        state.generation += 1
        (state.sections, state.counts) = (sections, counts)
        (state.carried, state.needsSolving) = (nil, false)
    }

    private func ask(
        for index: Int, count: Int, _ environment: LayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        let section = provider(index, environment)
        guard section != nil || count == 0 else {
            fatalError(
                "The section provider of \(type(of: self)) answered nil for section \(index), which has \(count) items. Return an "
                    + "NSCollectionLayoutSection for each section that has items.")
        }
        return section
    }

    private func solve(
        _ section: NSCollectionLayoutSection?, at index: Int, count: Int, _ surroundings: LayoutSurroundings
    ) -> SolvedSection {
        guard let section else {
            let none = CompositionItem(size: CompositionSize(.absolute(0), .absolute(0)))
            return SolvedSection(CompositionSection(group: none), itemCount: 0, in: surroundings.space(.zero))
        }
        let insets = surroundings.insets(section.contentInsetsReference, configuration.contentInsetsReference)
        let reference = section.supplementaryContentInsetsReference
        let space = surroundings.space(
            insets, boundaries: reference == .automatic ? nil : surroundings.insets(reference))
        let composed = section.composed(surroundings.traits)
        let measures = state.measures(of: index)
        let solved = SolvedSection(
            composed, itemCount: count, in: space, measured: measures.items, measuredViews: measures.views)
        if composed.isSelfSizing { state.isSelfSizing = true }
        if composed.boundaries.contains(where: \.pins) { state.followsBounds = true }
        if let fault = solved.fault { report(fault, index) }
        return solved
    }

    private func report(_ fault: CompositionFault, _ section: Int) {
        guard !state.reportedFaults.contains(fault) else { return }
        state.reportedFaults.append(fault)
        let list = engine.map { " of \($0.label)" } ?? ""
        Diagnostics.log(
            "\(type(of: self))\(list) shows no items in section \(section). \(fault.sentence)")
    }
}

nonisolated extension CompositionSize {
    /// Whether content decides about the width or the height.
    fileprivate var isSelfSizing: Bool { width.isSelfSizing || height.isSelfSizing }
}

nonisolated extension CompositionItem {
    /// Whether content decides about the size of a view in it.
    fileprivate var isSelfSizing: Bool {
        if supplements.contains(where: { $0.size.isSelfSizing }) { return true }
        switch content {
        case .cell: return size.isSelfSizing
        case .group(let group):
            switch group.filling {
            case .list(let items): return items.contains(where: \.isSelfSizing)
            case .repeated(let item, _), .shared(let item, _): return item.isSelfSizing
            case .custom: return false
            }
        }
    }
}

nonisolated extension CompositionSection {
    /// Whether content decides about the size of a view in it.
    fileprivate var isSelfSizing: Bool { group.isSelfSizing || boundaries.contains { $0.size.isSelfSizing } }
}
