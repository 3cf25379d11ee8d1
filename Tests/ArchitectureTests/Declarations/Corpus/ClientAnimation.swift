import UIKit

/// An animation with a name.
class ClientAnimation: CAAnimation {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var autoreverses: Bool {
        get { super.autoreverses }
        set { super.autoreverses = newValue }
    }
    override var beginTime: CFTimeInterval {
        get { super.beginTime }
        set { super.beginTime = newValue }
    }
    override var delegate: (any CAAnimationDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var duration: CFTimeInterval {
        get { super.duration }
        set { super.duration = newValue }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { super.fillMode }
        set { super.fillMode = newValue }
    }
    override var isRemovedOnCompletion: Bool {
        get { super.isRemovedOnCompletion }
        set { super.isRemovedOnCompletion = newValue }
    }
    override var preferredFrameRateRange: CAFrameRateRange {
        get { super.preferredFrameRateRange }
        set { super.preferredFrameRateRange = newValue }
    }
    override var repeatCount: Float {
        get { super.repeatCount }
        set { super.repeatCount = newValue }
    }
    override var repeatDuration: CFTimeInterval {
        get { super.repeatDuration }
        set { super.repeatDuration = newValue }
    }
    override var speed: Float {
        get { super.speed }
        set { super.speed = newValue }
    }
    override var timeOffset: CFTimeInterval {
        get { super.timeOffset }
        set { super.timeOffset = newValue }
    }
    override var timingFunction: CAMediaTimingFunction? {
        get { super.timingFunction }
        set { super.timingFunction = newValue }
    }

    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        super.run(forKey: event, object: anObject, arguments: dict)
    }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
    override func shouldArchiveValue(forKey key: String) -> Bool { super.shouldArchiveValue(forKey: key) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
}

/// An animation of a property.
class ClientPropertyAnimation: CAPropertyAnimation {
    override var isAdditive: Bool {
        get { super.isAdditive }
        set { super.isAdditive = newValue }
    }
    override var isCumulative: Bool {
        get { super.isCumulative }
        set { super.isCumulative = newValue }
    }
    override var keyPath: String? {
        get { super.keyPath }
        set { super.keyPath = newValue }
    }
    override var valueFunction: CAValueFunction? {
        get { super.valueFunction }
        set { super.valueFunction = newValue }
    }
}

/// An animation with a closure for its end.
class ClientBasicAnimation: CABasicAnimation {
    override var byValue: Any? {
        get { super.byValue }
        set { super.byValue = newValue }
    }
    override var fromValue: Any? {
        get { super.fromValue }
        set { super.fromValue = newValue }
    }
    override var toValue: Any? {
        get { super.toValue }
        set { super.toValue = newValue }
    }
}

/// A bounce.
class ClientKeyframeAnimation: CAKeyframeAnimation {
    override var biasValues: [NSNumber]? {
        get { super.biasValues }
        set { super.biasValues = newValue }
    }
    override var calculationMode: CAAnimationCalculationMode {
        get { super.calculationMode }
        set { super.calculationMode = newValue }
    }
    override var continuityValues: [NSNumber]? {
        get { super.continuityValues }
        set { super.continuityValues = newValue }
    }
    override var keyTimes: [NSNumber]? {
        get { super.keyTimes }
        set { super.keyTimes = newValue }
    }
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var rotationMode: CAAnimationRotationMode? {
        get { super.rotationMode }
        set { super.rotationMode = newValue }
    }
    override var tensionValues: [NSNumber]? {
        get { super.tensionValues }
        set { super.tensionValues = newValue }
    }
    override var timingFunctions: [CAMediaTimingFunction]? {
        get { super.timingFunctions }
        set { super.timingFunctions = newValue }
    }
    override var values: [Any]? {
        get { super.values }
        set { super.values = newValue }
    }
}

/// A spring.
class ClientSpringAnimation: CASpringAnimation {
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var initialVelocity: CGFloat {
        get { super.initialVelocity }
        set { super.initialVelocity = newValue }
    }
    override var mass: CGFloat {
        get { super.mass }
        set { super.mass = newValue }
    }
    override var settlingDuration: CFTimeInterval { super.settlingDuration }
    override var stiffness: CGFloat {
        get { super.stiffness }
        set { super.stiffness = newValue }
    }
}

/// A transition.
class ClientTransition: CATransition {
    override var endProgress: Float {
        get { super.endProgress }
        set { super.endProgress = newValue }
    }
    override var startProgress: Float {
        get { super.startProgress }
        set { super.startProgress = newValue }
    }
    override var subtype: CATransitionSubtype? {
        get { super.subtype }
        set { super.subtype = newValue }
    }
    override var type: CATransitionType {
        get { super.type }
        set { super.type = newValue }
    }
}

/// Animations together.
class ClientAnimationGroup: CAAnimationGroup {
    override var animations: [CAAnimation]? {
        get { super.animations }
        set { super.animations = newValue }
    }
}

/// A function of values.
class ClientValueFunction: CAValueFunction {
    override var name: CAValueFunctionName { super.name }
}

/// A clock of frames.
class ClientDisplayLink: CADisplayLink {
    override var duration: CFTimeInterval { super.duration }
    override var frameInterval: Int {
        get { super.frameInterval }
        set { super.frameInterval = newValue }
    }
    override var isPaused: Bool {
        get { super.isPaused }
        set { super.isPaused = newValue }
    }
    override var preferredFrameRateRange: CAFrameRateRange {
        get { super.preferredFrameRateRange }
        set { super.preferredFrameRateRange = newValue }
    }
    override var preferredFramesPerSecond: Int {
        get { super.preferredFramesPerSecond }
        set { super.preferredFramesPerSecond = newValue }
    }
    override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
    override var timestamp: CFTimeInterval { super.timestamp }

