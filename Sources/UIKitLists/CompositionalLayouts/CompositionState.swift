import CoreGraphics
import Foundation
import UIFoundation

/// All that a compositional layout has computed, and which of it is no longer right.
final class CompositionState {
    /// The sizes that views of a section said of themselves.
    struct Measures {
        var items = MeasuredItems()
        var views: [CompositionElement.Key: CGSize] = [:]
    }

    /// The frames; nil before the first solve.
    var composition: Composition?
    /// The sections as the app gave them; nil for one without items.
    var sections: [NSCollectionLayoutSection?] = []
    /// The number of items in each section at the last solve.
    var counts: [Int] = []
    /// The surroundings of the last solve.
    var surroundings: LayoutSurroundings?
    var needsSolving = true
    /// Sizes that were measured before an update, by sections after it; nil where those of the composition hold.
    var carried: [Measures]?
    /// Whether content decides about the size of a view.
    var isSelfSizing = false
    /// Whether a change of the bounds affects the layout, because of pinned views or handlers of visible items.
    var followsBounds = false
    /// The scrolling of sections that scroll by themselves, and nil for others.
    var scrolls: [SectionScroll?] = []
    /// Counts how often frames have changed, so that sections that do not show learn where they are when they do.
    var generation = 0
    /// Those of them that have scroll views.
    var shownScrolls: [SectionScroll] = []
    /// The surroundings as apps see them.
    var environment: LayoutEnvironment?
    /// Whether a section has a handler of visible elements.
    var hasHandlers = false
    /// Whether all handlers are to be called, or else those of which sections.
    var needsAllHandlers = false
    var pendingHandlers: Set<Int> = []
    /// The looks that handlers gave to elements, by section.
    var looks: [Int: [ElementKey: ElementLook]] = [:]
    /// Faults that were reported to the app's author.
    var reportedFaults: [CompositionFault] = []

    func forgetSizes() {
        carried = []
        needsSolving = true
    }

    /// Takes the sizes of a section that were measured before.
    func measures(of section: Int) -> Measures {
        if let carried { return section < carried.count ? carried[section] : Measures() }
        guard let sections = composition?.sections, section < sections.count else { return Measures() }
        return Measures(items: sections[section].measured, views: sections[section].measuredViews)
    }

    /// Gives the measured sizes their positions after an update.
    func follow(_ batch: ResolvedBatch) {
        guard let composition else { return }
        // There may have been another update before the layout was solved for the last one.
        let former = carried ?? composition.sections.map { Measures(items: $0.measured, views: $0.measuredViews) }
        var kept: [Measures] = []
        func place(_ section: Int, _ change: (inout Measures) -> Void) {
            while kept.count <= section { kept.append(Measures()) }
            change(&kept[section])
        }
        for (index, section) in former.enumerated() {
            var next = section.items.first(from: 0)
            while let item = next {
                let position = batch.keptPosition(of: ItemPosition(index, item))
                if let position { place(position.section) { $0.items.set(section.items[item], of: position.item) } }
                next = section.items.first(from: item + 1)
            }
            // Hash order: each has a key of its own.
            for (key, size) in section.views {
                guard let (section, key) = Self.followed(key, in: index, batch) else { continue }
                place(section) { $0.views[key] = size }
            }
        }
        (carried, needsSolving) = (kept, true)
    }

    private static func followed(
        _ key: CompositionElement.Key, in section: Int, _ batch: ResolvedBatch
    ) -> (Int, CompositionElement.Key)? {
        if case .supplement(let kind, let item) = key {
            return batch.keptPosition(of: ItemPosition(section, item)).map {
                ($0.section, .supplement(kind, item: $0.item))
            }
        }
        guard !batch.reloadedSections.contains(section) else { return nil }
        return batch.newSection(of: section).map { ($0, key) }
    }
}
