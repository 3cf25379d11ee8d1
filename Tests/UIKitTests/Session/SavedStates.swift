import Foundation

/// Stand-ins for what apps save.
enum SavedStates {
    /// Bytes with the marks of a saved state.
    static func state(_ content: String) -> Data { Data("bplist00 uikit-state \(content)".utf8) }
}
