/// The colour, gradient or pattern of an area.
package struct Paint: Hashable, Sendable {
    /// With a pattern only the colour's alpha counts.
    package var color: RGBAColor
    /// The pattern that is painted instead of the colour.
    package var pattern: PatternFill?
    package var blendMode: CGBlendMode
    package var isAntialiased: Bool
    package var shadow: Shadow?

    package init(
        color: RGBAColor, blendMode: CGBlendMode = .normal, isAntialiased: Bool = true, shadow: Shadow? = nil
    ) {
        self.color = color
        self.blendMode = blendMode
        self.isAntialiased = isAntialiased
        self.shadow = shadow
    }
}
