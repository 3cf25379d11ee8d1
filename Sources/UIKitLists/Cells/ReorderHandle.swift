import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Three lines at the end of a cell by which its row is moved; a scroll view does not scroll by them.
final class ReorderHandle: UIView {
    /// How far a finger is on the handle.
    enum Phase {
        case began
        case moved
        case ended
        case cancelled
    }

    static let width: CGFloat = 38

    private let lines = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private weak var cell: UITableViewCell?

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        lines.tintColor = .tertiaryLabel
        lines.contentMode = .scaleAspectFit
        addSubview(lines)
        // It begins before a table can scroll.
        let press = UILongPressGestureRecognizer(target: self, action: ReorderHandle.pressDidChange)
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    private func pressDidChange(_ press: UILongPressGestureRecognizer) {
        guard let cell else { return }
        let phase: Phase =
            switch press.state {
            case .began: .began
            case .changed: .moved
            case .ended: .ended
            default: .cancelled
            }
        cell.parts.editor?.handleWasDragged(in: cell, phase, press)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height): (CGFloat, CGFloat) = (20, 14)
        let x: CGFloat = runsRightToLeft ? 16 : bounds.width - 16 - width
        lines.frame = CGRect(
            x: x, y: ((bounds.height - height) / 2).roundedToPixels(contentScaleFactor), width: width, height: height)
    }
}
