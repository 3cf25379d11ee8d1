import UIKit

extension Note {
    /// The notes of a new user.
    static func samples(before now: Date) -> [Note] {
        let texts = [trip, bread, words]
        return texts.enumerated().map { number, text in
            Note(id: number + 1, text: text, changed: now.addingTimeInterval(-86_400 * Double(number) - 600))
        }
    }

    private static var trip: NoteText {
        typealias Part = NoteText.Part
        return NoteText(parts: [
            Part(text: "Three days at the lake\n", kind: .title),
            Part(text: "We leave on "), Part(text: "Friday at seven", isBold: true),
            Part(text: ", before the roads fill. The hut has wood, water from the spring, and no light after ten.\n"),
            Part(text: "To pack\n", kind: .heading),
            Part(isChecked: true), Part(text: "Tent pegs, the long ones\n"),
            Part(isChecked: true), Part(text: "Stove and two cartridges\n"),
            Part(isChecked: false),
            Part(text: "Rain jackets, also when the forecast promises sun for all of the days\n"),
            Part(isChecked: false), Part(text: "Map\n"),
            Part(text: "The way up\n", kind: .heading),
            Part(picture: sketch.pngData()), Part(text: "\n"),
            Part(text: "Tours and huts are on "),
            Part(text: "the club’s page", link: URL(string: "https://example.org/huts")),
            Part(text: "; the key is "), Part(text: "under the third stone", isItalic: true), Part(text: "."),
        ])
    }

    private static var bread: NoteText {
        NoteText(parts: [
            .init(text: "Rye bread\n", kind: .title),
            .init(text: "500 g flour, 350 ml water, 10 g salt, starter from the evening before.\n"),
            .init(text: "Fold every half hour", isUnderlined: true), .init(text: ", four times. "),
            .init(text: "Bake at 220° for an hour", isStruck: true), .init(text: " 250° falling to 200°, 50 minutes."),
        ])
    }

    private static var words: NoteText {
        NoteText(parts: [
            .init(text: "Words to look up\n", kind: .title),
            .init(
                text:
                    "saudade – Portuguese\nשלום – a greeting, from right to left\nこもれび – light through leaves\n👩🏽‍🚀🏳️‍🌈 – one sign each"
            ),
        ])
    }

    /// The mountain behind the lake, with the way to the hut.
    private static var sketch: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 300, height: 140)).image { context in
            UIColor(red: 0.86, green: 0.93, blue: 0.98, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 140))
            fill(
                UIColor(red: 0.48, green: 0.58, blue: 0.66, alpha: 1),
                through: [(0, 140), (95, 30), (150, 96), (200, 52), (300, 140)])
            fill(.white, through: [(95, 30), (78, 50), (92, 56), (100, 49), (112, 51)])
            fill(
                UIColor(red: 0.25, green: 0.52, blue: 0.74, alpha: 1),
                through: [(0, 122), (300, 122), (300, 140), (0, 140)])
            let way = UIBezierPath()
            way.move(to: CGPoint(x: 290, y: 120))
            way.addCurve(
                to: CGPoint(x: 196, y: 62), controlPoint1: CGPoint(x: 190, y: 116),
                controlPoint2: CGPoint(x: 262, y: 80))
            way.setLineDash([6, 4], count: 2, phase: 0)
            way.lineWidth = 2.5
            UIColor.systemRed.setStroke()
            way.stroke()
        }
    }

    private static func fill(_ color: UIColor, through points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (number, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        color.setFill()
        path.fill()
    }
}
