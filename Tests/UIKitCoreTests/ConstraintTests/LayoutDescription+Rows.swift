import CoreGraphics

nonisolated extension LayoutDescription {
    /// Rows, columns and grids.
    static let rows: [LayoutDescription] = [
        LayoutDescription(
            name: "two columns of equal width",
            views: ["a", "b"], relations: ["H:|[a][b(==a)]|", "V:|[a(20)]", "V:|-5-[b(30)]"],
            frames: ["a": [0, 0, 160, 20], "b": [160, 5, 160, 30]]),
        LayoutDescription(
            name: "a side bar of a quarter beside the content",
            views: ["a", "b"],
            relations: ["V:|[a]|", "V:|[b]|", "H:|[a]-10-[b]-10-|", "a.width = root.width * 0.25"],
            frames: ["a": [0, 0, 80, 200], "b": [90, 0, 220, 200]]),
        LayoutDescription(
            name: "a bar above, one below, and content between",
            views: ["top", "middle", "bottom"],
            relations: ["H:|[top]|", "H:|[middle]|", "H:|[bottom]|", "V:|[top(44)][middle][bottom(49)]|"],
            frames: ["top": [0, 0, 320, 44], "middle": [0, 44, 320, 107], "bottom": [0, 151, 320, 49]]),
        LayoutDescription(
            name: "a grid of four equal cells with gaps",
            views: ["a", "b", "c", "d"],
            relations: [
                "H:|-10-[a]-20-[b(==a)]-10-|", "H:|-10-[c]-20-[d(==c)]-10-|", "V:|-6-[a]-8-[c(==a)]-6-|",
                "V:|-6-[b]-8-[d(==b)]-6-|",
            ],
            frames: [
                "a": [10, 6, 140, 90], "b": [170, 6, 140, 90], "c": [10, 104, 140, 90], "d": [170, 104, 140, 90],
            ]),
        LayoutDescription(
            name: "three equal columns whose thirds are rounded one by one",
            views: ["a", "b", "c"],
            relations: ["H:|-10-[a]-5-[b(==a)]-5-[c(==a)]-10-|", "V:|[a(9)]", "V:|[b(9)]", "V:|[c(9)]"],
            // 96.67 each, at 10, 111.67 and 213.33.
            frames: ["a": [10, 0, 97, 9], "b": [112, 0, 97, 9], "c": [213, 0, 97, 9]], mirrors: false),
        LayoutDescription(
            name: "equal spaces above, between and below two views",
            views: ["s", "a", "t", "b", "u"],
            relations: [
                "V:|[s][a(20)][t(==s)][b(30)][u(==s)]|", "H:|[a(40)]", "H:[b(40)]|", "H:|[s(0)]", "H:|[t(0)]",
                "H:|[u(0)]",
            ],
            frames: ["a": [0, 50, 40, 20], "b": [280, 120, 40, 30], "u": [0, 150, 0, 50]]),
        LayoutDescription(
            name: "steps down to the right",
            views: ["a", "b", "c"],
            relations: [
                "a.leading = root.leading + 10", "a.top = root.top + 5", "a.width = 40", "a.height = 20",
                "b.leading = a.trailing + 4", "b.top = a.bottom + 3", "b.width = a.width", "b.height = a.height",
                "c.leading = b.trailing + 4", "c.top = b.bottom + 3", "c.width = b.width", "c.height = b.height",
            ],
            frames: ["a": [10, 5, 40, 20], "b": [54, 28, 40, 20], "c": [98, 51, 40, 20]]),
        LayoutDescription(
            name: "views that overlap by a negative distance",
            views: ["a", "b"],
            relations: [
                "a.leading = root.leading", "b.leading = a.trailing - 12", "V:|[a(10)]", "V:|[b(10)]",
                "a.width = 50", "b.width = 50",
            ],
            frames: ["a": [0, 0, 50, 10], "b": [38, 0, 50, 10]]),
        LayoutDescription(
            name: "a button at the lower trailing corner",
            views: ["a"],
            relations: [
                "a.trailing = root.trailing - 12", "a.bottom = root.bottom - 14", "a.width = 50", "a.height = 30",
            ],
            frames: ["a": [258, 156, 50, 30]]),
        LayoutDescription(
            name: "a badge about the corner of an icon",
            views: ["icon", "badge"],
            relations: [
                "H:|-20-[icon(40)]", "V:|-20-[icon(40)]", "badge.centerX = icon.trailing", "badge.centerY = icon.top",
                "badge.width = 16", "badge.height = badge.width",
            ],
            frames: ["icon": [20, 20, 40, 40], "badge": [52, 12, 16, 16]]),
        LayoutDescription(
            name: "names and fields of a form, in columns as wide as the widest name",
            views: ["one 40x20 hugs 251", "two 70x20 hugs 251", "first", "second"],
            relations: [
                "H:|[one]-8-[first]|", "H:|[two]-8-[second]|", "one.width = two.width", "V:|[one]-4-[two]",
                "first.top = one.top", "first.bottom = one.bottom", "second.top = two.top",
                "second.bottom = two.bottom",
            ],
            frames: [
                "one": [0, 0, 70, 20], "two": [0, 24, 70, 20], "first": [78, 0, 242, 20], "second": [78, 24, 242, 20],
            ]),
        LayoutDescription(
            name: "a footer below short content stays at the bottom",
            views: ["content", "footer"],
            relations: [
                "H:|[content]|", "H:|[footer]|", "V:|[content(50)]", "footer.top >= content.bottom + 8",
                "footer.bottom = root.bottom - 8 @ 750", "footer.height = 40",
            ],
            frames: ["content": [0, 0, 320, 50], "footer": [0, 152, 320, 40]]),
        LayoutDescription(
            name: "a footer below long content is pushed out of sight",
            views: ["content", "footer"],
            relations: [
                "H:|[content]|", "H:|[footer]|", "V:|[content(180)]", "footer.top >= content.bottom + 8",
                "footer.bottom = root.bottom - 8 @ 750", "footer.height = 40",
            ],
            frames: ["content": [0, 0, 320, 180], "footer": [0, 188, 320, 40]]),
        LayoutDescription(
            name: "boxes within boxes, as large as what is innermost",
            views: ["box", "box/mid", "box/mid/leaf 40x20"],
            relations: ["box.leading = root.leading + 30", "box.top = root.top + 9", "pin mid 5", "pin leaf 3"],
            frames: ["box": [30, 9, 56, 36], "mid": [5, 5, 46, 26], "leaf": [3, 3, 40, 20]]),
        LayoutDescription(
            name: "boxes of equal content widths, the wider of which decides",
            views: ["l", "r", "l/a 30x10", "r/b 50x12"],
            relations: ["pin a 4", "pin b 4", "a.width = b.width", "H:|[l][r]", "V:|[l]", "V:|[r]"],
            frames: ["l": [0, 0, 58, 18], "r": [58, 0, 58, 20], "a": [4, 4, 50, 10], "b": [4, 4, 50, 12]]),
        LayoutDescription(
            name: "a view deep inside at the middle of the outermost",
            views: ["box", "box/inner", "box/inner/a"],
            relations: [
                "H:|-30-[box]-10-|", "V:|-10-[box]|", "H:|-5-[inner]|", "V:|-5-[inner]|", "a.width = 20",
                "a.height = 20", "a.centerX = root.centerX", "a.centerY = root.centerY",
            ],
            frames: ["box": [30, 10, 280, 190], "inner": [5, 5, 275, 185], "a": [115, 75, 20, 20]]),
        LayoutDescription(
            name: "widths that are said to be equal in a circle",
            views: ["a 30x10", "b 40x10", "c 20x10"],
            relations: [
                "a.width = b.width", "b.width = c.width", "c.width = a.width", "H:|[a][b][c]", "V:|[a]", "V:|[b]",
                "V:|[c]",
            ],
            frames: ["a": [0, 0, 40, 10], "b": [40, 0, 40, 10], "c": [80, 0, 40, 10]]),
        LayoutDescription(
            name: "a position, an end and a length that say the same",
            views: ["a"],
            relations: [
                "a.leading = root.leading + 20", "a.trailing = root.trailing - 100", "a.width = 200", "V:|[a(7)]",
            ],
            frames: ["a": [20, 0, 200, 7]], fitsAllSizes: false),
        LayoutDescription(
            name: "a row in margins",
            views: ["box", "box/a", "box/b"],
            relations: [
                "pin box 0", "a.leading = box.leadingMargin", "b.trailing = box.trailingMargin",
                "b.leading = a.trailing + 4", "a.width = b.width", "a.top = box.topMargin", "b.top = box.topMargin",
                "a.height = 6", "b.bottom = box.bottomMargin",
            ],
            frames: ["a": [8, 8, 150, 6], "b": [162, 8, 150, 184]]),
    ]
}
