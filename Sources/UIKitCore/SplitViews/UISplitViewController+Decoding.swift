import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles

extension UISplitViewController {
    /// The style in a file, which is needed before all other properties.
    static func style(from coder: InterfaceCoder) -> Style {
        let allowed = (coder.flag("allowDoubleColumnStyle") ?? false, coder.flag("allowTripleColumnStyle") ?? false)
        if let style = coder.choice("style", styles) { return style }
        // Files contain whether there are columns; their number follows from the connected controllers.
        let hasThird = coder.element.children(in: "connections").contains {
            $0["relationship"] == "supplementaryViewController"
        }
        return allowed.1 || hasThird ? .tripleColumn : allowed.0 ? .doubleColumn : .unspecified
    }

    /// Reads the properties of the columns, and the controllers of a file without scenes.
    func decodeSplitViewController(from coder: InterfaceCoder) {
        if let mode = coder.choice("displayMode", Self.displayModes) { preferredDisplayMode = mode }
        if let behavior = coder.choice("behavior", Self.behaviors) { preferredSplitBehavior = behavior }
        if let edge = coder.choice("primaryEdge", Self.edges) { primaryEdge = edge }
        if let style = coder.choice("primaryBackgroundStyle", Self.backgrounds) { primaryBackgroundStyle = style }
        if let presents = coder.flag("presentsWithGesture") { presentsWithGesture = presents }
        if let shows = coder.flag("showsSecondaryOnlyButton") { showsSecondaryOnlyButton = shows }
        decodeWidths(from: coder)
        let controllers = coder.objects(in: "viewControllers", as: UIViewController.self)
        guard style == .unspecified, controllers.count <= 2 else {
            if !controllers.isEmpty { refuse(controllers, of: coder) }
            return
        }
        if !controllers.isEmpty { viewControllers = controllers }
    }

    private func refuse(_ controllers: [UIViewController], of coder: InterfaceCoder) {
        coder.objects.report(
            coder.element.fault(
                found: "\(controllers.count) viewControllers in \(coder.element)",
                expected: "two at most, and none where the split view has columns"))
    }

    private func decodeWidths(from coder: InterfaceCoder) {
        if let width = coder.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
        if let width = coder.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
        if let width = coder.number("preferredPrimaryColumnWidth") { preferredPrimaryColumnWidth = width }
        if let part = coder.number("preferredPrimaryColumnWidthFraction") { preferredPrimaryColumnWidthFraction = part }
        if let width = coder.number("minimumSupplementaryColumnWidth") { minimumSupplementaryColumnWidth = width }
        if let width = coder.number("maximumSupplementaryColumnWidth") { maximumSupplementaryColumnWidth = width }
        if let width = coder.number("preferredSupplementaryColumnWidth") { preferredSupplementaryColumnWidth = width }
        if let part = coder.number("preferredSupplementaryColumnWidthFraction") {
            preferredSupplementaryColumnWidthFraction = part
        }
    }

    // MARK: Words

    private static let styles: KeyValuePairs<String, Style> = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]

    /// The modes, with their names from before there were columns.
    private static let displayModes: KeyValuePairs<String, DisplayMode> = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
    ]

    private static let behaviors: KeyValuePairs<String, SplitBehavior> = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]

    private static let edges: KeyValuePairs<String, PrimaryEdge> = ["leading": .leading, "trailing": .trailing]

    private static let backgrounds: KeyValuePairs<String, BackgroundStyle> = ["none": .none, "sidebar": .sidebar]
}
