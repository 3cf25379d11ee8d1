import UIKit

/// Cards that several fingers drag, pinch and turn at once.
final class PhotosViewController: PageViewController, UIGestureRecognizerDelegate {
    private let cards: [PhotoCard] = PhotoCard.Scene.allCases.map { PhotoCard($0) }

    init() {
        super.init(
            title: "Photos",
            hint: "Drag, pinch and turn with two fingers at once. A double tap puts a photo back.",
            image: .cards([
                (CGRect(x: 3, y: 6, width: 13, height: 15), -0.2, true),
                (CGRect(x: 11, y: 6, width: 12, height: 14), 0.2, false),
            ]))
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func buildBoard() {
        for card in cards {
            let pan = UIPanGestureRecognizer(target: self, action: PhotosViewController.drag)
            let pinch = UIPinchGestureRecognizer(target: self, action: PhotosViewController.pinch)
            let rotation = UIRotationGestureRecognizer(target: self, action: PhotosViewController.turn)
            let back = UITapGestureRecognizer(target: self, action: PhotosViewController.putBack)
            back.numberOfTapsRequired = 2
            pan.maximumNumberOfTouches = 2
            for (recognizer, name) in [
                (pan, "Pan"), (pinch, "Pinch"), (rotation, "Rotation"), (back, "Double tap"),
            ] {
                recognizer.name = name
                recognizer.delegate = self
                card.addGestureRecognizer(recognizer)
            }
            board.addSubview(card)
        }
        states.show(cards.last?.gestureRecognizers ?? [])
    }

    override func layoutBoard(in area: CGRect) {
        let side = (min(area.width, area.height) * 0.46).rounded()
        for (index, card) in cards.enumerated() {
            card.bounds.size = CGSize(width: side, height: side)
            card.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            place(card, index, in: area)
        }
    }

    private func place(_ card: PhotoCard, _ index: Int, in area: CGRect) {
        let places: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
            (0.3, 0.32, -0.14), (0.68, 0.42, 0.1), (0.42, 0.7, 0.04),
        ]
        card.center = CGPoint(
            x: area.minX + area.width * places[index].x, y: area.minY + area.height * places[index].y)
        card.transform = CGAffineTransform(rotationAngle: places[index].angle)
    }

    // MARK: Gestures

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        if let card = gestureRecognizer.view {
            board.bringSubviewToFront(card)
            states.show(card.gestureRecognizers ?? [])
        }
        return true
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        states.note(pan)
        guard let card = pan.view else { return }
        let translation = pan.translation(in: board)
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        pan.setTranslation(.zero, in: board)
    }

    private func pinch(_ pinch: UIPinchGestureRecognizer) {
        states.note(pinch)
        guard let card = pinch.view else { return }
        if pinch.state == .began { pin(card, under: pinch) }
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ rotation: UIRotationGestureRecognizer) {
        states.note(rotation)
        guard let card = rotation.view else { return }
        if rotation.state == .began { pin(card, under: rotation) }
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    /// Has a card turn and grow round the middle of the fingers, without moving it.
    private func pin(_ card: UIView, under recognizer: UIGestureRecognizer) {
        let inside = recognizer.location(in: card)
        let outside = recognizer.location(in: board)
        card.layer.anchorPoint = CGPoint(
            x: inside.x / card.bounds.width, y: inside.y / card.bounds.height)
        card.center = outside
    }

    private func putBack(_ tap: UITapGestureRecognizer) {
        states.note(tap)
        guard let card = tap.view as? PhotoCard, let index = cards.firstIndex(of: card) else { return }
        let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: board)
        card.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        card.center = middle
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.place(card, index, in: self.board.bounds)
        }
    }
}
