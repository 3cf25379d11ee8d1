public import Foundation

/// A class whose objects can be named as the containers of those that a proxy stands for: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
