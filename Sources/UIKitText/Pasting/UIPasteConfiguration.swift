public import Foundation
public import UIKitCore

/// The types of items that a text accepts when they are pasted.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
    /// The types, the best one first; an item is accepted if it has one of them or a special case of it.
    open var acceptableTypeIdentifiers: [String]

    /// Makes a configuration without types.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Makes a configuration of types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration of the types that objects of a class can be made from.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Adds types behind the others.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that objects of a class can be made from.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }

    /// Whether an item has one of the types.
    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
}
