import Foundation

/// One of the inputs that a recognizer takes part in, from its beginning until the recognizer is reset.
enum GestureInput {
    case touch(UITouch)
    case device(DeviceInput)

    /// The view that it is for.
    var view: UIView? {
        switch self {
        case .touch(let touch): touch.view
        case .device(let device): device.view
        }
    }

    /// In canvas points.
    var location: CGPoint {
        switch self {
        case .touch(let touch): touch.location
        case .device(let device): device.location
        }
    }

    var type: UITouch.TouchType {
        switch self {
        case .touch(let touch): touch.type
        case .device(let device): device.type
        }
    }

    /// The recognizers that take part.
    var recognizers: [UIGestureRecognizer] {
        switch self {
        case .touch(let touch): touch.recognizers
        case .device(let device): device.recognizers
        }
    }

    /// Whether it is a certain touch.
    func isTouch(_ other: UITouch) -> Bool { if case .touch(let touch) = self { touch === other } else { false } }

    /// Whether it is a certain device's.
    func isDevice(_ other: DeviceInput) -> Bool {
        if case .device(let device) = self { device === other } else { false }
    }

    func isSame(as other: GestureInput) -> Bool {
        switch other {
        case .touch(let touch): isTouch(touch)
        case .device(let device): isDevice(device)
        }
    }

    func add(_ recognizer: UIGestureRecognizer) {
        switch self {
        case .touch(let touch): touch.recognizers.append(recognizer)
        case .device(let device): device.recognizers.append(recognizer)
        }
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        switch self {
        case .touch(let touch): touch.recognizers.removeAll { $0 === recognizer }
        case .device(let device): device.recognizers.removeAll { $0 === recognizer }
        }
    }
}
