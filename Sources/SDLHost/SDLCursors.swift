import CSDL2
import HostInterface

/// The desktop's pointers, each made when it is first shown and kept until the program ends.
final class SDLCursors {
    private var made: [HostCursor: OpaquePointer] = [:]

    /// Shows a pointer over the program's windows.
    func show(_ cursor: HostCursor) {
        let shape: SDL_SystemCursor
        switch cursor {
        case .hidden:
            SDL_ShowCursor(SDL_DISABLE)
            return
        case .arrow: shape = SDL_SYSTEM_CURSOR_ARROW
        case .beam: shape = SDL_SYSTEM_CURSOR_IBEAM
        case .resizing: shape = SDL_SYSTEM_CURSOR_SIZEWE
        }
        // A desktop without that pointer keeps the one that it shows.
        if let pointer = made[cursor] ?? SDL_CreateSystemCursor(shape) {
            made[cursor] = pointer
            SDL_SetCursor(pointer)
        }
        SDL_ShowCursor(SDL_ENABLE)
    }
}