    override func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { super.add(to: runloop, forMode: mode) }
    override func invalidate() { super.invalidate() }
    override func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        super.remove(from: runloop, forMode: mode)
    }
}

extension ClientAnimation {
    static func make() -> [CAAnimation] {
        let basic = CABasicAnimation(keyPath: "opacity")
        basic.fromValue = 0
        basic.toValue = NSValue(cgPoint: .zero)
        basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [0, 1]
        frames.keyTimes = [0, 1]
        frames.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)]
        let spring = CASpringAnimation(keyPath: "position.x")
        let damping: CGFloat = spring.damping
        spring.mass = damping
        let group = CAAnimationGroup()
        group.animations = [basic, frames]
        _ = CAValueFunction(name: .rotateZ)
        return [CAAnimation(), basic, frames, spring, group, CATransition(), CABasicAnimation(), CAPropertyAnimation()]
    }

    static let values: [NSValue] = [
        NSValue(cgPoint: .zero), NSValue(cgSize: .zero), NSValue(cgRect: .zero), NSValue(cgVector: .zero),
        NSValue(caTransform3D: CATransform3DIdentity), NSValue(cgAffineTransform: .identity),
        NSValue(uiEdgeInsets: .zero), NSValue(uiOffset: .zero), NSValue(directionalEdgeInsets: .zero),
    ]

    static func read(_ value: NSValue) {
        _ = (value.cgPointValue, value.cgSizeValue, value.cgRectValue, value.cgVectorValue, value.caTransform3DValue)
        _ = (value.cgAffineTransformValue, value.uiEdgeInsetsValue, value.uiOffsetValue)
    }

    static func run(_ layer: CALayer) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { layer.removeAllAnimations() }
        layer.add(CATransition(), forKey: kCATransition)
        CATransaction.commit()
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allAnimationCalculationMode: [CAAnimationCalculationMode] {
        [
            .cubic, .cubicPaced, .discrete, .linear, .paced,
        ]
    }
    static var allAnimationRotationMode: [CAAnimationRotationMode] {
        [
            .rotateAuto, .rotateAutoReverse,
        ]
    }
    static var allMediaTimingFillMode: [CAMediaTimingFillMode] {
        [
            .backwards, .both, .forwards, .removed,
        ]
    }
    static var allMediaTimingFunctionName: [CAMediaTimingFunctionName] {
        [
            .default, .easeIn, .easeInEaseOut, .easeOut, .linear,
        ]
    }
    static var allTransitionSubtype: [CATransitionSubtype] {
        [
            .fromBottom, .fromLeft, .fromRight, .fromTop,
        ]
    }
    static var allTransitionType: [CATransitionType] {
        [
            .fade, .moveIn, .push, .reveal,
        ]
    }
    static var allValueFunctionName: [CAValueFunctionName] {
        [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
    }
}
