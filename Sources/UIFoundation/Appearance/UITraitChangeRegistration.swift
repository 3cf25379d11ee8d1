public import Foundation

/// A token for a registration, to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
