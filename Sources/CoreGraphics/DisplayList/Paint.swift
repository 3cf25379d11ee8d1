/// How an area is coloured.
package struct Paint: Hashable, Sendable {
    package var color: RGBAColor
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
