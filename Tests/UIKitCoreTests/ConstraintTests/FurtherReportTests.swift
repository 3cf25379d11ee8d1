import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// More behaviour of phones that people report, about layout by constraints.
@Suite(.application) struct FurtherReportTests {
    private let stage = ConstraintStage()

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test func `a length is switched by the priority of one of three comparisons`() {
        let view = stage.add(UIView())
        let (atMost, atLeast, larger) = (
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
        )
        atLeast.priority = UILayoutPriority(500)
        larger.priority = UILayoutPriority(501)
        activate(atMost, atLeast, larger)
        stage.tester.pump()
        let short = view.frame.width

        larger.priority = UILayoutPriority(499)
        stage.tester.pump()
        let long = view.frame.width
        larger.priority = UILayoutPriority(501)
        stage.tester.pump()

        #expect(short == 20 && long == 40 && view.frame.width == 20)
    }

    @Test func `middles at equal parts of the height, by multiples of the lower edge`() {
        let views = (1...3).map { index in
            let view = stage.add(UIView())
            activate(
                NSLayoutConstraint(
                    item: view, attribute: .centerY, relatedBy: .equal, toItem: stage.root, attribute: .bottom,
                    multiplier: CGFloat(index) / 4, constant: 0),
                view.heightAnchor.constraint(equalToConstant: 40))
            return view
        }
        stage.tester.pump()

        #expect(views.map(\.frame.minY) == [100, 220, 340])
    }

