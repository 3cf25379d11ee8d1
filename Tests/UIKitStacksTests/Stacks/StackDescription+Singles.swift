import CoreGraphics
import UIKitCore
import UIKitStacks

nonisolated extension StackDescription {
    /// Priorities, spaces, hidden views, margins, and stacks in stacks.
    static let singles: [StackDescription] = [
        StackDescription(
            name: "what hugs its content less takes the room", spacing: 10, width: 150, height: 5,
            views: [.sized(40, 5, hugs: 251), .sized(50, 5)], frames: [[0, 0, 40, 5], [50, 0, 100, 5]]),
        StackDescription(
            name: "what resists less gives way", width: 150, height: 5,
            views: [.sized(100, 5), .sized(100, 5, resists: 749)], frames: [[0, 0, 100, 5], [100, 0, 50, 5]]),
        StackDescription(
            name: "of two views without content the last takes the room", width: 90, height: 5,
            views: [.plain, .plain], frames: [[0, 0, 0, 5], [0, 0, 90, 5]]),
        StackDescription(
            name: "a space of its own behind the first", spacing: 5, customSpacings: [0: 15],
            views: [.sized(10, 9), .sized(20, 9), .sized(30, 9)], size: CGSize(width: 80, height: 9),
            frames: [[0, 0, 10, 9], [25, 0, 20, 9], [50, 0, 30, 9]]),
        StackDescription(
            name: "the system's space behind the second", spacing: 5, systemSpacings: [1],
            views: [.sized(10, 9), .sized(20, 9), .sized(30, 9)], size: CGSize(width: 73, height: 9),
            frames: [[0, 0, 10, 9], [15, 0, 20, 9], [43, 0, 30, 9]]),
        StackDescription(
            name: "no space behind one of several in a column", axis: .vertical, spacing: 5, customSpacings: [0: 0],
            views: [.sized(10, 9), .sized(10, 9), .sized(10, 9)], size: CGSize(width: 10, height: 32),
            frames: [[0, 0, 10, 9], [0, 9, 10, 9], [0, 23, 10, 9]]),
        StackDescription(
            name: "views that overlap", spacing: -5, views: [.sized(20, 9), .sized(20, 9)],
            size: CGSize(width: 35, height: 9), frames: [[0, 0, 20, 9], [15, 0, 20, 9]]),
        StackDescription(
            name: "a hidden view in the middle has no share and no space", distribution: .fillEqually, spacing: 6,
            hidden: [1], width: 106, height: 5, views: [.sized(20, 5), .sized(40, 5), .sized(30, 5)],
            frames: [[0, 0, 50, 5], [56, 0, 50, 5]]),
        StackDescription(
            name: "a hidden first view has no space behind it", spacing: 6, hidden: [0],
            views: [.sized(20, 5), .sized(40, 5), .sized(30, 5)], size: CGSize(width: 76, height: 5),
            frames: [[0, 0, 40, 5], [46, 0, 30, 5]]),
        StackDescription(
            name: "a hidden last view has no space before it", spacing: 6, hidden: [2],
            views: [.sized(20, 5), .sized(40, 5), .sized(30, 50)], size: CGSize(width: 66, height: 5),
            frames: [[0, 0, 20, 5], [26, 0, 40, 5]]),
        StackDescription(
            name: "the space of its own behind a hidden view does not count", spacing: 5, customSpacings: [1: 20],
            hidden: [1], views: [.sized(10, 5), .sized(20, 5), .sized(30, 5)], size: CGSize(width: 45, height: 5),
            frames: [[0, 0, 10, 5], [15, 0, 30, 5]]),
        StackDescription(
            name: "the space of its own before a hidden view counts", spacing: 5, customSpacings: [0: 12],
            hidden: [1], views: [.sized(10, 5), .sized(20, 5), .sized(30, 5)], size: CGSize(width: 52, height: 5),
            frames: [[0, 0, 10, 5], [22, 0, 30, 5]]),
        StackDescription(
            name: "the highest of the hidden views does not count", alignment: .center, hidden: [0],
            views: [.sized(20, 90), .sized(40, 30), .sized(30, 10)], size: CGSize(width: 70, height: 30),
            frames: [[0, 0, 40, 30], [40, 10, 30, 10]]),
        StackDescription(
            name: "margins around views in their middle", alignment: .center, spacing: 5, margins: [1, 2, 3, 4],
            views: [.sized(30, 20), .sized(40, 10)], size: CGSize(width: 81, height: 24),
            frames: [[2, 1, 30, 20], [37, 6, 40, 10]]),
        StackDescription(
            name: "equal shares of what margins leave", distribution: .fillEqually, spacing: 10,
            margins: [0, 10, 0, 10], width: 100, height: 5, views: [.sized(1, 5), .sized(2, 5)],
            frames: [[10, 0, 35, 5], [55, 0, 35, 5]]),
        StackDescription(
            name: "wrapped texts in a column", axis: .vertical, spacing: 3, width: 64,
            views: [.text("aaaa aaaa", 16), .text("aa", 16)], size: CGSize(width: 64, height: 51),
            frames: [[0, 0, 64, 32], [0, 35, 64, 16]]),
        StackDescription(
            name: "a picture beside a wrapped text", alignment: .center, spacing: 6, width: 100,
            views: [.sized(30, 30, hugs: 251, resists: 751), .text("aaaa aaaa", 16)],
            size: CGSize(width: 100, height: 32),
            frames: [[0, 1, 30, 30], [36, 0, 64, 32]]),
        StackDescription(
            name: "equal spaces are no smaller than the spacing", distribution: .equalSpacing, spacing: 10, width: 170,
            height: 5, views: [.sized(60, 5), .sized(60, 5, resists: 749), .sized(60, 5)],
            frames: [[0, 0, 60, 5], [70, 0, 30, 5], [110, 0, 60, 5]]),
        StackDescription(
            name: "equal distances of middles give way to the spacing", distribution: .equalCentering, spacing: 10,
            width: 180, height: 5, views: [.sized(40, 5), .sized(100, 5), .sized(20, 5)],
            frames: [[0, 0, 40, 5], [50, 0, 100, 5], [160, 0, 20, 5]]),
        StackDescription(
            name: "proportional lengths on less room", distribution: .fillProportionally, width: 150, height: 5,
            views: [.sized(100, 5), .sized(200, 5)], frames: [[0, 0, 50, 5], [50, 0, 100, 5]]),
        StackDescription(
            name: "equal lengths in a stack as long as its contents", distribution: .fillEqually,
            views: [.sized(30, 5), .sized(50, 5), .sized(10, 5)], size: CGSize(width: 150, height: 5),
            frames: [[0, 0, 50, 5], [50, 0, 50, 5], [100, 0, 50, 5]]),
        StackDescription(
            name: "a column as wide as its widest view", axis: .vertical, alignment: .center, spacing: 2,
            views: [.sized(30, 20), .sized(50, 40)], size: CGSize(width: 50, height: 62),
            frames: [[10, 0, 30, 20], [0, 22, 50, 40]]),
        StackDescription(
            name: "a column at the trailing side", axis: .vertical, alignment: .trailing,
            views: [.sized(30, 20), .sized(50, 40)], size: CGSize(width: 50, height: 60),
            frames: [[20, 0, 30, 20], [0, 20, 50, 40]]),
        StackDescription(
            name: "equal rows without content", axis: .vertical, distribution: .fillEqually, width: 40, height: 100,
            views: [.plain, .plain], frames: [[0, 0, 40, 50], [0, 50, 40, 50]]),
        StackDescription(
            name: "a row in a column that is wider", axis: .vertical, spacing: 6,
            views: [
                .stack(
                    StackDescription(
                        name: "the row", spacing: 4, views: [.sized(30, 20), .sized(50, 40)],
                        frames: [[0, 0, 46, 40], [50, 0, 50, 40]])),
                .sized(100, 10),
            ],
            size: CGSize(width: 100, height: 56), frames: [[0, 0, 100, 40], [0, 46, 100, 10]]),
        StackDescription(
            name: "a column in a row of equal shares", distribution: .fillEqually, width: 200,
            views: [
                .stack(
                    StackDescription(
                        name: "the column", axis: .vertical, views: [.sized(40, 10), .sized(60, 10)],
                        frames: [[0, 0, 100, 40], [0, 40, 100, 10]])),
                .sized(30, 50),
            ],
            size: CGSize(width: 200, height: 50), frames: [[0, 0, 100, 50], [100, 0, 100, 50]]),
        StackDescription(
            name: "a stack with margins in the middle of a row", alignment: .center, spacing: 8,
            views: [
                .stack(
                    StackDescription(
                        name: "the inner one", margins: [2, 3, 4, 5], views: [.sized(20, 10)],
                        frames: [[3, 2, 20, 10]])),
                .sized(30, 40),
            ],
            size: CGSize(width: 66, height: 40), frames: [[0, 12, 28, 16], [36, 0, 30, 40]]),
    ]
}
