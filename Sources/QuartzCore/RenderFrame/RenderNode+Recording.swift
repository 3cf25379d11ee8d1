import CoreGraphics

extension RenderNode: RecordedPicture {
    /// The nodes' lines in one.
    package nonisolated var text: String {
        let inner = children.array.map(\.text).joined(separator: "; ")
        let mask = style.rare?.mask.map { " mask {\($0.text)}" } ?? ""
        return summary + mask + (inner.isEmpty ? "" : " {\(inner)}")
    }
}