    @Test func `a multiple of a middle counts from the edge of the common ancestor`() {
        let (left, right) = (stage.add(UIView()), stage.add(UIView()))
        let (first, second) = (stage.add(UIView(), to: left), stage.add(UIView(), to: right))
        activate(
            left.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
            right.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
            second.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 20),
            second.widthAnchor.constraint(equalToConstant: 40), first.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: first, attribute: .centerX, relatedBy: .equal, toItem: second, attribute: .centerX,
                multiplier: 0.5, constant: 3))
        stage.tester.pump()

        // The other's middle is at 140 in the root: half of that and three more, less the ten of its own box.
        #expect(first.center.x == 63)
    }

    @Test func `a preferred width wraps text as a limit does`() {
        let label = stage.label("aaaa aaaa aaaa", lines: 0)
        label.preferredMaxLayoutWidth = 160
        activate(
            label.topAnchor.constraint(equalTo: stage.root.topAnchor),
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
        stage.tester.pump()

        // Nine letters a line: the widest line has nine.
        #expect(label.frame == CGRect(x: 0, y: 0, width: 153, height: 34))
    }

    @Test func `a label that measures itself by its preferred width gets the width that the layout has found`() {
        /// Text that covers 4,000 square points.
        final class AreaLabel: UILabel {
            override var intrinsicContentSize: CGSize {
                let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 400
                return CGSize(width: width, height: 4000 / width)
            }
        }
        let label = stage.add(AreaLabel())
        label.numberOfLines = 0
        activate(label.widthAnchor.constraint(equalToConstant: 100))
        stage.tester.pump()

        #expect(label.frame.size == CGSize(width: 100, height: 40))
        #expect(label.preferredMaxLayoutWidth == 0)
    }

    @Test func `a view that is removed and added again has lost its constraints but for those inside`() {
        let view = stage.add(UIView())
        stage.pin(view, to: stage.root, inset: 10)
        activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 300))
        stage.tester.pump()
        let former = view.frame

        view.removeFromSuperview()
        stage.root.addSubview(view)
        stage.tester.pump()
        let without = view.constraints.count
        stage.pin(view, to: stage.root, inset: 20)
        stage.tester.pump()

        #expect(former == CGRect(x: 10, y: 10, width: 300, height: 460))
        #expect(without == 1 && stage.root.constraints.count == 4)
        #expect(view.frame == CGRect(x: 20, y: 20, width: 280, height: 440))
    }

    @Test func `a header is as high as its texts in the width of the list`() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
        let (title, detail) = (
            stage.label("aaaa", lines: 0, in: header), stage.label("aaaa aaaa aaaa", lines: 0, in: header)
        )
        for text in [title, detail] {
            activate(
                text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
                text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10))
        }
        activate(
            title.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
            detail.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10))
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        header.frame.size = size
        stage.root.addSubview(header)
        stage.tester.pump()

        // Five letters a line: one line, and three.
        #expect(size == CGSize(width: 120, height: 93))
        #expect(title.frame == CGRect(x: 10, y: 10, width: 100, height: 17))
        #expect(detail.frame == CGRect(x: 10, y: 32, width: 100, height: 51))
    }

    @Test func `a view without constraints of its own is where constraints of a view inside lead it, and as large`() {
        let card = stage.add(UIView())
        let content = stage.add(UIView(), to: card)
        stage.pin(content, to: card, inset: 5)
        let width = content.widthAnchor.constraint(equalToConstant: 100)
        let center = content.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor)
        activate(
            center, content.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor), width,
            content.heightAnchor.constraint(equalToConstant: 50))
        stage.tester.pump()
        let first = (card.frame, content.frame)

        width.constant = 60
        stage.tester.pump()
        let narrow = card.frame
        center.isActive = false
        card.frame.origin.x = 7
        stage.tester.pump()

        #expect(first.0 == CGRect(x: 105, y: 210, width: 110, height: 60))
        #expect(first.1 == CGRect(x: 5, y: 5, width: 100, height: 50))
        #expect(narrow == CGRect(x: 125, y: 210, width: 70, height: 60))
        #expect(card.frame == CGRect(x: 7, y: 210, width: 70, height: 60))
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `a cell's height from outside, against a lower edge inside just below required`() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let content = stage.add(UIView(), to: cell)
        let bottom = cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8)
        bottom.priority = UILayoutPriority(999)
        activate(
            content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8), bottom,
            content.heightAnchor.constraint(equalToConstant: 60), content.widthAnchor.constraint(equalToConstant: 9))
        stage.root.addSubview(cell)
        stage.tester.pump()

        #expect(content.frame == CGRect(x: 0, y: 8, width: 9, height: 60))
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 76)
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `edges with a low priority hold when no constraint contradicts them`() {
        let view = stage.add(UIView())
        for (own, other) in [
            (NSLayoutConstraint.Attribute.left, 10.0), (.right, -10), (.top, 10), (.bottom, -10),
        ] {
            let edge = NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: stage.root, attribute: own, multiplier: 1,
                constant: other)
            edge.priority = .defaultLow
            edge.isActive = true
        }
        stage.tester.pump()

        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test func `four views with fixed spaces between and around them`() {
        let views = (0..<4).map { _ in stage.add(UIView()) }
        for (index, view) in views.enumerated() {
            activate(
                index == 0
                    ? view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
                    : view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: 20))
            if index > 0 { activate(view.widthAnchor.constraint(equalTo: views[0].widthAnchor)) }
        }
        activate(views[3].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20))
        stage.tester.pump()

        #expect(views.map(\.frame.minX) == [20, 95, 170, 245])
        #expect(views.map(\.frame.width) == [55, 55, 55, 55])
    }

    @Test func `sets of constraints for upright and for flat, one off before the other is on`() {
        let (first, second) = (stage.add(UIView()), stage.add(UIView()))
        func edges(_ isColumn: Bool) -> [NSLayoutConstraint] {
            isColumn
                ? [
                    first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                    first.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
                    first.topAnchor.constraint(equalTo: stage.root.topAnchor),
                    second.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                    second.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
                    second.topAnchor.constraint(equalTo: first.bottomAnchor),
                    second.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
                    first.heightAnchor.constraint(equalTo: second.heightAnchor),
                ]
                : [
                    first.topAnchor.constraint(equalTo: stage.root.topAnchor),
                    first.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
                    first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                    second.topAnchor.constraint(equalTo: stage.root.topAnchor),
                    second.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                    second.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
                    first.widthAnchor.constraint(equalTo: second.widthAnchor),
                ]
        }
        let (column, row) = (edges(true), edges(false))
        NSLayoutConstraint.activate(column)
        stage.tester.pump()
        let upright = (first.frame, second.frame)
        NSLayoutConstraint.deactivate(column)
        NSLayoutConstraint.activate(row)
        stage.tester.pump()
        let flat = (first.frame, second.frame)
        // The other way round, both are on for a moment.
        NSLayoutConstraint.activate(column)
        NSLayoutConstraint.deactivate(row)
        stage.tester.pump()

        #expect(upright.0 == CGRect(x: 0, y: 0, width: 320, height: 240))
        #expect(upright.1 == CGRect(x: 0, y: 240, width: 320, height: 240))
        #expect(flat.0 == CGRect(x: 0, y: 0, width: 160, height: 480))
        #expect(flat.1 == CGRect(x: 160, y: 0, width: 160, height: 480))
        #expect((first.frame, second.frame) == upright)
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `content smaller than its scroll view is in the middle, and larger content begins at its edge`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        stage.root.addSubview(scroll)
        let (around, content) = (stage.add(UIView(), to: scroll), UIView())
        _ = stage.add(content, to: around)
        stage.pin(around, to: scroll, inset: 0)
        let height = content.heightAnchor.constraint(equalToConstant: 60)
        activate(
            around.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            around.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor),
            content.centerXAnchor.constraint(equalTo: around.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: around.centerYAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: around.topAnchor),
            content.widthAnchor.constraint(equalToConstant: 50), height)
        stage.tester.pump()
        let small = (content.frame, scroll.contentSize)

        height.constant = 300
        stage.tester.pump()

        #expect(small.0 == CGRect(x: 75, y: 70, width: 50, height: 60))
        #expect(small.1 == CGSize(width: 200, height: 200))
        #expect(content.frame == CGRect(x: 75, y: 0, width: 50, height: 300))
        #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    }
}
