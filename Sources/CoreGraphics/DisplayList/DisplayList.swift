/// A finished recording of drawing: immutable, comparable, free of any renderer.
package struct DisplayList: Hashable, Sendable {
    package let commands: [DisplayCommand]

    package init(_ commands: [DisplayCommand] = []) { self.commands = commands }

    /// True when the list paints no pixel.
    package var isEmpty: Bool {
        for index in commands.indices {
            switch commands[index] {
            case .clear, .endTransparencyLayer: continue
            default: if commands[index].paints { return false }
            }
        }
        return true
    }

    /// The characters of every glyph run, in drawing order.
    package var texts: [String] {
        commands.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
    }
}
