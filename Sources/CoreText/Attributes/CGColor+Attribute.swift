package import CoreGraphics

extension CGColor: ColorAttribute {
    package var attributeColor: CGColor { self }
}
