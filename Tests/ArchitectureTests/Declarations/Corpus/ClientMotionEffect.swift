import UIKit

/// Motion effects of an app's own.
class ClientMotionEffect: UIMotionEffect {
    override init() { super.init() }
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

class ClientTiltEffect: UIInterpolatingMotionEffect {
    override init(keyPath: String, type: EffectType) { super.init(keyPath: keyPath, type: type) }
    override var keyPath: String { super.keyPath }
    override var type: EffectType { super.type }
    override var minimumRelativeValue: Any? { didSet {} }
    override var maximumRelativeValue: Any? { didSet {} }
}

class ClientMotionEffectGroup: UIMotionEffectGroup {
    override var motionEffects: [UIMotionEffect]? { didSet {} }
}

extension ClientView {
    func tilt(by amount: Int) {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        horizontal.minimumRelativeValue = -amount
        horizontal.maximumRelativeValue = amount
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            horizontal, UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
        ]
        addMotionEffect(group)
        motionEffects.forEach { removeMotionEffect($0) }
        motionEffects.removeAll()
        _ = String(localized: LocalizedStringResource("key", defaultValue: "Text", table: "Other", bundle: .main))
    }
}
