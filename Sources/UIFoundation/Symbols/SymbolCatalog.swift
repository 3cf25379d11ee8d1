import CoreGraphics
import Foundation

/// The symbols by name, with the variants that follow from them.
///
/// The data are lines of text: a name, and below it, indented, its layers from back to front. A layer is a letter for its
/// paint, see `SymbolLayer.Paint`, and a path, see `SymbolPath`; it may continue in further lines. A layer `@x`, `@y` or `@`
/// with an angle in degrees takes another symbol mirrored or turned. All coordinates are in a square of 24 units with the
/// middle of a line of text at 12.
nonisolated enum SymbolCatalog {
    /// The side of the square that symbols are drawn in.
    static let side: CGFloat = 24

    private static let circle = "O12 12 9.2"
    private static let box = "R3.6 3.6 16.8 16.8 3.8"
    /// The size of a symbol inside a circle or a square.
    private static let enclosedScale: CGFloat = 0.56
    /// The thickness of a symbol's lines inside a circle or a square, in relation to those outside.
    private static let enclosedWeight: CGFloat = 0.95

    private static let slash = "M3.4 3.4L20.6 20.6"
    /// The gap beside the slash, which separates it from the symbol below.
    private static let slashGap = "M5.2 2.4L21.6 18.8"

    /// Symbols whose areas may be filled, beside those that have a filled picture of their own.
    private static let fillable = words(
        """
        arrowshape.turn.up.left arrowshape.turn.up.right backward bag bolt bookmark bubble.left bubble.right capsule circle
        cloud diamond drop flame forward hand.thumbsdown hand.thumbsup heart hexagon leaf lightbulb location mappin message
        moon person phone play playpause rectangle speaker square square.grid.2x2 star stop triangle
        """)

    /// Symbols that may be enclosed in a circle or a square, outlined or filled.
    private static let enclosable = words(
        """
        arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left arrow.down.right arrow.left arrow.right arrow.up
        arrow.up.left arrow.up.right asterisk backward bell bolt book bookmark calendar checkmark chevron.down chevron.left
        chevron.right chevron.up divide doc ellipsis envelope equal exclamationmark flag folder forward gearshape globe heart
        house info leaf lightbulb line.3.horizontal.decrease link location lock magnifyingglass mappin message mic minus moon
        multiply music.note number paperclip pause pencil percent phone play plus power printer questionmark shuffle star stop
        tag trash video wifi xmark
        """)

    /// Symbols that may be struck out.
    private static let strikable = words(
        "bell bolt bubble.left eye heart lightbulb location message mic speaker video wifi")

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let entries = parse([arrows, marks, media, people, objects, nature])

    /// Every name there is, sorted.
    static let names: [String] = {
        // Hash order: sorted in the end.
        var names = Set(entries.keys)
        names.formUnion(fillable.map { $0 + ".fill" })
        names.formUnion(strikable.map { $0 + ".slash" })
        names.formUnion(strikable.filter { names.contains($0 + ".fill") }.map { $0 + ".slash.fill" })
        for name in enclosable {
            names.formUnion([".circle", ".circle.fill", ".square", ".square.fill"].map { name + $0 })
        }
        return names.sorted()
    }()

    /// The layers of a symbol from back to front; nil when there is none of the name.
    static func layers(named name: String) -> [SymbolLayer]? {
        if let entry = entries[name] { return entry.flatMap(layers(of:)) }
        if let base = name.stem(before: ".slash.fill"), strikable.contains(base) {
            return layers(named: base + ".fill").map(struckOut)
        }
        if let base = name.stem(before: ".slash"), strikable.contains(base) {
            return layers(named: base).map(struckOut)
        }
        for (suffix, outline) in [(".circle", circle), (".square", box)] {
            if let base = name.stem(before: suffix), enclosable.contains(base) {
                return layers(named: base).map { enclosed($0, in: SymbolLayer(.line, outline)) }
            }
            if let base = name.stem(before: suffix + ".fill"), enclosable.contains(base) {
                return layers(named: base).map { $0.map(\.cut) }.map { enclosed($0, in: SymbolLayer(.solid, outline)) }
            }
        }
        guard let base = name.stem(before: ".fill"), fillable.contains(base), var layers = layers(named: base) else {
            return nil
        }
        layers[0].paint = .solid
        return layers
    }

    private static func struckOut(_ layers: [SymbolLayer]) -> [SymbolLayer] {
        layers.map(\.behind) + [SymbolLayer(.cutLine, slashGap), SymbolLayer(.line, slash)]
    }

    private static func enclosed(_ layers: [SymbolLayer], in outline: SymbolLayer) -> [SymbolLayer] {
        let middle = side / 2
        let shrunk = CGAffineTransform(translationX: middle, y: middle).scaledBy(x: enclosedScale, y: enclosedScale)
            .translatedBy(x: -middle, y: -middle)
        return [outline.behind]
            + layers.map { layer in
                SymbolLayer(
                    paint: layer.paint, path: layer.path.applying(shrunk), weight: layer.weight * enclosedWeight,
                    rank: layer.rank, inkPaint: layer.inkPaint)
            }
    }

    // MARK: Reading

    /// A line of a symbol's description, its paint or placement apart from the rest.
    private struct Line {
        var key: Substring
        var text: String
    }

    private static func layers(of line: Line) -> [SymbolLayer] {
        if let paint = SymbolLayer.Paint(rawValue: String(line.key)) { return [SymbolLayer(paint, line.text)] }
        let middle = side / 2
        let turn: CGAffineTransform =
            switch line.key {
            case "@x": CGAffineTransform(scaleX: -1, y: 1)
            case "@y": CGAffineTransform(scaleX: 1, y: -1)
            default: CGAffineTransform(rotationAngle: CGFloat(Double(line.key.dropFirst()) ?? 0) * .pi / 180)
            }
        let placed = CGAffineTransform(translationX: -middle, y: -middle).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: middle, y: middle))
        return (layers(named: line.text) ?? []).map {
            SymbolLayer(
                paint: $0.paint, path: $0.path.applying(placed), weight: $0.weight, rank: $0.rank, inkPaint: $0.inkPaint
            )
        }
    }

    private static func parse(_ texts: [String]) -> [String: [Line]] {
        var entries: [String: [Line]] = [:]
        for text in texts {
            var name = ""
            for line in text.split(separator: "\n") {
                guard line.first == " " else {
                    name = String(line)
                    continue
                }
                let body = line.drop { $0 == " " }
                let parts = body.split(separator: " ", maxSplits: 1)
                if parts.count == 2, parts[0].first == "@" || SymbolLayer.Paint(rawValue: String(parts[0])) != nil {
                    entries[name, default: []].append(Line(key: parts[0], text: String(parts[1])))
                } else if let last = entries[name]?.indices.last {
                    entries[name]?[last].text += " " + body
                }
            }
        }
        return entries
    }
}

nonisolated extension String {
    /// The text before an ending; nil without it.
    fileprivate func stem(before ending: String) -> String? {
        hasSuffix(ending) ? String(dropLast(ending.count)) : nil
    }
}
