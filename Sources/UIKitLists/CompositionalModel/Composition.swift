import CoreGraphics
import Foundation
import UIFoundation

/// Sections one behind the other: the whole content of a compositional layout, as numbers.
///
/// Frames are in the space of the collection view's content, with positions on pixels, and mirrored in right-to-left layouts. In
/// a section that scrolls by itself they are in the space of that scroll view's content, along its direction.
nonisolated struct Composition {
    /// A layout as it is declared, without its sections.
    struct Layout {
        /// The surroundings of views at the layout's edges.
        var space: CompositionSpace
        /// The room between sections, in points.
        var spacing: CGFloat = 0
        var boundaries: [CompositionBoundary] = []
        /// Whether the layout is from right to left.
        var isMirrored = false
    }

    /// A view of a section, or of the whole layout.
    struct Key: Hashable {
        /// nil for a view at an edge of the layout.
        var section: Int?
        var element: CompositionElement.Key

        init(_ section: Int?, _ element: CompositionElement.Key) { (self.section, self.element) = (section, element) }
    }

    /// A view, and where it is.
    struct Element: Equatable {
        /// nil for a view at an edge of the layout.
        var section: Int?
        var element: CompositionElement
    }

    let layout: Layout
    private(set) var sections: [SolvedSection]
    private var stretches = StretchTree<SectionStretch>()
    /// The measured sizes of views at the layout's edges.
    private(set) var measuredViews: [CompositionElement.Key: CGSize] = [:]
    /// The distance by which an element reaches out of its section, along the layout's direction.
    private var overhang: CGFloat = 0

    init(
        _ layout: Layout, _ sections: [SolvedSection], measuredViews: [CompositionElement.Key: CGSize] = [:]
    ) {
        (self.layout, self.sections, self.measuredViews) = (layout, sections, measuredViews)
        var all: [SectionStretch] = []
        for section in sections {
            all.append(SectionStretch(extent: max(0, section.extent + layout.spacing)))
            overhang = max(overhang, section.reach)
        }
        stretches = StretchTree(all)
    }

    private var axis: CompositionAxis { layout.space.axis }

    // MARK: Lengths

    /// The views at the layout's edges.
    var boundaries: Boundaries {
        let insets = layout.space.boundaryInsets ?? layout.space.insets
        return Boundaries(layout.boundaries, in: layout.space, insets: insets, measuredViews)
    }

    /// The length of all sections.
    private var sectionsLength: CGFloat { sections.isEmpty ? 0 : max(0, stretches.extent - layout.spacing) }

    /// The size of the content.
    var contentSize: CGSize {
        let ends = boundaries.ends
        var size = layout.space.size
        size[axis] = ends.start + sectionsLength + ends.end
        return size
    }

    /// The beginning of a section along the layout's direction, not mirrored.
    func start(of section: Int) -> CGFloat {
        boundaries.ends.start + stretches.find(index: section).offset
    }

    // MARK: Frames

    /// The elements in a rectangle: section by section, and in each in the order of its items; the layout's own views at the end.
    ///
    /// - Parameter offset: The offset of a section that scrolls by itself, from the left or the top of its content.
    /// - Parameter bounds: The visible rectangle, in which pinned views stay; nil to leave them at their own positions.
    /// - Parameter reach: The part of a section that scrolls by itself that is included beyond the visible part, as a fraction of
    ///   the visible part.
    func elements(
        in rect: CGRect, pinnedIn bounds: CGRect? = nil, reach: CGFloat = 0, offset: (Int) -> CGFloat = { _ in 0 }
    ) -> [Element] {
        var found: [Element] = []
        let size = contentSize
        let (area, visible) = (mirror(rect, in: size), bounds.map { mirror($0, in: size) })
        let boundaries = boundaries
        var index = firstSection(endingAfter: area.start(axis) - boundaries.ends.start - overhang)
        while index < sections.count {
            let start = boundaries.ends.start + stretches.find(index: index).offset
            guard start <= area.end(axis) + overhang else { break }
            let section = sections[index]
            for element in section.elements(
                in: move(area, by: -start),
                window: window(of: section, section.isOrthogonal ? offset(index) : 0, reach),
                pinnedIn: visible.map { move($0, by: -start) })
            {
                found.append(Element(section: index, element: settle(element, of: section, at: start, in: size)))
            }
            index += 1
        }
        for index in boundaries.items.indices {
            let element = boundary(index, boundaries, pinnedIn: visible)
            guard element.frame.overlaps(area) else { continue }
            found.append(Element(section: nil, element: settle(element, of: nil, at: 0, in: size)))
        }
        return found
    }

    /// A single view; nil when there is none with the key.
    func element(_ key: Key, pinnedIn bounds: CGRect? = nil) -> CompositionElement? {
        let size = contentSize
        let visible = bounds.map { mirror($0, in: size) }
        guard let index = key.section else {
            let boundaries = boundaries
            guard let found = boundaries.items.firstIndex(where: { .boundary($0.kind) == key.element }) else {
                return nil
            }
            return settle(boundary(found, boundaries, pinnedIn: visible), of: nil, at: 0, in: size)
        }
        guard sections.indices.contains(index) else { return nil }
        let start = start(of: index)
        guard
            let element = sections[index].element(key.element, pinnedIn: visible.map { move($0, by: -start) })
        else { return nil }
        return settle(element, of: sections[index], at: start, in: size)
    }

    private func boundary(_ index: Int, _ boundaries: Boundaries, pinnedIn bounds: CGRect?) -> CompositionElement {
        let item = boundaries.items[index]
        return CompositionElement(
            key: .boundary(item.kind),
            frame: boundaries.frame(of: index, contentLength: sectionsLength, pinnedIn: bounds),
            zIndex: boundaries.zIndex(of: index), measuresWidth: item.size.width.isSelfSizing,
            measuresHeight: item.size.height.isSelfSizing)
    }

    /// The first section that does not end in front of an offset.
    private func firstSection(endingAfter offset: CGFloat) -> Int {
        guard offset > 0 else { return 0 }
        return stretches.find(offset: offset - PixelGrid.tolerance)?.index ?? max(0, sections.count - 1)
    }

    private func move(_ rect: CGRect, by distance: CGFloat) -> CGRect {
        var rect = rect
        rect.origin[axis] += distance
        return rect
    }

    // MARK: Reading direction

    private func mirror(_ rect: CGRect, in size: CGSize) -> CGRect {
        guard layout.isMirrored else { return rect }
        return CGRect(
            x: size.width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
            height: rect.size.height)
    }

    /// The positions that are visible in a section that has scrolled, along its own direction and not mirrored.
    private func window(
        of section: SolvedSection, _ offset: CGFloat, _ reach: CGFloat
    ) -> ClosedRange<CGFloat>? {
        guard section.isOrthogonal else { return nil }
        let length = section.viewportLength
        let start =
            layout.isMirrored && section.axis == .horizontal
            ? max(section.scrolledLength, length) - offset - length : offset
        let room = max(0, length) * reach
        return (start - room)...(start + max(0, length) + room)
    }

    /// An element of a section with its frame in the content.
    private func settle(
        _ element: CompositionElement, of section: SolvedSection?, at start: CGFloat, in size: CGSize
    ) -> CompositionElement {
        var element = element
        var size = size
        element.frame = move(element.frame, by: start)
        if let section, section.isOrthogonal, section.axis == .horizontal, element.key.scrolls {
            size.width = max(section.scrolledLength, section.viewportLength)
        }
        element.frame = layout.space.grid.roundPosition(mirror(element.frame, in: size))
        return element
    }

    /// The part of the content in which a section scrolls by itself.
    func scrolledFrame(of index: Int) -> CGRect {
        let (section, axis) = (sections[index], layout.space.axis)
        var frame = CGRect.zero
        frame.origin[axis] = layout.space.grid.roundPosition(start(of: index) + section.boundaries.ends.start)
        frame.size[axis] = section.contentLength
        frame.size[axis.across] = section.viewportLength
        return axis == .horizontal ? mirror(frame, in: contentSize) : frame
    }

    // MARK: Changes

    /// Stores the fitting size of an element's content; false when the layout is the same with it.
    mutating func setSize(_ size: CGSize, of key: Key) -> Bool {
        guard let section = key.section else {
            let rounded = CGSize(
                width: layout.space.grid.roundUp(size.width), height: layout.space.grid.roundUp(size.height))
            guard measuredViews[key.element] != rounded else { return false }
            measuredViews[key.element] = rounded
            return true
        }
        return change(section) { $0.setSize(size, of: key.element) }
    }

    /// Has content say anew how large it is; false when it was not asked before.
    mutating func forgetSize(of key: Key) -> Bool {
        guard let section = key.section else { return measuredViews.removeValue(forKey: key.element) != nil }
        return change(section) { $0.forgetSize(of: key.element) }
    }

    private mutating func change(_ index: Int, _ change: (inout SolvedSection) -> Bool) -> Bool {
        let hasChanged = change(&sections[index])
        let extent = max(0, sections[index].extent + layout.spacing)
        stretches.update(index: index) { $0.extent = extent }
        overhang = max(overhang, sections[index].reach)
        return hasChanged
    }
}
