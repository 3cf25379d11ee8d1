import UIKit

/// A drawn landscape: ridges of hills before a sky with a sun, in the colours of one hour.
struct Photo {
    let name: String
    let image: UIImage

    static let all = [
        "Dawn", "Sunrise", "Morning", "Forenoon", "Noon", "Siesta", "Afternoon", "Teatime", "Golden hour", "Sunset",
        "Dusk", "Night",
    ].enumerated().map { index, name in Photo(name: name, image: draw(hour: CGFloat(index) / 11)) }

    private static func draw(hour: CGFloat) -> UIImage {
        let size = CGSize(width: 600, height: 400)
        let light = sin(hour * .pi)
        return UIGraphicsImageRenderer(size: size).image { renderer in
            drawSky(renderer.cgContext, size, light)
            let sun = CGPoint(x: size.width * (0.1 + 0.8 * hour), y: size.height * (0.72 - 0.52 * light))
            UIColor(red: 1, green: 0.82 + 0.12 * light, blue: 0.5 + 0.3 * light, alpha: 1).setFill()
            UIBezierPath(arcCenter: sun, radius: 34, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            for ridge in 0..<4 { drawRidge(ridge, size, hour, light) }
        }
    }

    private static func drawSky(_ context: CGContext, _ size: CGSize, _ light: CGFloat) {
        let top = UIColor(hue: 0.66 - 0.08 * light, saturation: 0.7, brightness: 0.3 + 0.6 * light, alpha: 1)
        let bottom = UIColor(hue: 0.04 + 0.08 * light, saturation: 0.65 - 0.5 * light, brightness: 0.98, alpha: 1)
        let colors = [top.cgColor, bottom.cgColor] as CFArray
        guard let sky = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    }

    private static func drawRidge(_ number: Int, _ size: CGSize, _ hour: CGFloat, _ light: CGFloat) {
        let depth = CGFloat(number) / 3
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 10) {
            let wave = sin(x / (150 - 60 * depth) + hour * 9 + depth * 5) + 0.4 * sin(x / 47 + hour * 21 + depth * 3)
            path.addLine(to: CGPoint(x: x, y: size.height * (0.58 + 0.11 * CGFloat(number)) - wave * 20))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        UIColor(
            hue: 0.58 - 0.24 * depth * light, saturation: 0.25 + 0.35 * depth,
            brightness: (0.35 + 0.35 * light) * (1.15 - 0.75 * depth), alpha: 1
        ).setFill()
        path.fill()
    }
}
