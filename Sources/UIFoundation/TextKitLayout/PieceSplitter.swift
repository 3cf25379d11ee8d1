/// Cuts characters into pieces at the marks that end lines.
nonisolated struct PieceSplitter {
    private(set) var pieces: [ParagraphPiece] = []
    private var startsParagraph: Bool
    /// The units of the piece that has no end yet.
    private var units: [UInt16] = []

    /// Makes a splitter for a text part that begins a paragraph or does not.
    init(startsParagraph: Bool) { self.startsParagraph = startsParagraph }

    /// Takes in characters, all that follow at once or part by part.
    mutating func append(_ part: [UInt16]) {
        units += part
        cut(isLast: false)
    }

    /// Ends the last piece.
    mutating func finish() {
        cut(isLast: true)
        if !units.isEmpty { end(units.count, mark: 0, endsParagraph: false) }
        units = []
    }

    private mutating func cut(isLast: Bool) {
        var start = 0
        var index = 0
        while index < units.count {
            index = endOrLimit(from: index, limit: min(units.count, start + ParagraphPiece.capacity - 1))
            guard index < units.count else { break }
            let unit = units[index]
            if LineEnd.ends(unit) {
                var mark = 1
                if unit == LineEnd.carriageReturn {
                    guard index + 1 < units.count || isLast else { break }
                    if index + 1 < units.count, units[index + 1] == LineEnd.feed { mark = 2 }
                }
                index += mark
                end(index - start, mark: mark, endsParagraph: LineEnd.endsParagraph(unit))
                start = index
            } else {
                index += 1
                if index - start >= ParagraphPiece.capacity { start = cutParts(from: start, to: index) }
            }
        }
        units.removeFirst(start)
    }

    /// The first unit from an index on that ends a line, no further than a limit.
    private func endOrLimit(from index: Int, limit: Int) -> Int {
        units.withUnsafeBufferPointer { units in
            var index = index
            while index < limit, !LineEnd.ends(units[index]) { index += 1 }
            return index
        }
    }

    private mutating func end(_ length: Int, mark: Int, endsParagraph: Bool) {
        pieces.append(
            ParagraphPiece(
                length: length, startsParagraph: startsParagraph, markLength: mark, endsParagraph: endsParagraph))
        startsParagraph = endsParagraph
    }

    /// Ends parts as long as there is more than another, and returns where the rest begins.
    private mutating func cutParts(from start: Int, to end: Int) -> Int {
        var start = start
        while end - start >= 2 * ParagraphPiece.partLength {
            let length = lengthOfPart(from: start, to: start + ParagraphPiece.partLength)
            self.end(length, mark: 0, endsParagraph: false)
            start += length
        }
        return start
    }

    /// Where a long paragraph is cut: behind a space not far from the end, else between characters.
    private func lengthOfPart(from start: Int, to end: Int) -> Int {
        let tail = units[max(start, end - 2048)..<end]
        if let space = tail.lastIndex(where: { $0 == 0x20 || $0 == 0x09 || $0 == 0x3000 }) { return space + 1 - start }
        let text = String(decoding: units[max(start, end - 256)..<end], as: UTF16.self)
        let last = text.last?.utf16.count ?? 1
        return last < end - start ? end - last - start : end - start
    }
}
