import CoreGraphics
import Foundation
import UIKit

/// A scrolling page of settings, each row two stacks deep: built, one text changed, and its width changed.
enum RelayoutScene {
    private static let (settings, changes, changedSetting) = (200, 200, 5)
    private static let (wide, narrow): (CGFloat, CGFloat) = (OffscreenStage.size.width, 700)
    private static let palette: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]

    static func run() {
        let stage = OffscreenStage()
        stage.frame()
        var page: Page?
        Report.line(
            "l.relayout", "build",
            Report.cpuMilliseconds(of: {
                page = Page(in: stage.root)
                stage.frame()
            }), "ms")
        guard let page else { return }
        measure("one text change to first correct frame", on: stage, page) { index in
            page.changed.text = index % 2 == 1 ? "Changed \(index)" : "Changed \(index) times"
        }
        measure("window width change", on: stage, page) { index in
            page.scroll.frame.size.width = index % 2 == 1 ? wide : narrow
        }
        Report.peakMemory("l.relayout")
    }

    private static func measure(_ metric: String, on stage: OffscreenStage, _ page: Page, change: (Int) -> Void) {
        var (frames, layouts) = (Samples(), Samples())
        for index in 0..<changes {
            frames.measure {
                layouts.measure {
                    change(index)
                    stage.root.layoutIfNeeded()
                }
                stage.frame()
            }
        }
        frames.report("l.relayout", metric, "ms")
        layouts.report("l.relayout", "of which layout: \(metric)", "ms")
    }

    private final class Page {
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: OffscreenStage.size))
        let column = UIStackView()
        var changed = UILabel()

        init(in root: UIView) {
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            for index in 0..<settings { column.addArrangedSubview(row(index)) }
            scroll.addSubview(column)
            root.addSubview(scroll)
            NSLayoutConstraint.activate([
                column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
        }

        private func row(_ index: Int) -> UIStackView {
            let icon = UIView()
            icon.backgroundColor = palette[index % palette.count]
            icon.layer.cornerRadius = 16
            let (title, value) = (UILabel(), UILabel())
            title.text = "Setting \(index)"
            value.text = "Value \(index)"
            value.textColor = .systemGray
            for label in [title, value] { label.font = .systemFont(ofSize: 34) }
            title.setContentHuggingPriority(.init(240), for: .horizontal)
            if index == changedSetting { changed = value }
            let row = UIStackView(arrangedSubviews: [icon, UIStackView(arrangedSubviews: [title, value])])
            row.spacing = 32
            row.alignment = .center
            row.isLayoutMarginsRelativeArrangement = true
            row.insetsLayoutMarginsFromSafeArea = false
            row.layoutMargins = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
            NSLayoutConstraint.activate([
                icon.widthAnchor.constraint(equalToConstant: 80), icon.heightAnchor.constraint(equalToConstant: 80),
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
            ])
            return row
        }
    }
}
