import UIKit

/// A scene of a test.
class ClientScene: UIScene {
    override var activationConditions: UISceneActivationConditions {
        get { super.activationConditions }
        set { super.activationConditions = newValue }
    }
    override var activationState: UIScene.ActivationState { super.activationState }
    override var delegate: (any UISceneDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var session: UISceneSession { super.session }
    override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var title: String! {
        get { super.title }
        set { super.title = newValue }
    }

    override func completeStateRestoration() { super.completeStateRestoration() }
    override func extendStateRestoration() { super.extendStateRestoration() }
    override func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
    ) { super.open(url, options: options, completionHandler: completion) }
}

/// A scene with windows of a test.
class ClientWindowScene: UIWindowScene {
    override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
    override var effectiveGeometry: UIWindowScene.Geometry { super.effectiveGeometry }
    override var focusSystem: UIFocusSystem? { super.focusSystem }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
    override var isFullScreen: Bool { super.isFullScreen }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var screen: UIScreen { super.screen }
    override var sizeRestrictions: UISceneSizeRestrictions? { super.sizeRestrictions }
    override var statusBarManager: UIStatusBarManager? { super.statusBarManager }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var windows: [UIWindow] { super.windows }

    override func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) { super.requestGeometryUpdate(geometryPreferences, errorHandler: errorHandler) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

/// The shape of such a scene.
class ClientWindowSceneGeometry: UIWindowScene.Geometry {
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
}

/// The shape that a scene wants.
class ClientWindowSceneGeometryPreferences: UIWindowScene.GeometryPreferences {
}

/// The orientations that a scene wants.
class ClientOrientationPreferences: UIWindowScene.GeometryPreferences.iOS {
    override init() { super.init() }
    override init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init(interfaceOrientations: interfaceOrientations)
    }

    override var interfaceOrientations: UIInterfaceOrientationMask {
        get { super.interfaceOrientations }
        set { super.interfaceOrientations = newValue }
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSceneActivationState: [UIScene.ActivationState] {
        [
            .background, .foregroundActive, .foregroundInactive, .unattached,
        ]
    }
    static var allSceneErrorCode: [UISceneError.Code] {
        [
            .geometryRequestDenied, .geometryRequestUnsupported, .multipleScenesNotSupported, .requestDenied,
        ]
    }
}
