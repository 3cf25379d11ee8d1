import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Three lines at the end of a cell by which its row is moved; a scroll view does not scroll by them.
final class ReorderHandle: UIControl {
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
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    private func report(_ phase: Phase, _ touch: UITouch?) {
        guard let cell else { return }
        cell.parts.editor?.handleWasDragged(in: cell, phase, touch)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        report(.began, touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        report(.moved, touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { report(.ended, touch) }
    override func cancelTracking(with event: UIEvent?) { report(.cancelled, nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height): (CGFloat, CGFloat) = (20, 14)
        let x: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 16 : bounds.width - 16 - width
        lines.frame = CGRect(
            x: x, y: ((bounds.height - height) / 2).roundedToPixels(contentScaleFactor), width: width, height: height)
    }
}
