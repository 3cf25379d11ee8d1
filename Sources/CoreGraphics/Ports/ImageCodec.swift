package import Foundation

/// Turns image files into pixels and back.
package protocol ImageCodec: Sendable {
    /// Decodes the bytes of an image file; throws `ImageCodecError` when they are not one.
    func decode(_ data: Data) throws -> CGImage

    /// Draws the bytes of a drawing, such as SVG, with some pixels per unit; throws `ImageCodecError` when they are not one.
    func decodeDrawing(_ data: Data, scale: Double) throws -> CGImage

    /// Encodes as PNG without loss.
    func encodePNG(_ image: CGImage) throws -> Data

    /// Encodes as JPEG, over black, with a quality from 0 to 1.
    func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> Data
}

extension ImageCodec {
    package func decodeDrawing(_ data: Data, scale: Double) throws -> CGImage {
        throw ImageCodecError("Drawings cannot be read here.")
    }
}

/// The codec that `UIImage` and frame stores use.
package let installedImageCodec = PortSlot<any ImageCodec>("ImageCodec")
