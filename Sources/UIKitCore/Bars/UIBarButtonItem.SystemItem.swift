import UIFoundation

extension UIBarButtonItem {
    /// The usual buttons: words and pictures that users know.
    public nonisolated enum SystemItem: Int, Sendable {
        /// Words.
        case done, cancel, edit, save
        case add
        /// Spaces.
        case flexibleSpace, fixedSpace
        /// Pictures.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward
        case undo, redo
        /// A page that is turned at a corner.
        @available(*, deprecated, message: "Use a picture of your own.") case pageCurl = 23
        case close = 24

        // Recognised by its number, since its name may not be used.
        var isPageCurl: Bool { rawValue == 23 }

        /// The word that is shown; nil for those with pictures and for spaces.
        var title: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            case .undo: SystemWord.undo.text
            case .redo: SystemWord.redo.text
            default: nil
            }
        }

        /// Whether the button completes a task successfully, and is emphasised for that.
        var finishes: Bool { self == .done || self == .save }

        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    }
}
