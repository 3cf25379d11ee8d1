import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UICollectionView {
    /// The layout of a collection in an interface file; a plain flow layout where the file has none.
    static func layout(in coder: NSCoder) -> UICollectionViewLayout {
        coder.interface?.object("collectionViewLayout", as: UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
    }

    /// Applies the attributes of an interface file to a collection.
    func prepare(from coder: NSCoder) {
        prepare()
        if let coder = coder.interface { decodeCollection(from: coder) }
    }

    private func decodeCollection(from coder: InterfaceCoder) {
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        decodeSelection(from: coder)
        decodePrototypes(from: coder)
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        // Files with "none" have no prototypes either.
        _ = coder.choice("dataMode", ["prototypes": true, "none": false])
    }

    private func decodeSelection(from coder: InterfaceCoder) {
        if let allows = coder.flag("allowsSelection") { allowsSelection = allows }
        if let allows = coder.flag("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = coder.flag("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = coder.flag("allowsMultipleSelectionDuringEditing") {
            allowsMultipleSelectionDuringEditing = allows
        }
        if let isEnabled = coder.flag("prefetchingEnabled") { isPrefetchingEnabled = isEnabled }
    }

    // MARK: Prototypes

    private func decodePrototypes(from coder: InterfaceCoder) {
        for element in coder.list("cells") {
            guard let identifier = Self.identifier(in: coder.coder(for: element)) else { continue }
            engine.cellQueue.register(.prototype(coder.objects.template(for: element)), for: identifier)
        }
        decodePrototype("sectionHeaderView", Self.elementKindSectionHeader, from: coder)
        decodePrototype("sectionFooterView", Self.elementKindSectionFooter, from: coder)
    }

    private func decodePrototype(_ key: String, _ kind: String, from coder: InterfaceCoder) {
        guard let element = coder.value(key), coder.objects.includes(element),
            let identifier = Self.identifier(in: coder.coder(for: element))
        else { return }
        engine.edgeQueues[kind, default: ReuseQueue()].register(
            .prototype(coder.objects.template(for: element)), for: identifier)
    }

    /// The identifier of a prototype's element.
    private static func identifier(in coder: InterfaceCoder) -> String? {
        if let identifier = coder.text("reuseIdentifier"), !identifier.isEmpty { return identifier }
        coder.report("reuseIdentifier", "", expected: "the identifier that views are dequeued by")
        return nil
    }
}
