import CoreGraphics
package import Foundation

extension TextLayout {
    /// The rectangle that glyphs and pictures may touch, from the layout's top left; null when the layout is empty.
    package var inkBounds: CGRect {
        let typesetter = installedTextSystem.current.typesetter
        return lines.reduce(CGRect.null) { bounds, line in
            line.runs.reduce(bounds) { bounds, run in
                let (x, y) = (line.origin.x + run.x, line.origin.y - run.rise)
                if let image = run.effects?.image {
                    return bounds.union(
                        CGRect(
                            x: x + image.bounds.minX, y: y - image.bounds.maxY, width: image.bounds.width,
                            height: image.bounds.height))
                }
                let ink = typesetter.inkBounds(of: run.glyphs)
                return ink.isNull ? bounds : bounds.union(ink.offsetBy(dx: x, dy: y))
            }
        }
    }
}
