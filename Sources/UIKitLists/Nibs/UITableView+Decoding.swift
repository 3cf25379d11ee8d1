import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UITableView {
    /// The style of a table in an interface file; plain tables have no attribute for it.
    static func style(in coder: NSCoder) -> Style { coder.interface?.choice("style", styles) ?? .plain }

    /// Applies the look of the style to a table of an interface file, then the file's attributes.
    func prepare(from coder: NSCoder) {
        prepare()
        if let coder = coder.interface { decodeTable(from: coder) }
    }

    private func decodeTable(from coder: InterfaceCoder) {
        // The style's background has replaced the one of the scroll view.
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        alwaysBounceVertical = coder.flag("alwaysBounceVertical") ?? false
        decodeHeights(from: coder)
        decodeLooks(from: coder)
        decodeIndex(from: coder)
        decodeSelection(from: coder)
        decodePrototypes(from: coder)
        decodeSections(from: coder)
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        if let view: UIView = coder.object("tableHeaderView") { tableHeaderView = view }
        if let view: UIView = coder.object("tableFooterView") { tableFooterView = view }
    }

    private func decodeHeights(from coder: InterfaceCoder) {
        if let height = coder.number("rowHeight") { rowHeight = height }
        if let height = coder.number("estimatedRowHeight") { estimatedRowHeight = height }
        if let height = coder.number("sectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = coder.number("sectionFooterHeight") { sectionFooterHeight = height }
        if let height = coder.number("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = coder.number("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
        if let height = coder.number("sectionHeaderTopPadding") { sectionHeaderTopPadding = height }
        if let height = coder.number("fillerRowHeight") { fillerRowHeight = height }
        // Files have heights for tables with groups that no title fits into, and titles are whole all the same.
        engine.titlesGrow = style != .plain
    }

    private func decodeLooks(from coder: InterfaceCoder) {
        if let style = coder.choice("separatorStyle", Self.separatorStyles) { separatorStyle = style }
        if let color = coder.color("separatorColor") { separatorColor = color }
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
        if let reference = coder.choice("separatorInsetReference", Self.references) {
            separatorInsetReference = reference
        }
        if let follows = coder.flag("cellLayoutMarginsFollowReadableWidth") {
            cellLayoutMarginsFollowReadableWidth = follows
        }
        let insets = coder.flag("contentViewInsetsToSafeArea") ?? coder.flag("insetsContentViewsToSafeArea")
        if let insets { insetsContentViewsToSafeArea = insets }
    }

    private func decodeIndex(from coder: InterfaceCoder) {
        if let count = coder.integer("sectionIndexMinimumDisplayRowCount") {
            sectionIndexMinimumDisplayRowCount = count
        }
        if let color = coder.color("sectionIndexColor") { sectionIndexColor = color }
        if let color = coder.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
        if let color = coder.color("sectionIndexTrackingBackgroundColor") {
            sectionIndexTrackingBackgroundColor = color
        }
    }

    private func decodeSelection(from coder: InterfaceCoder) {
        if let allows = coder.flag("allowsSelection") { allowsSelection = allows }
        if let allows = coder.flag("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = coder.flag("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = coder.flag("allowsMultipleSelectionDuringEditing") {
            allowsMultipleSelectionDuringEditing = allows
        }
        if let allows = coder.flag("allowsFocus") { allowsFocus = allows }
        if let allows = coder.flag("allowsFocusDuringEditing") { allowsFocusDuringEditing = allows }
        if let follows = coder.flag("selectionFollowsFocus") { selectionFollowsFocus = follows }
        if let remembers = coder.flag("remembersLastFocusedIndexPath") { remembersLastFocusedIndexPath = remembers }
        if let isEnabled = coder.flag("prefetchingEnabled") { isPrefetchingEnabled = isEnabled }
        // Rows have always been highlighted so.
        _ = coder.flag("showsSelectionImmediatelyOnTouchBegin")
    }

    // MARK: Rows

    private func decodePrototypes(from coder: InterfaceCoder) {
        for element in coder.list("prototypes") {
            let inner = coder.coder(for: element)
            guard let identifier = inner.text("reuseIdentifier"), !identifier.isEmpty else {
                inner.report("reuseIdentifier", "", expected: "the identifier that cells are dequeued by")
                continue
            }
            engine.cellQueue.register(.prototype(coder.objects.template(for: element)), for: identifier)
        }
    }

    private func decodeSections(from coder: InterfaceCoder) {
        _ = coder.choice("dataMode", ["prototypes": false, "static": true])
        let sections = coder.list("sections").map { element in
            let inner = coder.coder(for: element)
            return StaticSections.Section(
                header: inner.string("headerTitle"), footer: inner.string("footerTitle"),
                cells: inner.objects(in: "cells"))
        }
        if !sections.isEmpty { engine.staticSections = StaticSections(sections) }
    }

    // MARK: Words

    private static let styles: KeyValuePairs<String, Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let separatorStyles: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
        "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]

    private static let references: KeyValuePairs<String, SeparatorInsetReference> = [
        "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets, "cellEdges": .fromCellEdges,
        "automaticInsets": .fromAutomaticInsets,
    ]
}
