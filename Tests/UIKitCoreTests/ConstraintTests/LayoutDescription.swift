import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore

/// A layout in words: views, their relations, and the resulting frames.
nonisolated struct LayoutDescription: Sendable, CustomTestStringConvertible {
    var name: String
    /// The size of the view around all, which relations call root.
    var size = CGSize(width: 320, height: 200)
    /// Each by its name, behind that of the view around it and a slash, with its intrinsic size: a size such as 30x20 or letters
    /// of 17 points in quotes, which are wrapped; `hugs` and `resists` with a priority after that.
    var views: [String]
    /// Each an equation such as a.width = root.width * 0.5 + 10 @ 750, a visual format, or `pin` with a view and a distance.
    var relations: [String]
    /// The left, the top, the width and the height of views by name.
    var frames: [String: [CGFloat]]
    /// Whether the layout is mirrored in right-to-left surroundings.
    var mirrors = true
    /// Whether no constraints conflict when the outermost view has another size.
    var fitsAllSizes = true

    var testDescription: String { name }
}

/// The views of a described layout.
struct DescribedViews {
    /// A view whose content asks for a size.
    private final class ContentView: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
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
    private(set) var views: [String: UIView] = [:]
    /// The views with the name of the one around each, in the order of their description.
    private(set) var tree: [(view: UIView, around: UIView)] = []
    let description: LayoutDescription

    /// Makes the views, each in the one around it.
    init(_ description: LayoutDescription) {
        self.description = description
        root = ActingView(frame: CGRect(origin: .zero, size: description.size))
        views["root"] = root
        for text in description.views {
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            let path = words[0].split(separator: "/").map(String.init)
            let view = Self.view(words.count > 1 ? words[1] : "")
            view.translatesAutoresizingMaskIntoConstraints = false
            view.insetsLayoutMarginsFromSafeArea = false
            let around = views[path.count > 1 ? path[path.count - 2] : "root"] ?? root
            views[path[path.count - 1]] = view
            tree.append((view, around))
            around.addSubview(view)
        }
    }

    private static func view(_ text: String) -> UIView {
        let view: UIView
        var rest = text
        if text.hasPrefix("'"), let end = text.dropFirst().firstIndex(of: "'") {
            let label = UILabel()
            (label.text, label.numberOfLines) = (String(text[text.index(after: text.startIndex)..<end]), 0)
            rest = String(text[text.index(after: end)...])
            view = label
        } else if let word = text.split(separator: " ").first, word.contains("x"), let first = word.first,
            first.isNumber
        {
            let content = ContentView()
            let sides = word.split(separator: "x").compactMap { Double($0) }
            content.size = CGSize(width: sides[0], height: sides[1])
            view = content
        } else {
            view = UIView()
        }
        let words = rest.split(separator: " ").map(String.init)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for (word, value) in zip(words, words.dropFirst()) {
                let priority = UILayoutPriority(Float(value) ?? 0)
                if word == "hugs" { view.setContentHuggingPriority(priority, for: axis) }
                if word == "resists" { view.setContentCompressionResistancePriority(priority, for: axis) }
            }
        }
        return view
    }

    // MARK: Relations

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    ]

    /// Makes the constraints, none of which is active.
    func constraints() -> [NSLayoutConstraint] {
        description.relations.flatMap { text -> [NSLayoutConstraint] in
            if text.hasPrefix("pin ") { return pins(text.split(separator: " ").map(String.init)) }
            if text.contains("[") {
                return NSLayoutConstraint.constraints(
                    withVisualFormat: text, options: [], metrics: nil, views: views)
            }
            return [constraint(text)]
        }
    }

    private func pins(_ words: [String]) -> [NSLayoutConstraint] {
        guard let view = views[words[1]], let around = tree.first(where: { $0.view === view })?.around else {
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
        func side(_ word: String) -> (UIView, NSLayoutConstraint.Attribute) {
            let parts = word.split(separator: ".").map(String.init)
            guard parts.count == 2, let view = views[parts[0]], let attribute = Self.attributes[parts[1]] else {
                fatalError("\(word) in \(text) is no part of a view.")
            }
            return (view, attribute)
        }
        let (first, attribute) = side(words.removeFirst())
        let relations: [String: NSLayoutConstraint.Relation] = [
            "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard let relation = relations[words.removeFirst()] else { fatalError("\(text) has no relation.") }
        var (second, other) = (nil as UIView?, NSLayoutConstraint.Attribute.notAnAttribute)
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
            guard let view = views[name], let around = view.superview else { return "\(name) is nowhere" }
            var expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if mirrored { expected.origin.x = around.bounds.width - expected.maxX }
            return view.frame == expected ? nil : "\(name) is at \(view.frame) instead of \(expected)"
        }
    }
}
