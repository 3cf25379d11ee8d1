import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Draws the visible text of a text view with a margin above and below. Its bounds are in the text view's coordinate space.
///
/// Each line is drawn in a layer of its own, which is kept while the line is laid out the same, so that a keystroke draws the
/// lines that it changes. The view's own drawing is the part behind the lines; all of the text if it must be drawn at once.
final class TextViewTile: UIView {
    private unowned let view: UITextView
    /// The lines' layers in the order of the lines.
    private var rows: [TextLineLayer] = []
    /// The layer of the drawing over the lines.
    private var marks: TextLineLayer?
    /// The lines that the layers show, and where.
    private var shown: (lines: [SeparateLine], space: TextLineLayer.Space)?
    private var drawsAtOnce = true
    private var hasBackground = false

    init(of view: UITextView) {
        self.view = view
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the rectangle of the text view that is drawn.
    func cover(_ rect: CGRect) {
        guard bounds != rect else { return }
        bounds = rect
        center = CGPoint(x: rect.midX, y: rect.midY)
        setNeedsDisplay()
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        setNeedsLayout()
    }

    override func draw(_ rect: CGRect) {
        if drawsAtOnce { view.drawText(in: bounds) } else if hasBackground { view.drawBackground(in: bounds) }
    }

    // MARK: Lines

    override func layoutSubviews() {
        super.layoutSubviews()
        guard view.mayLayOut else { return }
        let lines = view.separateLines(in: bounds)
        if drawsAtOnce != (lines == nil) {
            drawsAtOnce.toggle()
            layer.setNeedsDisplay()
        }
        hasBackground =
            view.finding != nil || view.contentState.isItemPressed || lines?.contains(where: \.hasBackground) == true
        show(lines ?? [])
        showMarks(!drawsAtOnce && view.editing.marked != nil)
    }

    /// Shows lines in their order. Layers are kept for the lines that they show, and taken for others between the same ones.
    private func show(_ lines: [SeparateLine]) {
        let space = space
        defer { shown = (lines, space) }
        if let changes = changedIndices(of: lines, in: space) {
            for index in changes { rows[index].show(lines[index], in: space) }
            return
        }
        let old = rows
        let most = min(old.count, lines.count)
        var (head, tail) = (0, 0)
        while head < most, old[head].lineName == lines[head].name { head += 1 }
        while tail < most - head, old[old.count - 1 - tail].lineName == lines[lines.count - 1 - tail].name { tail += 1 }
        let (oldEnd, newEnd) = (old.count - tail, lines.count - tail)
        rows = Array(old[..<head])
        rows.reserveCapacity(lines.count)
        let wanted = Set(lines[head..<newEnd].map(\.name))
        let kept = wanted.intersection(old[head..<oldEnd].compactMap(\.lineName))
        var free = head
        for line in lines[head..<newEnd] {
            if kept.contains(line.name), let known = old[free..<oldEnd].firstIndex(where: { $0.lineName == line.name })
            {
                for row in old[free..<known] { row.removeFromSuperlayer() }
                rows.append(old[known])
                free = known + 1
            } else if free < oldEnd, old[free].lineName.map(kept.contains) != true {
                rows.append(old[free])
                free += 1
            } else {
                rows.append(makeRow(at: rows.count))
            }
        }
        for row in old[free..<oldEnd] { row.removeFromSuperlayer() }
        rows += old[oldEnd...]
        for (row, line) in zip(rows, lines) { row.show(line, in: space) }
    }

    /// The lines that differ from those shown at the same indices; nil when layers have to change their order.
    ///
    /// Most keys change one line, and no work is done for the others.
    private func changedIndices(of lines: [SeparateLine], in space: TextLineLayer.Space) -> [Int]? {
        guard let shown, shown.space == space, shown.lines.count == lines.count else { return nil }
        // A closure would be checked at each line for the actor that it runs on.
        var changes: [Int] = []
        var names: Set<SeparateLine.Name> = []
        for index in lines.indices where !lines[index].isSame(as: shown.lines[index]) {
            changes.append(index)
            names.insert(shown.lines[index].name)
        }
        for index in changes {
            let name = lines[index].name
            // A line that was at another index has its drawing there.
            if names.contains(name), shown.lines[index].name != name { return nil }
        }
        return changes
    }

    private var space: TextLineLayer.Space {
        TextLineLayer.Space(
            rect: bounds, origin: CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top),
            scale: layer.contentsScale, textColor: view.currentManager.textColor)
    }

    private func makeRow(at index: Int) -> TextLineLayer {
        let row = TextLineLayer()
        row.drawing = { [weak self] line, origin in
            guard let self, let line else { return }
            performInAmbience { self.view.draw(line, at: origin) }
        }
        layer.insertSublayer(row, at: UInt32(index))
        return row
    }

    // MARK: Marks

    private func drawMarks() { view.drawMarks(in: bounds) }

    private func showMarks(_ shows: Bool) {
        guard shows else {
            marks?.removeFromSuperlayer()
            marks = nil
            return
        }
        let shown = marks ?? TextLineLayer()
        if marks == nil { shown.drawing = { [weak self] _, _ in self?.drawMarks() } }
        marks = shown
        layer.addSublayer(shown)
        shown.cover(bounds, scale: layer.contentsScale)
    }
}
