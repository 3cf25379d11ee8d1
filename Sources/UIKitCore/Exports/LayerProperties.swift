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
    }
}
