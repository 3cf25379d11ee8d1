import UIKit

/// Scroll views: pages, zooming, strips inside the page, both ways at once.
final class ScrollViewsViewController: PageViewController {
    private let plane = PlaneView()

    init() { super.init(title: "Scroll views") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Pages", rows: [StageRow(PagesView(), height: 210)], remark: "One page for each swipe, however strong."),
            CardView(
                "Zooming", rows: [StageRow(ZoomView(), height: 240)],
                remark: "Pinch, or tap twice. With Alt, a mouse has two fingers."),
            CardView(
                "Strips in the page",
                rows: [
                    WideRow("normal deceleration", StripView(color: .systemBlue)),
                    WideRow("fast deceleration", StripView(color: .systemPurple) { $0.decelerationRate = .fast }),
                    WideRow("without bounces", StripView(color: .systemOrange) { $0.bounces = false }),
                ], remark: "A drag across moves the strip, a drag along moves the page."),
            CardView("Both ways", rows: [StageRow(plane, height: 240), lockRow, buttonsRow]),
        ]
    }

    private var lockRow: ControlRow {
        let control = UISwitch()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.plane.isDirectionalLockEnabled = control?.isOn == true
            }, for: .valueChanged)
        return ControlRow("Locked to one direction", control)
    }

    private var buttonsRow: WideRow {
        let corner = button("Corner") { plane in
            let far = CGPoint(
                x: plane.contentSize.width - plane.bounds.width, y: plane.contentSize.height - plane.bounds.height)
            plane.setContentOffset(plane.contentOffset == far ? .zero : far, animated: true)
        }
        let middle = button("Middle") { plane in
            plane.scrollRectToVisible(
                CGRect(
                    x: plane.contentSize.width / 2 - 60, y: plane.contentSize.height / 2 - 60, width: 120, height: 120),
                animated: true)
        }
        let flash = button("Flash") { $0.flashScrollIndicators() }
        return WideRow("By code", SideBySideView([(corner, nil), (middle, nil), (flash, nil)]))
    }

    private func button(_ title: String, _ action: @escaping (UIScrollView) -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.addAction(
            UIAction { [weak self] _ in
                if let self { action(plane) }
            }, for: .touchUpInside)
        return button
    }
}
