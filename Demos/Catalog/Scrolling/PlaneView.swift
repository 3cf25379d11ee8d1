import UIKit

/// A chessboard that is larger than its frame both ways.
final class PlaneView: UIScrollView {
    private static let cell: CGFloat = 80
    private static let count = 12
    private let board = UIImageView()

    init() {
        super.init(frame: .zero)
        let side = Self.cell * CGFloat(Self.count)
        board.image = Self.picture
        board.frame = CGRect(x: 0, y: 0, width: side, height: side)
        addSubview(board)
        contentSize = board.frame.size
    }

    required init?(coder: NSCoder) { fatalError("PlaneView is made in code.") }

    private static var picture: UIImage {
        let side = cell * CGFloat(count)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            for row in 0..<count {
                for column in 0..<count {
                    let place = CGRect(x: CGFloat(column) * cell, y: CGFloat(row) * cell, width: cell, height: cell)
                    UIColor(
                        hue: CGFloat(row + column) / CGFloat(2 * count),
                        saturation: (row + column) % 2 == 0 ? 0.55 : 0.4,
                        brightness: 0.9, alpha: 1
                    ).setFill()
                    UIBezierPath(rect: place).fill()
                    let name = "\(Character(UnicodeScalar(UInt8(65 + column))))\(row + 1)"
                    name.draw(
                        at: CGPoint(x: place.minX + 8, y: place.minY + 6),
                        withAttributes: [
                            .font: UIFont.systemFont(ofSize: 15, weight: .semibold),
                            .foregroundColor: UIColor.white,
                        ])
                }
            }
        }
    }
}
