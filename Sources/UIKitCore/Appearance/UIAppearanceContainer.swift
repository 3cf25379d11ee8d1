public import Foundation

/// A class whose objects can be named as containers of a proxy's objects: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
