import CoreGraphics
import Foundation

/// One of the types as which an item can be loaded.
nonisolated struct ItemRepresentation: Sendable {
    typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: Handler
}
