package import Foundation

/// Receives drawing calls and records them as a display list, which a renderer paints later.
///
/// User space starts with its origin at the top left and y pointing down, in points; in contexts for bitmaps, at the bottom
/// left with y pointing up. A context is used by one thread at a time.
///
/// Unlike iOS: contexts of views and image renderers have no base flip, and `draw(_:in:)` mirrors images in them as
/// UIKit's flipped contexts do.
public class CGContext {
    // A context is used by one thread at a time, and no call runs another's code while it reads these.
    @exclusivity(unchecked) private var commands: [DisplayCommand] = []
    @exclusivity(unchecked) var state = GraphicsState()
    /// The saved states, each with whether a transparency layer began there.
    @exclusivity(unchecked) private var stack: [(state: GraphicsState, isLayer: Bool)] = []
    var currentPath = CurrentPath()
    /// The transform from text space to user space; no part of the state that is saved.
    var textSpace = CGAffineTransform.identity
    /// Whether colours are those of an uncoloured pattern and stay so.
    let keepsColors: Bool
    /// From the user space at first to base space, the one that recordings begin in.
    private(set) var base: CGAffineTransform

    /// The area that will be shown, in base space; drawing outside is legal and lost.
    package private(set) var bounds: CGRect

    /// The pages of a document; nil for a context of another kind.
    @exclusivity(unchecked) var document: DocumentRecording?

    /// The pixels that are drawn to; nil for a context that a renderer owns.
    let bitmap: BitmapMemory?

    package init(bounds: CGRect) {
        self.bounds = bounds
        base = .identity
        keepsColors = false
        bitmap = nil
    }

    /// Makes a context for the cell of a pattern that is painted in one colour, which replaces the colours of its drawing.
    init(bounds: CGRect, onlyColor color: RGBAColor) {
        self.bounds = bounds
        base = .identity
        keepsColors = true
        bitmap = nil
        (state.fillColor, state.strokeColor) = (color, color)
    }

    init(_ bitmap: BitmapMemory) {
        self.bitmap = bitmap
        bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
        keepsColors = false
        state.transform = base
        record(.concatenate(base))
    }

    /// Makes a context for pages, of which none has begun.
    init(_ document: DocumentRecording) {
        self.document = document
        bounds = .zero
        base = .identity
        keepsColors = false
        bitmap = nil
    }

    deinit {
        guard document != nil else { return }
        closePDF()
    }

    /// Begins a recording that shows a rectangle of user space, whose y points up.
    func startPage(_ box: CGRect) {
        clearRecording()
        bounds = CGRect(origin: .zero, size: box.size)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        state.transform = base
        record(.concatenate(base))
    }

    /// Removes all recorded drawing, with its state.
    func clearRecording() {
        (commands, stack, state, currentPath, textSpace) = ([], [], GraphicsState(), CurrentPath(), .identity)
    }

    // MARK: Recording

    /// The recording so far, with every saved state restored.
    package func finishedList() -> DisplayList {
        DisplayList(stack.isEmpty ? commands : commands + stack.reversed().map { Self.end(ofLayer: $0.isLayer) })
    }

    /// Adds a step; memory that others can see shows it at once, unless it is part of a transparency layer.
    func record(_ command: DisplayCommand) {
        // Between pages there is no page to draw on.
        if document != nil, document?.page == nil { return }
        commands.append(command)
        if let bitmap, bitmap.isShared, command.paints, !stack.contains(where: \.isLayer) {
            drawPending()
        }
    }

    /// Draws the steps that the bitmap does not show yet. Those of an open transparency layer show when it ends.
    func drawPending() {
        guard let bitmap, !commands.isEmpty else { return }
        bitmap.draw(commands)
        commands = []
    }

    func push(isLayer: Bool) { stack.append((state, isLayer)) }

    func pop(isLayer: Bool) {
        guard let last = stack.indices.last, stack[last].isLayer == isLayer else { return }
        state = stack.removeLast().state
        record(Self.end(ofLayer: isLayer))
    }

    private static func end(ofLayer isLayer: Bool) -> DisplayCommand { isLayer ? .endTransparencyLayer : .restore }
}
