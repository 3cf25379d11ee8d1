public import CoreGraphics
public import Foundation

/// Values of geometry as text, such as `{1, 2.5}`, `{{0, 0}, {10, 20}}` and `[1, 0, 0, 1, 0, 0]`, and in archives.
///
/// A text that is not of its form gives zero, or the identity. So does a key of an archive without a value of the type.
nonisolated extension NSCoder {
    // MARK: Text

    /// The text of a point: x and y.
    public class func string(for point: CGPoint) -> String { GeometryText(point.x, point.y).text }
    /// The text of a vector: dx and dy.
    public class func string(for vector: CGVector) -> String { GeometryText(vector.dx, vector.dy).text }
    /// The text of a size: width and height.
    public class func string(for size: CGSize) -> String { GeometryText(size.width, size.height).text }
    /// The text of a rectangle: its origin and its size.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// The text of a transform: a, b, c, d, tx and ty.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + GeometryText(t.a, t.b, t.c, t.d, t.tx, t.ty).text.dropFirst().dropLast() + "]"
    }
    /// The text of insets: top, left, bottom and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText(insets.top, insets.left, insets.bottom, insets.right).text
    }
    /// The text of insets by reading direction: top, leading, bottom and trailing.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText(insets.top, insets.leading, insets.bottom, insets.trailing).text
    }
    /// The text of an offset: horizontal and vertical.
    public class func string(for offset: UIOffset) -> String { GeometryText(offset.horizontal, offset.vertical).text }

    /// The point of a text.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector of a text.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The size of a text.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle of a text.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText(string, count: 4, form: "{{,},{,}}").map {
            CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        } ?? .zero
    }
    /// The transform of a text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText(string, count: 6, form: "[,,,,,]").map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    /// The insets of a text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    /// The insets by reading direction of a text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText(string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    /// The offset of a text.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    // MARK: Archives

    // Points, sizes and rectangles are encoded by Foundation.

    /// Puts a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) { keep(Self.string(for: vector), key) }
    /// Puts a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { keep(Self.string(for: transform), key) }
    /// Puts insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { keep(Self.string(for: insets), key) }
    /// Puts insets by reading direction under a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { keep(Self.string(for: insets), key) }
    /// Puts an offset under a key.
    public func encode(_ offset: UIOffset, forKey key: String) { keep(Self.string(for: offset), key) }

    /// The point of a key.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// The size of a key.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// The rectangle of a key.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// The vector of a key.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
    /// The transform of a key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: text(key))
    }
    /// The insets of a key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
    /// The insets by reading direction of a key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        Self.nsDirectionalEdgeInsets(for: text(key))
    }
    /// The offset of a key.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

    private func keep(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    private func text(_ key: String) -> String {
        // Foundation stops the program at a key that is missing.
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? ?? "" : ""
    }
}
