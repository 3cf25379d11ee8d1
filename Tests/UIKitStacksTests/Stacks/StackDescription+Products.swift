import CoreGraphics
import UIKitCore
import UIKitStacks

nonisolated extension StackDescription {
    /// Every distribution with every alignment in rows and in columns.
    static let products: [StackDescription] = NSLayoutConstraint.Axis.both.flatMap { axis in
        lengths.flatMap { distribution, lengths in
            breadths.map { alignment, breadths in
                StackDescription(
                    name: "\(axis), distribution \(distribution.rawValue), alignment \(alignment.rawValue)", axis: axis,
                    distribution: distribution, alignment: alignment, spacing: 6,
                    width: axis == .horizontal ? 192 : 50, height: axis == .horizontal ? 50 : 192,
                    views: [(20, 20), (40, 40), (30, 30)].map { Element.sized($0, $1) },
                    frames: zip(lengths, breadths).map { length, breadth in
                        axis == .horizontal
                            ? [length[0], breadth[0], length[1], breadth[1]]
                            : [breadth[0], length[0], breadth[1], length[1]]
                    }, mirrors: distribution != .equalCentering || axis == .vertical)
            }
        }
    }

    /// Where views of 20, 40 and 30 points begin on 192 points, and how long they are: 90 points are to be distributed, or 180
    /// with those of the views.
    private static let lengths: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fill, [[0, 110], [116, 40], [162, 30]]),
        (.fillEqually, [[0, 60], [66, 60], [132, 60]]),
        (.fillProportionally, [[0, 40], [46, 80], [132, 60]]),
        (.equalSpacing, [[0, 20], [71, 40], [162, 30]]),
        // The middles are at 10, 93.5 and 177.
        (.equalCentering, [[0, 20], [74, 40], [162, 30]]),
    ]

    /// Where they begin across 50 points, and how far they reach.
    private static let breadths: [(UIStackView.Alignment, [[CGFloat]])] = [
        (.fill, [[0, 50], [0, 50], [0, 50]]),
        (.leading, [[0, 20], [0, 40], [0, 30]]),
        (.center, [[15, 20], [5, 40], [10, 30]]),
        (.trailing, [[30, 20], [10, 40], [20, 30]]),
    ]

    /// Every distribution of texts on one line.
    static let lines: [StackDescription] = textLengths.flatMap { distribution, lengths in
        [UIStackView.Alignment.firstBaseline, .lastBaseline].map { alignment in
            StackDescription(
                name: "texts, distribution \(distribution.rawValue), alignment \(alignment.rawValue)",
                distribution: distribution, alignment: alignment, spacing: 6, width: 204,
                views: [.text("a", 16), .text("aaa", 16), .text("a", 32)], size: CGSize(width: 204, height: 32),
                frames: zip(lengths, [[12, 16], [12, 16], [0, 32]]).map { [$0[0], $1[0], $0[1], $1[1]] })
        }
    }

    /// Where texts of 16, 48 and 32 points begin on 204 points, and how long they are.
    private static let textLengths: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fill, [[0, 112], [118, 48], [172, 32]]),
        (.fillEqually, [[0, 64], [70, 64], [140, 64]]),
        (.fillProportionally, [[0, 32], [38, 96], [140, 64]]),
        (.equalSpacing, [[0, 16], [70, 48], [172, 32]]),
        // The middles are at 8, 98 and 188.
        (.equalCentering, [[0, 16], [74, 48], [172, 32]]),
    ]
}

extension NSLayoutConstraint.Axis {
    fileprivate nonisolated static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
