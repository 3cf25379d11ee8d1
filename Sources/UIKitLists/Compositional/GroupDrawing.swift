import CoreGraphics
import Foundation
import UIFoundation

/// A group drawn in characters: boxes for its items, with their numbers.
struct GroupDrawing {
    /// The size of the view that the group is thought to be in, in points.
    private static let container = CGSize(width: 300, height: 300)
    /// The size of a character, in points.
    private static let character = CGSize(width: 5, height: 10)
    /// The greatest numbers of characters in a line and of lines.
    private static let limit = (columns: 120, lines: 60)

    private var lines: [[Character]] = []

    init(_ group: CompositionItem) {
        var solver = GroupSolver(grid: PixelGrid(), limit: 100, customFrames: CustomFrames())
        guard let solved = solver.solve(group, in: Self.container, along: .vertical) else { return }
        draw(CGRect(origin: .zero, size: solved.size), corner: "+", fill: " ", name: "")
        for (index, leaf) in solved.leaves.enumerated() {
            draw(leaf.frame, corner: "+", fill: "~", name: String(index))
        }
    }

    var text: String { lines.map { String($0) }.joined(separator: "\n") }

    private mutating func draw(_ frame: CGRect, corner: Character, fill: Character, name: String) {
        let left = column(frame.origin.x)
        let right = max(left + 1, column(frame.origin.x + frame.size.width))
        let top = line(frame.origin.y)
        let bottom = max(top + 1, line(frame.origin.y + frame.size.height))
        for y in top...bottom {
            for x in left...right {
                let isSide = x == left || x == right
                let isEnd = y == top || y == bottom
                set(isSide && isEnd ? corner : isEnd ? "-" : isSide ? "|" : fill, x, y)
            }
        }
        for (index, character) in name.enumerated() where left + 1 + index < right && top + 1 < bottom {
            set(character, left + 1 + index, top + 1)
        }
    }

    private func column(_ x: CGFloat) -> Int { limit(x / Self.character.width, Self.limit.columns) }

    private func line(_ y: CGFloat) -> Int { limit(y / Self.character.height, Self.limit.lines) }

    private func limit(_ number: CGFloat, _ end: Int) -> Int { Int(min(max(0, number), CGFloat(end)).rounded()) }

    private mutating func set(_ character: Character, _ x: Int, _ y: Int) {
        while lines.count <= y { lines.append([]) }
        while lines[y].count <= x { lines[y].append(" ") }
        lines[y][x] = character
    }
}
