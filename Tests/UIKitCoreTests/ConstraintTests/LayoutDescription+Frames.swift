import CoreGraphics

nonisolated extension LayoutDescription {
    /// Views with frames of their own among others, and views whose edges for constraints are others than those of the frame.
    static let framed: [LayoutDescription] = [
        LayoutDescription(
            name: "a view beside one with a frame",
            views: ["b", "a frame 10,20,30,40"],
            relations: ["b.left = a.right + 5", "b.top = a.top", "b.width = a.width", "b.height = a.height"],
            frames: ["a": [10, 20, 30, 40], "b": [45, 20, 30, 40]], mirrors: false),
        LayoutDescription(
            name: "half as wide and below the middle of a view with a frame",
            views: ["b", "a frame 100,10,80,20"],
            relations: [
                "b.centerX = a.centerX", "b.top = a.bottom + 10", "b.width = a.width * 0.5", "b.height = 20",
            ],
            frames: ["b": [120, 40, 40, 20]], mirrors: false),
        LayoutDescription(
            name: "a view that fills one with a frame",
            views: ["x", "a frame 50,50,100,100", "a/b"],
            relations: ["pin b 10", "H:|[x(5)]", "V:|[x(5)]"],
            frames: ["a": [50, 50, 100, 100], "b": [10, 10, 80, 80]], mirrors: false),
        LayoutDescription(
            name: "a view with a frame in one that constraints move",
            views: ["a", "a/b frame 5,6,7,8"], relations: ["H:|-20-[a(100)]", "V:|-9-[a(50)]"],
            frames: ["a": [20, 9, 100, 50], "b": [5, 6, 7, 8]], mirrors: false),
        LayoutDescription(
            name: "between two views with frames",
            views: ["b", "a frame 0,0,50,20", "c frame 200,0,60,20"],
            relations: ["b.left = a.right + 10", "b.right = c.left - 10", "b.top = a.top", "b.bottom = c.bottom"],
            frames: ["b": [60, 0, 130, 20]], mirrors: false),
        LayoutDescription(
            name: "from a frame inside to the edge of the outermost view",
            views: ["a", "a/b frame 30,0,10,10", "a/b/c"],
            relations: [
                "a.left = root.left + 20", "a.width = 100", "V:|[a(50)]", "c.left = b.left",
                "c.right = root.right - 10", "c.top = b.top", "c.height = 4",
            ],
            // From 20 + 30 to 310.
            frames: ["c": [0, 0, 260, 4]], mirrors: false),
        LayoutDescription(
            name: "behind the farther of two views with frames",
            views: ["b", "a frame 0,0,60,10", "c frame 0,10,90,10"],
            relations: [
                "b.left >= a.right + 8", "b.left >= c.right + 8", "b.left = root.left @ 250", "b.width = 30",
                "V:|[b(20)]",
            ],
            frames: ["b": [98, 0, 30, 20]], mirrors: false),
        LayoutDescription(
            name: "half as high as a view with a frame is wide",
            views: ["b", "a frame 0,0,80,10"],
            relations: ["b.height = a.width * 0.5", "b.width = b.height + 1", "H:|[b]", "b.top = a.bottom"],
            frames: ["b": [0, 10, 41, 40]], mirrors: false),
        LayoutDescription(
            name: "edges for constraints within the frame",
            views: ["a 40x20 insets 1,2,3,4"], relations: ["a.left = root.left + 10", "a.top = root.top + 10"],
            frames: ["a": [8, 9, 46, 24]], mirrors: false),
        LayoutDescription(
            name: "a shadow reaches beyond the distances that are kept",
            views: ["a insets 1,2,3,4"], relations: ["pin a 10"],
            frames: ["a": [8, 9, 306, 184]], mirrors: false),
        LayoutDescription(
            name: "a view beside one with a shadow",
            views: ["a 40x20 insets 1,2,3,4", "b 10x10"],
            relations: ["H:|-10-[a]-5-[b]", "V:|-1-[a]", "b.bottom = a.bottom"],
            // The shadow's edges are at 8 and 54; the distance is from 50, and the bottom at 21.
            frames: ["a": [8, 0, 46, 24], "b": [55, 11, 10, 10]], mirrors: false),
        LayoutDescription(
            name: "middles without the shadow",
            views: ["a 40x20 insets 1,2,3,4"], relations: ["a.centerX = root.centerX", "a.centerY = root.centerY"],
            frames: ["a": [138, 89, 46, 24]], mirrors: false),
        LayoutDescription(
            name: "as wide as a view without its shadow",
            views: ["a 40x20 insets 5,5,5,5", "b"],
            relations: ["H:|-5-[a]", "V:|-5-[a]-10-[b(3)]", "b.width = a.width", "b.leading = a.leading"],
            frames: ["a": [0, 0, 50, 30], "b": [5, 35, 40, 3]]),
        LayoutDescription(
            name: "inside a view with a shadow",
            views: ["a 40x20 insets 1,2,3,4", "a/b"],
            relations: ["a.left = root.left + 2", "a.top = root.top + 1", "pin b 0"],
            frames: ["a": [0, 0, 46, 24], "b": [2, 1, 40, 20]], mirrors: false),
        LayoutDescription(
            name: "a large and a small letter on one line",
            views: ["t 'a' size 16", "u 'a' size 32"],
            relations: ["H:|[t][u]", "V:|[u]", "t.firstBaseline = u.firstBaseline"],
            // Three quarters of a letter are above the line.
            frames: ["t": [0, 12, 16, 16], "u": [16, 0, 32, 32]]),
        LayoutDescription(
            name: "on the last line of a text",
            views: ["t 'aaaa aaaa' size 16", "u 'a' size 16"],
            relations: ["H:|[t(64)][u]", "V:|[t]", "u.lastBaseline = t.lastBaseline"],
            frames: ["t": [0, 0, 64, 32], "u": [64, 16, 16, 16]]),
        LayoutDescription(
            name: "on the first line of a text",
            views: ["u 'a' size 32", "t 'aaaa aaaa aaaa' size 16"],
            relations: ["H:|[u][t(64)]", "V:|[u]", "t.firstBaseline = u.firstBaseline"],
            frames: ["u": [0, 0, 32, 32], "t": [32, 12, 64, 48]]),
        LayoutDescription(
            name: "the first baseline of a view without text is its top",
            views: ["t 'a' size 16", "p"],
            relations: ["H:|[t][p(10)]", "V:|-50-[p(20)]", "t.firstBaseline = p.firstBaseline"],
            frames: ["t": [0, 38, 16, 16], "p": [16, 50, 10, 20]]),
        LayoutDescription(
            name: "the last baseline of a view without text is its bottom",
            views: ["t 'a' size 16", "p"],
            relations: ["H:|[t][p(10)]", "V:|-50-[p(20)]", "t.lastBaseline = p.lastBaseline"],
            frames: ["t": [0, 58, 16, 16]]),
        LayoutDescription(
            name: "a first line at a distance from the top, and a last one from the bottom",
            views: ["t 'a' size 16", "u 'aa aa' size 32"],
            relations: [
                "H:|[t][u(64)]", "t.firstBaseline = root.top + 40", "root.bottom = u.lastBaseline + 20",
            ],
            // The second of two lines of 32 points: its baseline is 56 points below the top.
            frames: ["t": [0, 28, 16, 16], "u": [16, 124, 64, 64]]),
        LayoutDescription(
            name: "thirty points from one baseline to the next",
            views: ["t 'a' size 16", "u 'a' size 32"],
            relations: ["H:|[t]", "H:|[u]", "V:|[t]", "u.firstBaseline = t.lastBaseline + 30"],
            frames: ["u": [0, 18, 32, 32]]),
    ]
}
