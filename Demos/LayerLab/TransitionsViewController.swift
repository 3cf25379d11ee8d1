import UIKit

/// One picture gives way to the next, in every way that layers and views know.
final class TransitionsViewController: PageViewController {
    private static let layerTypes: [(String, CATransitionType)] = [
        ("Fade", .fade), ("Move in", .moveIn), ("Push", .push), ("Reveal", .reveal),
    ]
    private static let directions: [(String, CATransitionSubtype)] = [
        ("From right", .fromRight), ("From top", .fromTop), ("From left", .fromLeft), ("From bottom", .fromBottom),
    ]
    private static let viewOptions: [(String, UIView.AnimationOptions)] = [
        ("Dissolve", .transitionCrossDissolve), ("Curl up", .transitionCurlUp), ("Curl down", .transitionCurlDown),
        ("Flip", .transitionFlipFromRight), ("Flip back", .transitionFlipFromLeft),
        ("Flip up", .transitionFlipFromBottom),
    ]
    private let frame = UIView()
    private let canvas = UIView()
    private let pictures = Postcard.all.map { PostcardView($0) }
    private let headings = ["CATransition", "UIView.transition"].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        return label
    }
    private var layerButtons: [UIButton] = []
    private var viewButtons: [UIButton] = []
    private var shown = 0
    private var direction = 0
    private lazy var directionButton = addButton("From right") { [weak self] in self?.changeDirection() }

    override func buildStage() {
        frame.layer.cornerRadius = 14
        frame.layer.cornerCurve = .continuous
        stage.addSubview(frame)
        canvas.layer.cornerRadius = 14
        canvas.layer.cornerCurve = .continuous
        canvas.clipsToBounds = true
        frame.addSubview(canvas)
        for (index, picture) in pictures.enumerated() {
            picture.isHidden = index != shown
            canvas.addSubview(picture)
        }
        for heading in headings { stage.addSubview(heading) }
        layerButtons = Self.layerTypes.map { title, type in
            makeButton(title) { [weak self] in self?.lead(with: type) }
        }
        viewButtons = Self.viewOptions.map { title, options in
            makeButton(title) { [weak self] in self?.lead(with: options) }
        }
        _ = directionButton
    }

    private func makeButton(_ title: String, handler: @escaping () -> Void) -> UIButton {
        let button = UIButton.pill(title, handler: handler)
        button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        stage.addSubview(button)
        return button
    }

    override func layoutStage(in area: CGRect) {
        let inner = area.insetBy(dx: 16, dy: 14)
        if area.width > area.height {
            frame.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width - 180, height: inner.height)
            let column = CGRect(x: inner.maxX - 168, y: inner.minY, width: 168, height: inner.height)
            layOutRows(in: column, columns: [2, 2], buttonHeight: 34)
        } else {
            frame.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 184)
            let below = CGRect(x: inner.minX, y: inner.maxY - 172, width: inner.width, height: 172)
            layOutRows(in: below, columns: [4, 3], buttonHeight: 38)
        }
        canvas.frame = frame.bounds
        for picture in pictures { picture.frame = canvas.bounds }
    }

    /// A heading above each group of buttons.
    private func layOutRows(in area: CGRect, columns: [Int], buttonHeight: CGFloat) {
        var y = area.minY
        for (index, buttons) in [layerButtons, viewButtons].enumerated() {
            let (heading, columns) = (headings[index], columns[index])
            heading.frame = CGRect(x: area.minX, y: y, width: area.width, height: 18)
            let rows = CGFloat((buttons.count + columns - 1) / columns)
            let height = rows * buttonHeight + (rows - 1) * 6
            let group = CGRect(x: area.minX, y: y + 22, width: area.width, height: height)
            for (button, cell) in zip(buttons, group.cells(buttons.count, columns: columns, spacing: 6)) {
                button.frame = cell
            }
            y = group.maxY + 8
        }
    }

    private func showNext() {
        shown = (shown + 1) % pictures.count
        for (index, picture) in pictures.enumerated() { picture.isHidden = index != shown }
    }

    /// Keeps a transition from a side inside the frame.
    private func lead(with type: CATransitionType) {
        frame.clipsToBounds = true
        let transition = CATransition()
        transition.type = type
        transition.subtype = Self.directions[direction].1
        transition.duration = 0.6
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        canvas.layer.add(transition, forKey: kCATransition)
        showNext()
    }

    /// Lets turns and rolls reach out of the frame.
    private func lead(with options: UIView.AnimationOptions) {
        frame.clipsToBounds = false
        UIView.transition(
            with: canvas, duration: 0.8, options: options.union(.allowUserInteraction), animations: { self.showNext() })
    }

    private func changeDirection() {
        direction = (direction + 1) % Self.directions.count
        directionButton.setTitle(Self.directions[direction].0, for: .normal)
    }
}
