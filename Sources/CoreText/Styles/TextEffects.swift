package import CoreGraphics
package import Foundation

/// Rare attributes of text besides its colour, kept apart so that runs and spans without them are small.
package struct TextEffects: Hashable, Sendable {
    private struct Values: Hashable, Sendable {
        var background: CGColor?
        var shadow: Shadow?
        var outline: TextOutline?
        var slant: CGFloat
        var image: InlineImage?
    }

    private final class Box: Hashable, Sendable {
        let values: Values

        init(_ values: Values) { self.values = values }

        static func == (left: Box, right: Box) -> Bool { left === right || left.values == right.values }
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    private var box: Box

    package init(
        background: CGColor? = nil, shadow: Shadow? = nil, outline: TextOutline? = nil, slant: CGFloat = 0,
        image: InlineImage? = nil
    ) {
        box = Box(Values(background: background, shadow: shadow, outline: outline, slant: slant, image: image))
    }

    package var background: CGColor? {
        get { box.values.background }
        set { change { $0.background = newValue } }
    }

    package var shadow: Shadow? { box.values.shadow }

    package var outline: TextOutline? {
        get { box.values.outline }
        set { change { $0.outline = newValue } }
    }

    /// The distance by which glyphs lean to the right per point of height; negative to the left.
    package var slant: CGFloat { box.values.slant }

    /// The image that replaces object replacement characters.
    package var image: InlineImage? {
        get { box.values.image }
        set { change { $0.image = newValue } }
    }

    private mutating func change(_ change: (inout Values) -> Void) {
        var values = box.values
        change(&values)
        box = Box(values)
    }

    /// True when all effects are off.
    package var isEmpty: Bool { box.values == Values(slant: 0) }
}
