public import Foundation

/// Stands for what was registered, to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
