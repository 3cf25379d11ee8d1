import CoreGraphics

nonisolated extension LayoutDescription {
    /// Contents that ask for sizes.
    static let contents: [LayoutDescription] = [
        LayoutDescription(
            name: "what hugs its content more leaves the room to the other",
            views: ["a 60x20 hugs 251", "b 50x20"], relations: ["H:|[a][b]|", "V:|[a]", "V:|[b]"],
            frames: ["a": [0, 0, 60, 20], "b": [60, 0, 260, 20]]),
        LayoutDescription(
            name: "what resists compression less gives way",
            views: ["a 300x20 resists 749", "b 100x20"], relations: ["H:|[a][b]|", "V:|[a]", "V:|[b]"],
            frames: ["a": [0, 0, 220, 20], "b": [220, 0, 100, 20]]),
        LayoutDescription(
            name: "what gives way first is gone before the next gives way",
            views: ["a 100x20 resists 748", "b 200x20 resists 749", "c 150x20"],
            relations: ["H:|[a][b][c]|", "V:|[a]", "V:|[b]", "V:|[c]"],
            frames: ["a": [0, 0, 0, 20], "b": [0, 0, 170, 20], "c": [170, 0, 150, 20]]),
        LayoutDescription(
            name: "a title and a detail at both ends",
            views: ["title 50x20", "detail 60x20"],
            relations: [
                "H:|[title]", "H:[detail]|", "detail.leading >= title.trailing + 8", "V:|[title]", "V:|[detail]",
            ],
            frames: ["title": [0, 0, 50, 20], "detail": [260, 0, 60, 20]]),
        LayoutDescription(
            name: "a long title gives way to a detail",
            views: ["title 200x20", "detail 150x20 resists 751"],
            relations: [
                "H:|[title]", "H:[detail]|", "detail.leading >= title.trailing + 8", "V:|[title]", "V:|[detail]",
            ],
            frames: ["title": [0, 0, 162, 20], "detail": [170, 0, 150, 20]]),
        LayoutDescription(
            name: "small content in an area that is large enough for a finger",
            views: ["a 30x10"], relations: ["H:|[a]", "V:|[a]", "a.width >= 44", "a.height >= 44"],
            frames: ["a": [0, 0, 44, 44]]),
        LayoutDescription(
            name: "a required length against content that resists as strongly as it can",
            views: ["a 90x20 resists 999 hugs 999"], relations: ["H:|[a(50)]", "V:|[a(70)]"],
            frames: ["a": [0, 0, 50, 70]]),
        LayoutDescription(
            name: "a box as wide as the wider of its contents",
            views: ["box", "box/a 70x10", "box/b 40x10"],
            relations: [
                "H:|[box]", "V:|[box]", "V:|-5-[a]-5-[b]-5-|", "a.leading = box.leading + 5",
                "b.leading = box.leading + 5", "a.trailing <= box.trailing - 5", "b.trailing <= box.trailing - 5",
                "box.width = 0 @ 1",
            ],
            frames: ["box": [0, 0, 80, 35], "a": [5, 5, 70, 10], "b": [5, 20, 40, 10]]),
        LayoutDescription(
            name: "a box that its content would like to be larger than it may be",
            views: ["box", "box/a 400x10"], relations: ["H:|[box]", "V:|[box]", "pin a 10", "box.width <= root.width"],
            frames: ["box": [0, 0, 320, 30], "a": [10, 10, 300, 10]]),
        LayoutDescription(
            name: "text of one line",
            views: ["t 'aaaa'"], relations: ["H:|-3-[t]", "V:|-4-[t]"], frames: ["t": [3, 4, 68, 17]]),
        LayoutDescription(
            name: "text that a limit wraps",
            views: ["t 'aaaa aaaa'"], relations: ["H:|[t]", "V:|[t]", "t.width <= 100"],
            frames: ["t": [0, 0, 100, 34]]),
        LayoutDescription(
            name: "text as wide as a view that does not mind being stretched",
            views: ["n 68x8", "t 'aaaa aaaa' resists 700"],
            relations: ["H:|[n]", "V:|[n][t]", "H:|[t]", "t.width = n.width"],
            frames: ["n": [0, 0, 153, 8], "t": [0, 8, 153, 17]]),
        LayoutDescription(
            name: "text decides about the height of its box",
            views: ["box", "box/t 'aaaa aaaa aaaa'"], relations: ["H:|[box(120)]", "V:|[box]", "pin t 8"],
            // Six letters a line.
            frames: ["box": [0, 0, 120, 67], "t": [8, 8, 104, 51]]),
        LayoutDescription(
            name: "a text below another, both as wide as the box",
            views: ["box", "box/t 'aaaa aaaa'", "box/u 'aaa aaa aaa'"],
            relations: ["H:|[box(90)]", "V:|[box]", "H:|-10-[t]-10-|", "H:|-10-[u]-10-|", "V:|[t]-6-[u]|"],
            // Four letters a line.
            frames: ["box": [0, 0, 90, 91], "t": [10, 0, 70, 34], "u": [10, 40, 70, 51]]),
        LayoutDescription(
            name: "text is cut off at a height that is required",
            views: ["t 'aaaa aaaa aaaa'"], relations: ["H:|[t(70)]", "V:|[t]", "t.height <= 34"],
            frames: ["t": [0, 0, 70, 34]]),
        LayoutDescription(
            name: "text beside a picture, both in the middle of the row",
            views: ["row", "row/image 40x40 hugs 251", "row/t 'aaaa aaaa'"],
            relations: [
                "H:|[row(130)]", "V:|[row]", "H:|[image]-10-[t]|", "image.centerY = row.centerY",
                "t.centerY = row.centerY", "image.top >= row.top + 3", "t.top >= row.top + 3", "row.height = 0 @ 1",
                "image.width = 40",
            ],
            // Four letters a line: two lines, 34 points high.
            frames: ["row": [0, 0, 130, 46], "image": [0, 3, 40, 40], "t": [50, 6, 80, 34]]),
        LayoutDescription(
            name: "what is below wrapped text by its last baseline",
            views: ["t 'aaaa aaaa'", "u 'a'"],
            relations: ["H:|[t(70)]", "V:|[t]", "H:|[u]", "u.firstBaseline = t.lastBaseline + 20"],
            // As far from its own baseline as the last line of the other is from its own.
            frames: ["t": [0, 0, 70, 34], "u": [0, 37, 17, 17]]),
        LayoutDescription(
            name: "a line under text, as wide as that",
            views: ["t 'aaaaa'", "line"],
            relations: ["H:|-12-[t]", "V:|-2-[t]-1-[line(1)]", "line.leading = t.leading", "line.width = t.width"],
            frames: ["t": [12, 2, 85, 17], "line": [12, 20, 85, 1]]),
        LayoutDescription(
            name: "text that grows until its neighbour is compressed to its own limit",
            views: ["t 'aaaaaaaaaaaaaaaaaaaaaaaa'", "b 90x17 resists 600"],
            relations: ["H:|[t]-4-[b]|", "b.width >= 44", "V:|[t]", "V:|[b]", "t.height = 17"],
            frames: ["t": [0, 0, 272, 17], "b": [276, 0, 44, 17]]),
        LayoutDescription(
            name: "two equal buttons, as wide as the longer title and no wider",
            views: ["a 60x30", "b 100x30"],
            relations: ["H:|[a]-8-[b(==a)]", "b.trailing <= root.trailing", "V:|[a]", "V:|[b]"],
            frames: ["a": [0, 0, 100, 30], "b": [108, 0, 100, 30]]),
    ]
}
