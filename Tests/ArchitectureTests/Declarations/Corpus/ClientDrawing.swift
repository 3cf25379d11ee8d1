import UIKit

/// Drawing with the classes that are no objects of Objective-C.
final class ClientDrawing {
    static func draw(_ context: CGContext, _ picture: CGImage) {
        context.saveGState()
        context.setFillColor(UIColor.red.cgColor)
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setLineDash(phase: 0, lengths: [1, 2])
        context.setShadow(offset: .zero, blur: 1, color: UIColor.black.cgColor)
        context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
        context.addPath(CGPath(rect: .zero, transform: nil))
        context.clip()
        context.fill(CGRect.zero)
        context.draw(picture, in: .zero)
        context.translateBy(x: 0, y: 1)
        context.scaleBy(x: 1, y: -1)
        context.rotate(by: .pi)
        context.restoreGState()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addRoundedRect(in: .zero, cornerWidth: 1, cornerHeight: 1)
        path.closeSubpath()
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient: CGGradient? = CGGradient(
            colorsSpace: space, colors: [UIColor.red.cgColor] as CFArray, locations: [0, 1])
        let bitmap: CGContext? = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let made: CGImage? = bitmap?.makeImage()
        _ = (gradient, made, UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        let image: UIImage? = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        _ = image
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allBitmapInfo: [CGBitmapInfo] {
        [
            .alphaInfoMask, .byteOrder16Big, .byteOrder16Little, .byteOrder32Big, .byteOrder32Little, .byteOrderMask,
            .floatComponents,
        ]
    }
    static var allBlendMode: [CGBlendMode] {
        [
            .clear, .color, .colorBurn, .colorDodge, .copy, .darken, .destinationAtop, .destinationIn,
            .destinationOut, .destinationOver, .difference, .exclusion, .hardLight, .hue, .lighten, .luminosity,
            .multiply, .normal, .overlay, .plusDarker, .plusLighter, .saturation, .screen, .softLight, .sourceAtop,
            .sourceIn, .sourceOut, .xor,
        ]
    }
    static var allColorRenderingIntent: [CGColorRenderingIntent] {
        [
            .absoluteColorimetric, .defaultIntent, .perceptual, .relativeColorimetric, .saturation,
        ]
    }
    static var allColorSpaceModel: [CGColorSpaceModel] {
        [
            .XYZ, .cmyk, .deviceN, .indexed, .lab, .monochrome, .pattern, .rgb, .unknown,
        ]
    }
    static var allGradientDrawingOptions: [CGGradientDrawingOptions] {
        [
            .drawsAfterEndLocation, .drawsBeforeStartLocation,
        ]
    }
    static var allImageAlphaInfo: [CGImageAlphaInfo] {
        [
            .alphaOnly, .first, .last, .none, .noneSkipFirst, .noneSkipLast, .premultipliedFirst, .premultipliedLast,
        ]
    }
    static var allInterpolationQuality: [CGInterpolationQuality] {
        [
            .default, .high, .low, .medium, .none,
        ]
    }
    static var allLineCap: [CGLineCap] {
        [
            .butt, .round, .square,
        ]
    }
    static var allLineJoin: [CGLineJoin] {
        [
            .bevel, .miter, .round,
        ]
    }
    static var allPathDrawingMode: [CGPathDrawingMode] {
        [
            .eoFill, .eoFillStroke, .fill, .fillStroke, .stroke,
        ]
    }
    static var allPathElementType: [CGPathElementType] {
        [
            .addCurveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath, .moveToPoint,
        ]
    }
    static var allPathFillRule: [CGPathFillRule] {
        [
            .evenOdd, .winding,
        ]
    }
    static var allPatternTiling: [CGPatternTiling] {
        [
            .constantSpacing, .constantSpacingMinimalDistortion, .noDistortion,
        ]
    }
    static var allTextDrawingMode: [CGTextDrawingMode] {
        [
            .clip, .fill, .fillClip, .fillStroke, .fillStrokeClip, .invisible, .stroke, .strokeClip,
        ]
    }
}
