import UIFoundation

extension UIScreenEdgePanGestureRecognizer {
    /// Reads the edges, a child with one flag for each or a word.
    func decodeEdges(from coder: InterfaceCoder) {
        if let edges = coder.set("edges", Self.words) ?? coder.choice("edges", Self.words) { self.edges = edges }
    }

    private static let words: KeyValuePairs<String, UIRectEdge> = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
}
