import CoreGraphics

nonisolated extension LayoutDescription {
    /// Margins, guides, and views that scroll.
    static let guides: [LayoutDescription] = [
        LayoutDescription(
            name: "within the margins of a box, by its guide",
            views: ["box margins 10,20,30,40", "box/a"],
            relations: [
                "pin box 0", "a.leading = box.margins.leading", "a.trailing = box.margins.trailing",
                "a.top = box.margins.top", "a.bottom = box.margins.bottom",
            ],
            frames: ["a": [20, 10, 260, 160]]),
        LayoutDescription(
            name: "within the margins of a box, by attributes",
            views: ["box margins 5,6,7,8", "box/a"],
            relations: [
                "pin box 0", "a.leading = box.leadingMargin", "a.trailing = box.trailingMargin",
                "a.top = box.topMargin", "a.bottom = box.bottomMargin",
            ],
            frames: ["a": [6, 5, 306, 188]]),
        LayoutDescription(
            name: "margins that nobody has set are eight points wide",
            views: ["box", "box/a"],
            relations: [
                "pin box 10", "a.leading = box.margins.leading", "a.trailing = box.margins.trailing",
                "a.top = box.margins.top", "a.height = 20",
            ],
            frames: ["box": [10, 10, 300, 180], "a": [8, 8, 284, 20]]),
        LayoutDescription(
            name: "in the middle of what the margins leave",
            views: ["box margins 20,40,0,0", "box/a"],
            relations: [
                "pin box 0", "a.centerX = box.centerXWithinMargins", "a.centerY = box.centerYWithinMargins",
                "a.width = 20", "a.height = 10",
            ],
            // The middles of 40...320 and of 20...200.
            frames: ["a": [170, 105, 20, 10]]),
        LayoutDescription(
            name: "at the left and the right margin, whichever way one reads",
            views: ["box margins 0,30,0,30", "box/a", "box/b"],
            relations: [
                "pin box 0", "a.left = box.leftMargin", "a.width = 20", "b.right = box.rightMargin", "b.width = 50",
                "V:|[a(5)]", "V:|[b(5)]",
            ],
            frames: ["a": [30, 0, 20, 5], "b": [240, 0, 50, 5]], mirrors: false),
        LayoutDescription(
            name: "margins of the view around count for a view that asks for them",
            size: CGSize(width: 320, height: 480),
            views: ["box margins 20,20,20,20", "box/c preserves", "box/c/a"],
            relations: [
                "pin box 0", "H:|-10-[c(100)]", "V:|-10-[c(100)]", "a.leading = c.margins.leading",
                "a.trailing = c.margins.trailing", "a.top = c.margins.top", "a.bottom = c.margins.bottom",
            ],
            // Ten of the twenty points are beside the view; at its far edges its own eight are more.
            frames: ["c": [10, 10, 100, 100], "a": [10, 10, 82, 82]], fitsAllSizes: false),
        LayoutDescription(
            name: "a narrow column for reading is as wide as the margins allow",
            views: ["box", "box/a"],
            relations: [
                "pin box 0", "a.leading = box.readable.leading", "a.trailing = box.readable.trailing", "V:|[a(5)]",
            ],
            frames: ["a": [8, 0, 304, 5]]),
        LayoutDescription(
            name: "what the status bar covers of a view is outside its safe area",
            views: ["box", "box/a"],
            relations: [
                "pin box 12", "a.leading = box.safe.leading", "a.trailing = box.safe.trailing", "a.top = box.safe.top",
                "a.bottom = box.safe.bottom",
            ],
            // The bar is twenty points high and reaches eight into the view.
            frames: ["a": [0, 8, 296, 168]]),
        LayoutDescription(
            name: "two guides leave a third of the room above and two thirds below",
            views: ["g guide", "a", "h guide"],
            relations: [
                "g.top = root.top", "a.top = g.bottom", "a.height = 50", "h.top = a.bottom", "h.bottom = root.bottom",
                "h.height = g.height * 2", "H:|[a]|", "g.leading = root.leading", "h.leading = root.leading",
                "g.width = 1", "h.width = 2",
            ],
            frames: ["g": [0, 0, 1, 50], "a": [0, 50, 320, 50], "h": [0, 100, 2, 100]]),
        LayoutDescription(
            name: "a guide around two views holds them in the middle",
            views: ["g guide", "a", "b"],
            relations: [
                "a.leading = g.leading", "b.leading = a.trailing + 10", "b.trailing = g.trailing",
                "g.centerX = root.centerX", "a.width = 40", "b.width = 60", "g.top = root.top", "g.height = 30",
                "a.top = g.top", "a.bottom = g.bottom", "b.centerY = g.centerY", "b.height = 10",
            ],
            frames: ["g": [105, 0, 110, 30], "a": [105, 0, 40, 30], "b": [155, 10, 60, 10]]),
        LayoutDescription(
            name: "a guide of a view inside, by which another view is as wide",
            views: ["box", "box/g guide", "a"],
            relations: [
                "H:|-20-[box]-20-|", "V:|[box(50)]", "g.leading = box.leading + 10", "g.width = box.width * 0.5",
                "g.top = box.top", "g.height = 5", "a.leading = g.leading", "a.width = g.width", "a.top = box.bottom",
                "a.height = 10",
            ],
            frames: ["box": [20, 0, 280, 50], "g": [10, 0, 140, 5], "a": [30, 50, 140, 10]]),
        LayoutDescription(
            name: "content that is as wide as the view which scrolls and higher",
            views: ["s scroll", "s/c"],
            relations: [
                "pin s 0", "c.leading = s.content.leading", "c.trailing = s.content.trailing",
                "c.top = s.content.top", "c.bottom = s.content.bottom", "c.width = s.frame.width", "c.height = 500",
            ],
            frames: ["s": [0, 0, 320, 200], "c": [0, 0, 320, 500]]),
        LayoutDescription(
            name: "edges of a view that scrolls are those of its content",
            views: ["s scroll", "s/c"], relations: ["pin s 20", "pin c 12", "c.width = 500", "c.height = 300"],
            frames: ["s": [20, 20, 280, 160], "c": [12, 12, 500, 300]], mirrors: false),
        LayoutDescription(
            name: "width and height of a view that scrolls are what one sees",
            views: ["s scroll", "s/c"],
            relations: ["pin s 10", "pin c 0", "c.width = s.width * 2", "c.height = s.height"],
            frames: ["c": [0, 0, 600, 180]], mirrors: false),
        LayoutDescription(
            name: "pages in a row, each as large as the view that scrolls",
            views: ["s scroll", "s/a", "s/b"],
            relations: [
                "pin s 0", "H:|[a][b]|", "V:|[a]|", "a.width = s.width", "b.width = a.width", "a.height = s.height",
                "b.height = a.height", "b.top = a.top",
            ],
            frames: ["a": [0, 0, 320, 200], "b": [320, 0, 320, 200]], mirrors: false),
        LayoutDescription(
            name: "a header that stays in sight above content which scrolls",
            views: ["s scroll", "s/c", "s/head"],
            relations: [
                "pin s 0", "pin c 0", "c.width = s.width", "c.height = 700", "head.leading = s.frame.leading",
                "head.trailing = s.frame.trailing", "head.top = s.frame.top", "head.height = 30",
            ],
            frames: ["c": [0, 0, 320, 700], "head": [0, 0, 320, 30]]),
        LayoutDescription(
            name: "small content is at least as high as the view that scrolls",
            views: ["s scroll", "s/c 40x60"],
            relations: ["pin s 0", "pin c 0", "c.width = s.width", "c.height >= s.height"],
            frames: ["c": [0, 0, 320, 200]]),
    ]
}
