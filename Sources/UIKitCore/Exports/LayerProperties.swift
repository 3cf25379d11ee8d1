import QuartzCore

/// The properties of layers that interface files and apps reach by key.
enum LayerProperties {
    static func expose(to x: AnoleExports) {
        x.property("position", \CALayer.position)
        x.property("bounds", \CALayer.bounds)
        x.property("frame", \CALayer.frame)
        x.property("opacity", \CALayer.opacity)
        x.property("hidden", \CALayer.isHidden)
        x.property("cornerRadius", \CALayer.cornerRadius)
        x.property("borderWidth", \CALayer.borderWidth)
        x.property("borderColor", \CALayer.borderColor)
        x.property("backgroundColor", \CALayer.backgroundColor)
        x.property("masksToBounds", \CALayer.masksToBounds)
        x.property("shadowOpacity", \CALayer.shadowOpacity)
        x.property("shadowOffset", \CALayer.shadowOffset)
        x.property("shadowRadius", \CALayer.shadowRadius)
        x.property("shadowColor", \CALayer.shadowColor)
        x.property("zPosition", \CALayer.zPosition)
        x.property("anchorPoint", \CALayer.anchorPoint)
        x.property("transform", \CALayer.transform)
        x.property("name", \CALayer.name)
        x.property("contents", \CALayer.contents)
        x.property("contentsScale", \CALayer.contentsScale)
        x.property("sublayers", \CALayer.sublayers)
        x.property("superlayer", \CALayer.superlayer)
        x.property("delegate", \CALayer.delegate)
        x.property("speed", \CALayer.speed)
        x.property("timeOffset", \CALayer.timeOffset)
        x.property("beginTime", \CALayer.beginTime)
        x.property("sublayerTransform", \CALayer.sublayerTransform)
        x.property("contentsRect", \CALayer.contentsRect)
        x.property("shadowPath", \CALayer.shadowPath)
        x.property("anchorPointZ", \CALayer.anchorPointZ)
        exposeGradients(to: x)
        exposeShapes(to: x)
    }

    private static func exposeGradients(to x: AnoleExports) {
        x.property("colors", \CAGradientLayer.colors)
        x.property("locations", \CAGradientLayer.locations)
        x.property("startPoint", \CAGradientLayer.startPoint)
        x.property("endPoint", \CAGradientLayer.endPoint)
    }

    private static func exposeShapes(to x: AnoleExports) {
        x.property("path", \CAShapeLayer.path)
        x.property("fillColor", \CAShapeLayer.fillColor)
        x.property("strokeColor", \CAShapeLayer.strokeColor)
        x.property("strokeStart", \CAShapeLayer.strokeStart)
        x.property("strokeEnd", \CAShapeLayer.strokeEnd)
        x.property("lineWidth", \CAShapeLayer.lineWidth)
        x.property("miterLimit", \CAShapeLayer.miterLimit)
        x.property("lineDashPhase", \CAShapeLayer.lineDashPhase)
    }
}
