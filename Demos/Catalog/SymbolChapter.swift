/// A part of the symbols, by their motifs.
struct SymbolChapter {
    let title: String
    /// The names without variants.
    let names: [String]

    private init(_ title: String, _ names: String) {
        self.title = title
        self.names = names.split(separator: " ").map(String.init)
    }

    static let all = [
        SymbolChapter(
            "Arrows",
            """
            arrow.2.circlepath arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left \
            arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.left \
            arrow.left.arrow.right arrow.right arrow.up arrow.up.arrow.down arrow.up.left \
            arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.to.line arrow.uturn.left \
            arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.right chevron.down chevron.left \
            chevron.right chevron.up chevron.up.chevron.down location repeat shuffle square.and.arrow.down \
            square.and.arrow.up
            """),
        SymbolChapter(
            "Signs, shapes and lists",
            """
            asterisk capsule checkmark circle circle.dashed diamond divide ellipsis equal exclamationmark \
            exclamationmark.triangle heart hexagon info line.3.horizontal line.3.horizontal.decrease link \
            list.bullet minus multiply number percent plus questionmark rectangle slider.horizontal.3 square \
            square.grid.2x2 star star.leadinghalf.filled text.aligncenter text.alignleft text.alignright \
            triangle xmark
            """),
        SymbolChapter(
            "Playing and recording",
            """
            backward backward.end camera forward forward.end headphones mic music.note music.note.list pause \
            photo play playpause speaker speaker.wave.2 stop tv video wifi
            """),
        SymbolChapter(
            "People and messages",
            """
            bell bubble.left bubble.right envelope eye face.smiling hand.thumbsdown hand.thumbsup message \
            person person.2 person.badge.plus phone
            """),
        SymbolChapter(
            "Things",
            """
            alarm bag battery.100 book bookmark calendar cart clock creditcard desktopcomputer doc \
            doc.on.doc doc.text flag folder gearshape gift globe house iphone key keyboard lightbulb lock \
            lock.open magnifyingglass map mappin mappin.and.ellipse minus.magnifyingglass paperclip pencil \
            plus.magnifyingglass power printer scissors square.and.pencil stopwatch tag timer trash wrench
            """),
        SymbolChapter(
            "Weather and nature",
            """
            bolt cloud cloud.rain cloud.sun drop flame leaf moon pawprint snowflake sparkles sun.max
            """),
    ]
}
