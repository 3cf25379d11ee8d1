import CoreGraphics
public import Foundation

/// The effect that a drop would have at the place of the session, as the drop's delegate has it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
    /// The effect of a drop here. A move that the drag does not allow is forbidden.
    open private(set) var operation: UIDropOperation

    /// Whether the session's place is exact, for targets as small as a line of text: then the preview is a little above it.
    open var isPrecise = false

    /// Whether previews are to keep their size here.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    /// A proposal of the same values.
    @_spi(Subclassing) open func copied() -> UIDropProposal { adopted(by: UIDropProposal(operation: operation)) }

    package func adopted<Copy: UIDropProposal>(by copy: Copy) -> Copy {
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}
