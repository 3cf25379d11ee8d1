import CoreGraphics
public import Foundation

extension NSValue {
    /// Makes an object of insets.
    public nonisolated convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Makes an object of insets by reading direction.
    public nonisolated convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Makes an object of an offset.
    public nonisolated convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// The insets that were put in; zero for another kind of value.
    public nonisolated var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The insets by reading direction that were put in; zero for another kind of value.
    public nonisolated var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    /// The offset that was put in; zero for another kind of value.
    public nonisolated var uiOffsetValue: UIOffset {
        numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}
