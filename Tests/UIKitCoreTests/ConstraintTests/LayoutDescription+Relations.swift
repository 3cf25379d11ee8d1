import CoreGraphics

nonisolated extension LayoutDescription {
    /// Every kind of relation, multipliers, and wishes against each other.
    static let relations: [LayoutDescription] = [
        LayoutDescription(
            name: "at the left and the right, whichever way one reads",
            views: ["a"], relations: ["a.left = root.left + 10", "a.right = root.right - 30", "V:|[a(5)]"],
            frames: ["a": [10, 0, 280, 5]], mirrors: false),
        LayoutDescription(
            name: "beside the middle", views: ["a"],
            relations: ["a.centerX = root.centerX + 20", "a.width = 40", "V:|[a(5)]"],
            frames: ["a": [160, 0, 40, 5]], mirrors: false),
        LayoutDescription(
            name: "a middle at a quarter of the height", views: ["a"],
            relations: ["a.centerY = root.centerY * 0.5", "a.height = 20", "H:|[a]|"],
            frames: ["a": [0, 40, 320, 20]]),
        LayoutDescription(
            name: "a bottom at three quarters of the height", views: ["a"],
            relations: ["a.bottom = root.bottom * 0.75", "a.top = root.bottom * 0.25", "H:|[a]|"],
            frames: ["a": [0, 50, 320, 100]]),
        LayoutDescription(
            name: "a width by the height of another view", views: ["a"],
            relations: ["a.width = root.height * 0.5 + 10", "H:|[a]", "V:|[a(5)]"], frames: ["a": [0, 0, 110, 5]]),
        LayoutDescription(
            name: "content that is wider than the edge allows", views: ["a 400x20"],
            relations: ["a.leading = root.leading + 10", "a.trailing <= root.trailing - 20", "V:|[a]"],
            frames: ["a": [10, 0, 290, 20]]),
        LayoutDescription(
            name: "a length between two equal limits", views: ["a"],
            relations: ["H:|[a]", "a.width >= 100", "a.width <= 100", "V:|[a(5)]"], frames: ["a": [0, 0, 100, 5]]),
        LayoutDescription(
            name: "a strong wish for more than half", views: ["a"],
            relations: ["H:|[a]", "a.width = 400 @ 999", "a.width <= root.width * 0.5", "V:|[a(5)]"],
            frames: ["a": [0, 0, 160, 5]]),
        LayoutDescription(
            name: "an optional limit that a stronger wish exceeds", views: ["a"],
            relations: ["H:|[a]", "a.width = 200 @ 300", "a.width <= 150 @ 250", "V:|[a(5)]"],
            frames: ["a": [0, 0, 200, 5]]),
        LayoutDescription(
            name: "an optional limit that a weaker wish does not exceed", views: ["a"],
            relations: ["H:|[a]", "a.width = 200 @ 200", "a.width <= 150 @ 250", "V:|[a(5)]"],
            frames: ["a": [0, 0, 150, 5]]),
        LayoutDescription(
            name: "a wish below an optional least length", views: ["a"],
            relations: ["H:|[a]", "a.width = 20 @ 200", "a.width >= 50 @ 250", "V:|[a(5)]"],
            frames: ["a": [0, 0, 50, 5]]),
        LayoutDescription(
            name: "twice another width and twenty points", views: ["a", "b"],
            relations: ["H:|[a][b]|", "b.width = a.width * 2 + 20", "V:|[a(5)]", "V:|[b(5)]"],
            frames: ["a": [0, 0, 100, 5], "b": [100, 0, 220, 5]]),
        LayoutDescription(
            name: "columns of one, two and three parts", size: CGSize(width: 300, height: 100),
            views: ["a", "b", "c"],
            relations: [
                "H:|[a][b][c]|", "b.width = a.width * 2", "c.width = a.width * 3", "V:|[a(5)]", "V:|[b(5)]",
                "V:|[c(5)]",
            ],
            frames: ["a": [0, 0, 50, 5], "b": [50, 0, 100, 5], "c": [150, 0, 150, 5]]),
        LayoutDescription(
            name: "a film of sixteen to nine", views: ["a"],
            relations: ["H:|[a]|", "a.height = a.width * 0.5625", "V:|[a]"], frames: ["a": [0, 0, 320, 180]]),
        LayoutDescription(
            name: "each half as wide as the one before", views: ["a", "b", "c"],
            relations: [
                "a.width = root.width * 0.5", "b.width = a.width * 0.5", "c.width = b.width * 0.5", "H:|[a][b][c]",
                "V:|[a(5)]", "V:|[b(5)]", "V:|[c(5)]",
            ],
            frames: ["a": [0, 0, 160, 5], "b": [160, 0, 80, 5], "c": [240, 0, 40, 5]]),
        LayoutDescription(
            name: "as wide as the wider of two by least lengths", views: ["a", "b", "line"],
            relations: [
                "H:|[a(70)]", "H:|[b(110)]", "H:|[line]", "V:|[a(5)][b(5)][line(1)]", "line.width >= a.width",
                "line.width >= b.width", "line.width = 0 @ 100",
            ],
            frames: ["line": [0, 10, 110, 1]]),
        LayoutDescription(
            name: "as wide as the narrower of two by largest lengths", views: ["a", "b", "line"],
            relations: [
                "H:|[a(70)]", "H:|[b(110)]", "H:|[line]", "V:|[a(5)][b(5)][line(1)]", "line.width <= a.width",
                "line.width <= b.width", "line.width = 500 @ 100",
            ],
            frames: ["line": [0, 10, 70, 1]]),
        LayoutDescription(
            name: "a view that is drawn to the top and held by two floors", views: ["a", "b", "c"],
            relations: [
                "H:|[a(10)][b(10)][c(10)]", "V:|[a(30)]", "V:|[b(45)]", "c.top >= a.bottom", "c.top >= b.bottom",
                "c.top = root.top @ 1", "c.height = 10",
            ],
            frames: ["c": [20, 45, 10, 10]]),
        LayoutDescription(
            name: "a weak middle, a stronger edge", views: ["a"],
            relations: [
                "a.centerX = root.centerX @ 250", "a.leading = root.leading + 12 @ 251", "a.width = 40", "V:|[a(5)]",
            ],
            frames: ["a": [12, 0, 40, 5]]),
        LayoutDescription(
            name: "a side bar that disappears where the content needs the room", views: ["bar", "content"],
            relations: [
                "H:|[bar][content]|", "bar.width = 100 @ 500", "bar.width >= 0", "content.width >= 250", "V:|[bar]|",
                "V:|[content]|",
            ],
            frames: ["bar": [0, 0, 70, 200], "content": [70, 0, 250, 200]], fitsAllSizes: false),
        LayoutDescription(
            name: "equal optional lengths that together are too long", views: ["a", "b"],
            relations: [
                "H:|[a][b]", "b.trailing <= root.trailing", "a.width = 200 @ 600", "b.width = 200 @ 500", "V:|[a(5)]",
                "V:|[b(5)]",
            ],
            frames: ["a": [0, 0, 200, 5], "b": [200, 0, 120, 5]]),
        LayoutDescription(
            name: "a diagonal of squares that fills the height", views: ["a", "b"],
            relations: [
                "a.leading = root.leading", "a.top = root.top", "b.leading = a.trailing", "b.top = a.bottom",
                "b.bottom = root.bottom", "a.width = a.height", "b.width = b.height", "b.height = a.height",
            ],
            frames: ["a": [0, 0, 100, 100], "b": [100, 100, 100, 100]]),
    ]
}
