import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitStacks

/// A page as apps have them: a header with a picture and wrapped texts, rows of a form in a view that scrolls, and buttons below.
final class StackPage: UIView {
    /// All that may change.
    struct State: Hashable {
        var size = CGSize(width: 320, height: 900)
        var isRightToLeft = false
        var category = UIContentSizeCategory.large
        var title = "aaaa"
        var detail = "aaa aaaa aa"
        var isDetailHidden = false
        var isPictureHidden = false
        var pictureSize: CGFloat = 40
        var rows = ["aa", "aaaaa", "aaa"]
        var hiddenRows: Set<Int> = []
        var inset: CGFloat = 10
        var isColumn = false
        var footerPriority: Float = 750
        var holdsButtonsTogether = false
    }

    let picture = SizedView(40, 40)
    let (title, detail) = (UILabel(), UILabel())
    let (texts, header, form, buttons) = (UIStackView(), UIStackView(), UIStackView(), UIStackView())
    let scroll = UIScrollView()
    let footer = UILabel()
    private(set) var rows: [UIStackView] = []
    private(set) var insets: [NSLayoutConstraint] = []
    private(set) var footerEdge = NSLayoutConstraint()
    private var guide = UILayoutGuide()
    private var state: State

    init(_ state: State) {
        self.state = State()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        insetsLayoutMarginsFromSafeArea = false
        scroll.contentInsetAdjustmentBehavior = .never
        build()
        follow(state)
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        for label in [title, detail, footer] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        footer.text = "aa aa"
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [title, detail] { texts.addArrangedSubview(view) }
        (texts.axis, texts.spacing) = (.vertical, 2)
        for view in [picture, texts] { header.addArrangedSubview(view) }
        (header.spacing, header.alignment) = (8, .top)
        for view in [SizedView(60, 30), SizedView(90, 30)] { buttons.addArrangedSubview(view) }
        (buttons.distribution, buttons.spacing) = (.fillEqually, 6)
        (form.axis, form.spacing) = (.vertical, 4)
        for view in [header, scroll, footer, buttons] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        form.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(form)
        addLayoutGuide(guide)
        insets = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        footerEdge = footer.bottomAnchor.constraint(equalTo: buttons.topAnchor, constant: -30)
        NSLayoutConstraint.activate(insets)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            header.topAnchor.constraint(equalTo: guide.topAnchor),
            scroll.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 5),
            footer.topAnchor.constraint(greaterThanOrEqualTo: scroll.bottomAnchor, constant: 5),
            scroll.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25), footerEdge,
            buttons.topAnchor.constraint(greaterThanOrEqualTo: footer.bottomAnchor, constant: 5),
            buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        for view in [header, scroll, footer, buttons] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        // The upper edge of the footer is where it is wished for, unless there is no room.
        footer.setContentHuggingPriority(.required, for: .vertical)
        header.setContentHuggingPriority(.required, for: .vertical)
    }

    /// Becomes like a state.
    func follow(_ new: State) {
        frame.size = new.size
        traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        traitOverrides.preferredContentSizeCategory = new.category
        (title.text, detail.text) = (new.title, new.detail)
        if detail.isHidden != new.isDetailHidden { detail.isHidden = new.isDetailHidden }
        if picture.isHidden != new.isPictureHidden { picture.isHidden = new.isPictureHidden }
        if picture.size.width != new.pictureSize {
            picture.size = CGSize(width: new.pictureSize, height: new.pictureSize)
        }
        for inset in insets { inset.constant = new.inset }
        header.axis = new.isColumn ? .vertical : .horizontal
        header.alignment = new.isColumn ? .leading : .top
        footerEdge.priority = UILayoutPriority(new.footerPriority)
        buttons.distribution = new.holdsButtonsTogether ? .fill : .fillEqually
        followRows(new)
        state = new
    }

    private func followRows(_ new: State) {
        while rows.count > new.rows.count { rows.removeLast().removeFromSuperview() }
        while rows.count < new.rows.count {
            let (name, value) = (UILabel(), UILabel())
            value.numberOfLines = 0
            name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            name.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            let row = UIStackView(arrangedSubviews: [name, value])
            (row.spacing, row.alignment) = (5, .firstBaseline)
            form.addArrangedSubview(row)
            if let first = rows.first {
                name.widthAnchor.constraint(equalTo: first.arrangedSubviews[0].widthAnchor).isActive = true
            }
            rows.append(row)
        }
        for (index, text) in new.rows.enumerated() {
            (rows[index].arrangedSubviews[0] as? UILabel)?.text = text
            (rows[index].arrangedSubviews[1] as? UILabel)?.text = text + " " + text + text
            let isHidden = new.hiddenRows.contains(index)
            if rows[index].isHidden != isHidden { rows[index].isHidden = isHidden }
        }
    }

    /// The frames of all views in sight, from the outermost in.
    var frames: [CGRect] {
        func below(_ view: UIView) -> [CGRect] {
            view.subviews.filter { !$0.isHidden }.flatMap { [$0.frame] + below($0) }
        }
        return below(header) + below(form) + below(buttons) + [header, scroll, footer, buttons, form].map(\.frame)
            + [CGRect(origin: .zero, size: scroll.contentSize)]
    }
}
