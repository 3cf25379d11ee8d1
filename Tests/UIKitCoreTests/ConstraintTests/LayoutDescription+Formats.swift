import CoreGraphics

nonisolated extension LayoutDescription {
    /// Layouts by visual formats, and contents against wishes.
    static let formats: [LayoutDescription] = [
        LayoutDescription(
            name: "the standard distance to the view around is its margin",
            views: ["box margins 10,20,30,40", "box/a"], relations: ["pin box 0", "H:|-[a]-|", "V:|-[a]-|"],
            frames: ["a": [20, 10, 260, 160]]),
        LayoutDescription(
            name: "the standard distance between views is eight points",
            views: ["a", "b", "c"],
            relations: ["H:|[a(20)]-[b(30)]-[c(40)]", "V:|[a(5)]-[b(6)]-[c(7)]"],
            frames: ["a": [0, 0, 20, 5], "b": [28, 13, 30, 6], "c": [66, 27, 40, 7]]),
        LayoutDescription(
            name: "a format without an axis is a row", views: ["a"], relations: ["|-3-[a]-4-|", "V:|[a(9)]"],
            frames: ["a": [3, 0, 313, 9]]),
        LayoutDescription(
            name: "at least a distance before, and one behind", views: ["a"],
            relations: ["H:|-(>=20)-[a(50)]-(10)-|", "V:|[a(5)]"], frames: ["a": [260, 0, 50, 5]]),
        LayoutDescription(
            name: "a length with two limits", views: ["a 100x5", "b 10x5"],
            relations: ["H:|[a(>=40,<=60)]", "H:|[b(>=40,<=60)]", "V:|[a][b]"],
            frames: ["a": [0, 0, 60, 5], "b": [0, 5, 40, 5]]),
        LayoutDescription(
            name: "a length with a priority and one without", views: ["a"],
            relations: ["H:|[a(300@400,<=120)]", "V:|[a(==7)]"], frames: ["a": [0, 0, 120, 7]]),
        LayoutDescription(
            name: "as wide as a view that is named alone", views: ["a", "b"],
            relations: ["H:|[a(b)]-10-[b(90)]", "V:|[a(5)]", "V:|[b(5)]"],
            frames: ["a": [0, 0, 90, 5], "b": [100, 0, 90, 5]]),
        LayoutDescription(
            name: "no narrower and no wider than other views", views: ["a", "b", "c 100x5 hugs 700"],
            relations: ["H:|[a(30)][b(60)]", "H:|[c(>=a,<=b)]", "V:|[a(5)][c]", "V:|[b(5)]"],
            frames: ["c": [0, 5, 60, 5]]),
        LayoutDescription(
            name: "a distance that is a wish gives way to a limit", views: ["a", "b"],
            relations: ["H:|[a(100)]-(150@300)-[b(100)]", "b.trailing <= root.trailing", "V:|[a(5)]", "V:|[b(5)]"],
            frames: ["b": [220, 0, 100, 5]]),
        LayoutDescription(
            name: "a distance with two limits and a wish", views: ["a", "b"],
            relations: ["H:|[a(10)]-(>=20,<=40,200@10)-[b(10)]", "V:|[a(5)]", "V:|[b(5)]"],
            frames: ["b": [50, 0, 10, 5]]),
        LayoutDescription(
            name: "a negative distance in brackets", views: ["a", "b"],
            relations: ["H:|[a(50)]-(-15)-[b(50)]", "V:|[a(5)]", "V:|[b(5)]"], frames: ["b": [35, 0, 50, 5]]),
        LayoutDescription(
            name: "a column that ends at the bottom", views: ["a", "b"],
            relations: ["V:|-5-[a(20)]-(>=7)-[b(30)]|", "H:|[a]|", "H:|[b]|"],
            frames: ["a": [0, 5, 320, 20], "b": [0, 170, 320, 30]]),
        LayoutDescription(
            name: "five views in a chain of standard and other distances", views: ["a", "b", "c", "d", "e"],
            relations: [
                "H:|-2-[a(10)]-[b(a)]-4-[c(b)][d(c)]-0-[e(d)]", "V:|[a(1)]", "V:|[b(1)]", "V:|[c(1)]", "V:|[d(1)]",
                "V:|[e(1)]",
            ],
            frames: [
                "a": [2, 0, 10, 1], "b": [20, 0, 10, 1], "c": [34, 0, 10, 1], "d": [44, 0, 10, 1], "e": [54, 0, 10, 1],
            ]),
        LayoutDescription(
            name: "content with a width and no height", views: ["a 50x-1"], relations: ["H:|[a]", "V:|[a(30)]"],
            frames: ["a": [0, 0, 50, 30]]),
        LayoutDescription(
            name: "content with a height and no width", views: ["a -1x12"], relations: ["H:|[a(77)]", "V:|[a]"],
            frames: ["a": [0, 0, 77, 12]]),
        LayoutDescription(
            name: "content that resists less than a wish is cut", views: ["a 100x5 resists 250"],
            relations: ["H:|[a]", "V:|[a]", "a.width = 50 @ 300"], frames: ["a": [0, 0, 50, 5]]),
        LayoutDescription(
            name: "content that resists more than a wish is not cut", views: ["a 100x5"],
            relations: ["H:|[a]", "V:|[a]", "a.width = 50 @ 749"], frames: ["a": [0, 0, 100, 5]]),
        LayoutDescription(
            name: "content that is hugged more than a wish pulls", views: ["a 100x5"],
            relations: ["H:|[a]", "V:|[a]", "a.width = 200 @ 249"], frames: ["a": [0, 0, 100, 5]]),
        LayoutDescription(
            name: "content that is hugged less than a wish pulls", views: ["a 100x5"],
            relations: ["H:|[a]", "V:|[a]", "a.width = 200 @ 251"], frames: ["a": [0, 0, 200, 5]]),
        LayoutDescription(
            name: "the least hugged of three takes the room",
            views: ["a 20x5 hugs 252", "b 20x5 hugs 250", "c 20x5 hugs 251"],
            relations: ["H:|[a][b][c]|", "V:|[a]", "V:|[b]", "V:|[c]"],
            frames: ["a": [0, 0, 20, 5], "b": [20, 0, 280, 5], "c": [300, 0, 20, 5]]),
        LayoutDescription(
            name: "text as wide as the view around is wrapped there", views: ["t 'aaaaaaaaaa aaaaaaaaaa' size 16"],
            relations: ["H:|[t]|", "V:|[t]"],
            // Twenty letters a line, and there are 21 with the space.
            frames: ["t": [0, 0, 320, 32]]),
        LayoutDescription(
            name: "text and a picture that keeps its proportion beside it",
            views: ["p", "t 'aaaa aaaa' size 16"],
            relations: [
                "H:|[p]-8-[t(64)]", "V:|[p]", "V:|[t]", "p.height = t.height", "p.width = p.height * 2",
            ],
            frames: ["p": [0, 0, 64, 32], "t": [72, 0, 64, 32]]),
    ]
}
