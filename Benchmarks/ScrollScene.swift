import CoreGraphics
import Foundation
import UIKit

/// A scroll view with a thousand rows of icon, title, subtitle and separator that scrolls by seven pixels a frame.
enum ScrollScene {
    private static let rowCount = 1000
    private static let rowHeight: CGFloat = 60
    private static let frames = 600
    /// Seven pixels of a display with two to the point.
    private static let step: CGFloat = 3.5
    /// Until here frames still fill caches, as in the peers' measure.
    private static let warmUp = 10

    static func run() {
        let stage = OffscreenStage(scale: 2)
        let scrollView = UIScrollView(frame: stage.root.bounds)
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: CGFloat(rowCount) * rowHeight)
        for index in 0..<rowCount {
            let row = Row(number: index)
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * rowHeight, width: scrollView.bounds.width, height: rowHeight)
            scrollView.addSubview(row)
        }
        stage.root.addSubview(scrollView)
        stage.frame()
        var samples = Samples()
        for frame in 0..<frames {
            let scroll = {
                scrollView.contentOffset.y = CGFloat(frame + 1) * step
                stage.frame()
            }
            if frame < warmUp { scroll() } else { samples.measure(scroll) }
        }
        samples.report("b.list", "cpu per frame", "ms")
        Report.peakMemory("b.list")
    }

    /// A row as the peers draw it, in points instead of pixels.
    private final class Row: UIView {
        private static let palette = [
            0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x5AC8FA, 0x007AFF, 0x5856D6, 0xAF52DE,
        ].map { UIColor(rgba: RGBAColor(hex: $0)) }
        private static let titleAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "DejaVu Sans", size: 17) ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.black,
        ]
        private static let subtitleAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "DejaVu Sans", size: 13) ?? .systemFont(ofSize: 13),
            .foregroundColor: UIColor(rgba: RGBAColor(hex: 0x8E8E93)),
        ]

        private let number: Int

        init(number: Int) {
            self.number = number
            super.init(frame: .zero)
            backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            Self.palette[number % Self.palette.count].setFill()
            UIBezierPath(roundedRect: CGRect(x: 16, y: 10, width: 40, height: 40), cornerRadius: 8).fill()
            "Conversation number \(number)".draw(at: CGPoint(x: 72, y: 9), withAttributes: Self.titleAttributes)
            "Last message in thread \(number), seen today".draw(
                at: CGPoint(x: 72, y: 34), withAttributes: Self.subtitleAttributes)
            UIColor(rgba: RGBAColor(hex: 0xC6C6C8)).setFill()
            UIBezierPath(rect: CGRect(x: 72, y: bounds.height - 0.5, width: bounds.width - 72, height: 0.5)).fill()
        }
    }
}
