import CoreGraphics
import UIFoundation
import UIKitCore

/// The views of a described layout.
struct DescribedViews {
    /// A view whose content asks for a size.
    private final class ContentView: UIView {
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        var insets = UIEdgeInsets.zero
        override var intrinsicContentSize: CGSize { size }
        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    /// Runs closures when it updates or lays out.
    final class ActingView: UIView {
        var updates: (() -> Void)?
        var before: (() -> Void)?
        var after: (() -> Void)?

        override func updateConstraints() {
            updates?()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            before?()
            super.layoutSubviews()
            after?()
        }
    }

    let root: ActingView
    /// The views and the guides.
    private(set) var items: [String: AnyObject] = [:]
    /// The views with the name of the one around each, in the order of their description.
    private(set) var tree: [(view: UIView, around: UIView)] = []
    let description: LayoutDescription

    /// Makes the views, each in the one around it.
    init(_ description: LayoutDescription) {
        self.description = description
        root = ActingView(frame: CGRect(origin: .zero, size: description.size))
        items["root"] = root
        for text in description.views {
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            let path = words[0].split(separator: "/").map(String.init)
            let around = items[path.count > 1 ? path[path.count - 2] : "root"] as? UIView ?? root
            if words.last == "guide" {
                let guide = UILayoutGuide()
                items[path[path.count - 1]] = guide
                around.addLayoutGuide(guide)
                continue
            }
            let view = Self.view(words.count > 1 ? words[1] : "")
            view.insetsLayoutMarginsFromSafeArea = false
            items[path[path.count - 1]] = view
            tree.append((view, around))
            around.addSubview(view)
        }
    }

    private static func view(_ text: String) -> UIView {
        let words = text.split(separator: " ").map(String.init)
        let view: UIView
        if text.hasPrefix("'"), let end = text.dropFirst().firstIndex(of: "'") {
            let label = UILabel()
            (label.text, label.numberOfLines) = (String(text[text.index(after: text.startIndex)..<end]), 0)
            if let size = words.firstIndex(of: "size"), let points = Double(words[size + 1]) {
                label.font = .systemFont(ofSize: points)
            }
            view = label
        } else if words.contains("scroll") {
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            view = scroll
        } else {
            let content = ContentView()
            let sides = (words.first ?? "").split(separator: "x").compactMap { Double($0) }
            if sides.count == 2 { content.size = CGSize(width: sides[0], height: sides[1]) }
            view = content
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        for (word, value) in zip(words, words.dropFirst()) { adopt(word, value, view) }
        view.preservesSuperviewLayoutMargins = words.contains("preserves")
        return view
    }

    /// Gives a view a quality with its value.
    private static func adopt(_ word: String, _ value: String, _ view: UIView) {
        let priority = UILayoutPriority(Float(value) ?? 0)
        let numbers = value.split(separator: ",").compactMap { Double($0) }
        switch word {
        case "hugs":
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(priority, for: axis)
            }
        case "resists":
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        case "frame":
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "insets":
            (view as? ContentView)?.insets = UIEdgeInsets(
                top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        case "margins":
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        default: break
        }
    }

    // MARK: Relations

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// A view or a guide by its name, or a guide of a view by both names.
    private func item(_ names: [String]) -> AnyObject? {
        guard names.count == 2 else { return items[names[0]] }
        let view = items[names[0]] as? UIView
        return switch names[1] {
        case "margins": view?.layoutMarginsGuide
        case "readable": view?.readableContentGuide
        case "safe": view?.safeAreaLayoutGuide
        case "content": (view as? UIScrollView)?.contentLayoutGuide
        case "frame": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    /// Makes the constraints, none of which is active.
    func constraints() -> [NSLayoutConstraint] {
        description.relations.flatMap { text -> [NSLayoutConstraint] in
            if text.hasPrefix("pin ") { return pins(text.split(separator: " ").map(String.init)) }
            if text.contains("[") {
                return NSLayoutConstraint.constraints(
                    withVisualFormat: text, options: [], metrics: nil, views: items)
            }
            return [constraint(text)]
        }
    }

    private func pins(_ words: [String]) -> [NSLayoutConstraint] {
        guard let view = items[words[1]] as? UIView, let around = tree.first(where: { $0.view === view })?.around else {
            return []
        }
        let distance = CGFloat(Double(words[2]) ?? 0)
        return [
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: distance),
            view.topAnchor.constraint(equalTo: around.topAnchor, constant: distance),
            around.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
            around.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
        ]
    }

    private func constraint(_ text: String) -> NSLayoutConstraint {
        var words = text.split(separator: " ").map(String.init)
        func side(_ word: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
            let parts = word.split(separator: ".").map(String.init)
            guard let item = item(parts.dropLast()), let attribute = Self.attributes[parts[parts.count - 1]] else {
                fatalError("\(word) in \(text) is no part of a view.")
            }
            return (item, attribute)
        }
        let (first, attribute) = side(words.removeFirst())
        let relations: [String: NSLayoutConstraint.Relation] = [
            "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard let relation = relations[words.removeFirst()] else { fatalError("\(text) has no relation.") }
        var (second, other) = (nil as AnyObject?, NSLayoutConstraint.Attribute.notAnAttribute)
        var (multiplier, constant, priority) = (1.0, 0.0, Float(1000))
        if let number = Double(words[0]) {
            constant = number
        } else {
            let found = side(words[0])
            (second, other) = (found.0, found.1)
        }
        words.removeFirst()
        while words.count >= 2 {
            let number = Double(words[1]) ?? .nan
            switch words[0] {
            case "*": multiplier = number
            case "+": constant = number
            case "-": constant = -number
            default: priority = Float(number)
            }
            words.removeFirst(2)
        }
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        made.priority = UILayoutPriority(priority)
        return made
    }

    // MARK: Frames

    /// Sentences about views that are elsewhere than described.
    func differences(mirrored: Bool = false) -> [String] {
        description.frames.sorted { $0.key < $1.key }.compactMap { name, numbers in
            let (view, guide) = (items[name] as? UIView, items[name] as? UILayoutGuide)
            guard let around = view?.superview ?? guide?.owningView, let frame = view?.frame ?? guide?.layoutFrame
            else { return "\(name) is nowhere" }
            var expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if mirrored { expected.origin.x = around.bounds.width - expected.maxX }
            // The rectangles of guides are not rounded.
            let tolerance = guide == nil ? 0 : 1e-6
            let errors = [
                frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                frame.height - expected.height,
            ]
            return errors.allSatisfy { abs($0) <= tolerance } ? nil : "\(name) is at \(frame) instead of \(expected)"
        }
    }
}
