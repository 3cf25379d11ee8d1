import Foundation

/// Sample states, as apps save them.
enum SavedStates {
    /// Bytes with the marks of a saved state.
    static func state(_ content: String) -> Data { Data("bplist00 uikit-state \(content)".utf8) }
}
