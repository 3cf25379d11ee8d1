public import Foundation

extension CGColorSpace {
    /// The bytes of an ICC profile of version 4 that describes the space by a matrix and curves.
    ///
    /// Nil where these cannot: for PQ and HLG, for inks, Lab and XYZ, and for a pattern space.
    public func copyICCData() -> CFData? { model == .pattern ? nil : ColorProfile(kind, title: name ?? "")?.data }

    /// The former name of `copyICCData()`.
    @available(*, deprecated, renamed: "copyICCData()")
    public var iccData: CFData? { copyICCData() }
}
