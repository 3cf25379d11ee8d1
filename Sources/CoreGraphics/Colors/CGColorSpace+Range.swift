// The names of the functions are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGColorSpace {
    /// Whether the components have a curve of ITU-R BT.2100, PQ or HLG.
    public func isHDR() -> Bool { kind.isHighDynamicRange }
}

/// Whether the components of a space may lie outside their usual range.
public func CGColorSpaceUsesExtendedRange(_ s: CGColorSpace) -> Bool { s.kind.isExtended }

/// Whether the components of a space have a curve of ITU-R BT.2100, PQ or HLG.
public func CGColorSpaceUsesITUR_2100TF(_ s: CGColorSpace) -> Bool { s.kind.isHighDynamicRange }

/// Whether the components of a space have the curve PQ.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { s.kind.curve == .perceptualQuantizer }

/// Whether the components of a space have the curve HLG.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { s.kind.curve == .hybridLogGamma }

/// The space of a device's inks, taken as `CGColorSpace.genericCMYK`.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceCMYK", kind: ColorSpaceKind(.cmyk))
}
