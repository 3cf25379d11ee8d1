import UIKit

/// A landscape at one time of the day: the colours of its sky and hills, and the position of sun or moon.
struct Postcard {
    let name: String
    let sky: [UIColor]
    let hills: [UIColor]
    let light: UIColor
    /// In parts of the picture's size.
    let lightPlace: CGPoint

    private static func rgb(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    static let all = [
        Postcard(
            name: "Morning", sky: [rgb(0x8EC5FC), rgb(0xFFE0C3)], hills: [rgb(0x7FA98B), rgb(0x4F8A6B)],
            light: rgb(0xFFF3B0), lightPlace: CGPoint(x: 0.22, y: 0.5)),
        Postcard(
            name: "Noon", sky: [rgb(0x2E86DE), rgb(0xA8DBFF)], hills: [rgb(0x6BBF59), rgb(0x3E9B4F)],
            light: rgb(0xFFE066), lightPlace: CGPoint(x: 0.6, y: 0.2)),
        Postcard(
            name: "Evening", sky: [rgb(0x5B3A8C), rgb(0xFF9966)], hills: [rgb(0x7A4B6E), rgb(0x4A2F55)],
            light: rgb(0xFFD19A), lightPlace: CGPoint(x: 0.78, y: 0.52)),
        Postcard(
            name: "Night", sky: [rgb(0x0B1034), rgb(0x2C3E78)], hills: [rgb(0x23345C), rgb(0x141F3F)],
            light: rgb(0xEDEFFA), lightPlace: CGPoint(x: 0.32, y: 0.22)),
    ]
}
