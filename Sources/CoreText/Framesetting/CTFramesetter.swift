import Foundation

/// A text that is set in frames; immutable.
public final class CTFramesetter: Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}
