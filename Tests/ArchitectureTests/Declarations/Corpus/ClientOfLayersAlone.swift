import QuartzCore

/// A client that imports one module only.
@MainActor private enum ClientOfLayersAlone {
    static func ring(in rect: CGRect, since date: Date) -> CALayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(ellipseIn: rect, transform: nil)
        layer.position = CGPoint(x: rect.midX, y: rect.midY)
        layer.speed = Float(CACurrentMediaTime() - date.timeIntervalSinceReferenceDate)
        layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
        return layer
    }
}
