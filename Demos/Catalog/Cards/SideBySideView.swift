import UIKit

/// Views beside each other, each with its width; those without one share the rest.
final class SideBySideView: UIView {
    private static let spacing: CGFloat = 12
    private let parts: [(view: UIView, width: CGFloat?)]

    init(_ parts: [(UIView, CGFloat?)]) {
        self.parts = parts.map { (view: $0, width: $1) }
        super.init(frame: .zero)
        for part in parts { addSubview(part.0) }
    }

    required init?(coder: NSCoder) { fatalError("SideBySideView is made in code.") }

    private var takenWidth: CGFloat {
        parts.compactMap(\.width).reduce(CGFloat(parts.count - 1) * Self.spacing, +)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = parts.map { $0.view.sizeThatFits(size).height }.max() ?? 0
        let width = parts.contains { $0.width == nil } ? size.width : takenWidth
        return CGSize(width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let open = CGFloat(parts.filter { $0.width == nil }.count)
        let share = open > 0 ? max(0, bounds.width - takenWidth) / open : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (view, width) in parts {
            let width = width ?? share
            let height = view.sizeThatFits(CGSize(width: width, height: bounds.height)).height
            view.frame = CGRect(
                x: (isMirrored ? bounds.width - x - width : x).rounded(), y: ((bounds.height - height) / 2).rounded(),
                width: width.rounded(.down), height: height)
            x += width + Self.spacing
        }
    }
}
