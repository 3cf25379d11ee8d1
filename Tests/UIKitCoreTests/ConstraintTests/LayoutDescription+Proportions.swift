import CoreGraphics

nonisolated extension LayoutDescription {
    /// Proportions, middles, limits and priorities.
    static let proportions: [LayoutDescription] = [
        LayoutDescription(
            name: "a picture that fits within, as large as its proportion allows",
            views: ["a"],
            relations: [
                "a.width = a.height * 2", "a.width <= root.width", "a.height <= root.height",
                "a.centerX = root.centerX", "a.centerY = root.centerY", "a.width = root.width @ 700",
                "a.height = root.height @ 700",
            ],
            frames: ["a": [0, 20, 320, 160]]),
        LayoutDescription(
            name: "a picture that covers all, no larger than its proportion requires",
            views: ["a"],
            relations: [
                "a.width = a.height", "a.width >= root.width", "a.height >= root.height", "a.centerX = root.centerX",
                "a.centerY = root.centerY", "a.width = root.width @ 700", "a.height = root.height @ 700",
            ],
            frames: ["a": [0, -60, 320, 320]]),
        LayoutDescription(
            name: "a picture as wide as the screen but for a limit of its height",
            views: ["a"],
            relations: [
                "a.width = root.width @ 750", "a.height <= 120", "a.width = a.height * 2", "a.centerX = root.centerX",
                "a.top = root.top",
            ],
            frames: ["a": [40, 0, 240, 120]]),
        LayoutDescription(
            name: "a column for reading, no wider than its limit",
            views: ["a"],
            relations: [
                "a.width <= 200", "a.leading >= root.leading + 16", "a.width = root.width @ 999",
                "a.centerX = root.centerX", "V:|[a]|",
            ],
            frames: ["a": [60, 0, 200, 200]]),
        LayoutDescription(
            name: "a column for reading in a narrow window",
            size: CGSize(width: 150, height: 100),
            views: ["a"],
            relations: [
                "a.width <= 200", "a.leading >= root.leading + 16", "a.width = root.width @ 999",
                "a.centerX = root.centerX", "V:|[a]|",
            ],
            frames: ["a": [16, 0, 118, 100]]),
        LayoutDescription(
            name: "an edge at three quarters of the width",
            views: ["a"],
            relations: ["a.leading = root.leading + 20", "a.trailing = root.trailing * 0.75", "V:|[a(5)]"],
            frames: ["a": [20, 0, 220, 5]]),
        LayoutDescription(
            name: "a middle at a quarter of the trailing edge",
            views: ["a"],
            relations: ["a.centerX = root.trailing * 0.25", "a.width = 40", "V:|[a(5)]"],
            frames: ["a": [60, 0, 40, 5]]),
        LayoutDescription(
            name: "a view three times as wide as the one beside it",
            views: ["a", "b"],
            relations: ["H:|[a]-20-[b]|", "b.width = a.width * 3", "V:|[a(5)]", "V:|[b(5)]"],
            frames: ["a": [0, 0, 75, 5], "b": [95, 0, 225, 5]]),
        LayoutDescription(
            name: "a height that follows from the width of another view",
            views: ["a", "b"],
            relations: [
                "H:|[a(100)]", "V:|[a(5)][b]", "b.height = a.width * 0.75 + 10", "b.width = b.height", "H:|[b]",
            ],
            frames: ["a": [0, 0, 100, 5], "b": [0, 5, 85, 85]]),
        LayoutDescription(
            name: "a share of the height above, and the rest below",
            views: ["a", "b"],
            relations: [
                "V:|[a][b]|", "a.height = root.height * 0.35", "H:|[a]|", "b.leading = a.leading", "b.width = 10",
            ],
            frames: ["a": [0, 0, 320, 70], "b": [0, 70, 10, 130]]),
        LayoutDescription(
            name: "the stronger of two widths",
            views: ["a"],
            relations: ["H:|[a]", "V:|[a(5)]", "a.width = 100 @ 500", "a.width = 200 @ 501"],
            frames: ["a": [0, 0, 200, 5]]),
        LayoutDescription(
            name: "two widths against a third of the same strength",
            views: ["a"],
            relations: ["H:|[a]", "V:|[a(5)]", "a.width = 100 @ 500", "a.width = 200 @ 500", "a.width = 100 @ 500"],
            frames: ["a": [0, 0, 100, 5]]),
        LayoutDescription(
            name: "three weak widths against a stronger one",
            views: ["a"],
            relations: [
                "H:|[a]", "V:|[a(5)]", "a.width = 100 @ 500", "a.width = 100 @ 500", "a.width = 100 @ 500",
                "a.width = 200 @ 500.5",
            ],
            frames: ["a": [0, 0, 200, 5]]),
        LayoutDescription(
            name: "a wish beyond a limit ends there",
            views: ["a", "b"],
            relations: [
                "H:|[a]", "H:|[b]", "V:|[a(5)][b(5)]", "a.width >= 50", "a.width <= 80", "a.width = 0 @ 50",
                "b.width >= 50", "b.width <= 80", "b.width = 300 @ 50",
            ],
            frames: ["a": [0, 0, 50, 5], "b": [0, 5, 80, 5]]),
        LayoutDescription(
            name: "a tool tip above its view as far as there is room",
            views: ["a", "tip"],
            relations: [
                "H:|[a(50)]", "V:|-10-[a(20)]", "tip.bottom = a.top - 5 @ 600", "tip.top >= root.top",
                "tip.height = 30", "tip.width = 80", "tip.centerX = a.centerX @ 600", "tip.leading >= root.leading",
            ],
            frames: ["a": [0, 10, 50, 20], "tip": [0, 0, 80, 30]]),
        LayoutDescription(
            name: "drawn to both ends, and more to one",
            views: ["a"],
            relations: [
                "a.leading = root.leading @ 100", "a.trailing = root.trailing @ 101", "a.width = 50", "V:|[a(5)]",
            ],
            frames: ["a": [270, 0, 50, 5]]),
        LayoutDescription(
            name: "a view between two others, in the middle of what they leave",
            views: ["a", "s", "m", "t", "b"],
            relations: [
                "H:|[a(60)][s][m(40)][t(==s)][b(100)]|", "V:|[a(5)]", "V:|[s(5)]", "V:|[m(5)]", "V:|[t(5)]",
                "V:|[b(5)]",
            ],
            frames: ["m": [120, 0, 40, 5], "s": [60, 0, 60, 5], "t": [160, 0, 60, 5]]),
        LayoutDescription(
            name: "in the middle of the window where neighbours allow it",
            views: ["a", "m"],
            relations: [
                "H:|[a(150)]", "V:|[a(5)]", "V:|[m(5)]", "m.width = 60", "m.centerX = root.centerX @ 500",
                "m.leading >= a.trailing + 8",
            ],
            frames: ["a": [0, 0, 150, 5], "m": [158, 0, 60, 5]]),
        LayoutDescription(
            name: "middles at equal parts of the width",
            views: ["a", "b", "c"],
            relations: [
                "a.centerX = root.trailing * 0.25", "b.centerX = root.trailing * 0.5",
                "c.centerX = root.trailing * 0.75",
                "a.width = 20", "b.width = 30", "c.width = 40", "V:|[a(5)]", "V:|[b(5)]", "V:|[c(5)]",
            ],
            frames: ["a": [70, 0, 20, 5], "b": [145, 0, 30, 5], "c": [220, 0, 40, 5]]),
        LayoutDescription(
            name: "a distance that gives way before a width does",
            views: ["a", "b"],
            relations: [
                "H:|-(30@400)-[a(200@500)]", "a.trailing <= b.leading - 10", "H:[b(100)]|", "a.leading >= root.leading",
                "V:|[a(5)]", "V:|[b(5)]",
            ],
            frames: ["a": [10, 0, 200, 5], "b": [220, 0, 100, 5]]),
        LayoutDescription(
            name: "a square in the larger half",
            views: ["a", "b", "b/c"],
            relations: [
                "H:|[a(100)][b]|", "V:|[a]|", "V:|[b]|", "c.width = c.height", "c.centerX = b.centerX",
                "c.centerY = b.centerY", "c.height <= b.height - 20", "c.width <= b.width - 40", "c.width = 1000 @ 10",
            ],
            frames: ["a": [0, 0, 100, 200], "b": [100, 0, 220, 200], "c": [20, 10, 180, 180]]),
    ]
}
