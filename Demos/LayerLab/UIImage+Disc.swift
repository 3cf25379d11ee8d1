import UIKit

extension UIImage {
    /// A coloured disc with a white letter.
    static func disc(_ letter: Substring, color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: bounds).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17, weight: .bold), .foregroundColor: UIColor.white,
            ]
            let size = String(letter).size(withAttributes: attributes)
            String(letter).draw(
                at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
                withAttributes: attributes)
        }
    }
}
