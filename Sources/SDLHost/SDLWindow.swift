import CSDL2
package import Foundation
import HostInterface

/// One SDL window and the video system behind it, which last until the program ends.
///
/// No resource is released by hand. SDL wakes its own event wait through a second connection to the display, and such a message
/// may still be under way when a window is destroyed on the first one; libX11 then ends the program with an error code. The
/// window system frees all resources anyway when the connections close.
package final class SDLWindow {
    let pointer: OpaquePointer
    /// Whether a largest size was set.
    private var hasMaximum = false

    /// Opens the display and makes a window that is not on the screen yet, in the middle of the first display.
    ///
    /// To be called on the main thread.
    ///
    /// - Parameters:
    ///   - title: The window's title, which is also the program's name for the desktop.
    ///   - onDisplayOpened: Called once the display is open.
    ///   - size: Returns the window's size in window coordinates, from the display's density and room. Another size later costs
    ///     the window system several answers, so the first one should be right.
    /// - Throws: A `LaunchFailure` when there is no display.
    package init(
        title: String, onDisplayOpened: () -> Void, size: (_ densityScale: CGFloat, _ usableSize: CGSize) -> CGSize
    ) throws {
        Self.setHints(title: title)
        let drivers = Self.desktopDrivers
        guard !drivers.isEmpty else { throw Self.failure("neither an X nor a Wayland display is named") }
        // By default SDL would also take drivers without a picture, such as `offscreen`.
        SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
        if drivers.contains("x11") { ComposeCache.offerFolder() }
        guard SessionBus.withoutStartingOne({ SDL_Init(SDL_INIT_VIDEO) }) == 0 else { throw Self.failure() }
        onDisplayOpened()
        if Self.isOnX11 {
            // SDL would start OpenGL to show our pixels, which costs 50 ms and 90 MB without a use. Other drivers have only
            // that way.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let first = size(Self.densityScale(ofDisplay: 0), Self.usableSize(ofDisplay: 0))
        let (width, height) = (Int32(first.width.rounded()), Int32(first.height.rounded()))
        guard let window = SDL_CreateWindow(title, centered, centered, width, height, flags) else {
            defer { SDL_Quit() }
            throw Self.failure()
        }
        pointer = window
    }

    private static func setHints(title: String) {
        let hints: KeyValuePairs = [
            SDL_HINT_APP_NAME: title,
            // An app window is neither a game nor a film: compositor and screen saver keep working.
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            // A click that focuses the window acts, as in every other Linux toolkit. SDL would drop it, and with it each click
            // that it reads within 10 ms of the focus: after a pause of the app, one that the user made much later.
            SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE: "0",
            SDL_HINT_IME_SUPPORT_EXTENDED_TEXT: "1",
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
    }

    /// The drivers for the displays that the desktop session names.
    private static var desktopDrivers: [String] {
        func isSet(_ variable: String) -> Bool { SDL_getenv(variable).map { $0.pointee != 0 } ?? false }
        var drivers: [String] = []
        if isSet("DISPLAY") { drivers.append("x11") }
        if isSet("WAYLAND_DISPLAY"), isSet("XDG_RUNTIME_DIR") { drivers.append("wayland") }
        return drivers
    }

    /// Whether the display that SDL has opened is an X server's.
    static var isOnX11: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11" }

    private static func failure(_ reason: String = String(cString: SDL_GetError())) -> LaunchFailure {
        LaunchFailure(.unavailable, "No display could be opened (\(reason)); --headless runs the app without one.")
    }

    // MARK: Geometry

    /// The size in window coordinates.
    var size: CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(pointer, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    /// Pixels for one window coordinate: 1 on X11, the desktop's scale on Wayland.
    var pixelsPerUnit: CGFloat {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(pointer, &width, &height)
        let units = size.width
        return units > 0 && width > 0 ? CGFloat(width) / units : 1
    }

    /// The display's own pixels for one point where window coordinates are pixels: 2 on displays as dense as paper.
    var densityScale: CGFloat { Self.densityScale(ofDisplay: displayIndex) }

    private static func densityScale(ofDisplay index: Int32) -> CGFloat {
        var dpi: Float = 0
        guard SDL_GetDisplayDPI(index, nil, &dpi, nil) == 0 else { return 1 }
        return dpi >= 170 ? 2 : 1
    }

    /// The largest size in window coordinates that the desktop has room for.
    var usableSize: CGSize { Self.usableSize(ofDisplay: displayIndex) }

    private static func usableSize(ofDisplay index: Int32) -> CGSize {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(index, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
            return CGSize(width: 1 << 14, height: 1 << 14)
        }
        return CGSize(width: Int(bounds.w), height: Int(bounds.h))
    }

    /// Seconds between two refreshes of the display.
    var refreshInterval: Double {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0, mode.refresh_rate >= 24 else { return 1 / 60 }
        return 1 / Double(mode.refresh_rate)
    }

    private var displayIndex: Int32 { max(0, SDL_GetWindowDisplayIndex(pointer)) }

    /// Whether the window's size is the desktop's business: maximised or full screen.
    var isSizeFixed: Bool {
        SDL_GetWindowFlags(pointer)
            & (SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) != 0
    }

    func resize(to size: CGSize) {
        SDL_SetWindowSize(pointer, Int32(size.width.rounded()), Int32(size.height.rounded()))
    }

    /// Keeps the size within limits; where they leave one size only, the window cannot be resized.
    func setLimits(_ limits: WindowLimits, unitsPerPoint: CGFloat) {
        let largest = limits.size(nearest: limits.maximum)
        let isLimited = min(limits.maximum.width, limits.maximum.height) < CGFloat.greatestFiniteMagnitude
        // Each call has the window system move and raise the window, so that needless ones are left out.
        if isLimited || hasMaximum {
            hasMaximum = true
            // SDL refuses a largest size below the smallest.
            SDL_SetWindowMinimumSize(pointer, 1, 1)
            SDL_SetWindowMaximumSize(
                pointer, Self.side(largest.width * unitsPerPoint), Self.side(largest.height * unitsPerPoint))
        }
        SDL_SetWindowMinimumSize(
            pointer, Self.side(limits.minimum.width * unitsPerPoint), Self.side(limits.minimum.height * unitsPerPoint))
        SDL_SetWindowResizable(pointer, limits.minimum == largest ? SDL_FALSE : SDL_TRUE)
    }

    /// A side that SDL and the window systems can take.
    private static func side(_ length: CGFloat) -> Int32 { Int32(max(1, min(length.rounded(), 16_384))) }

    func setIcon(_ icon: WindowIcon) { icon.show(on: pointer) }

    func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

    var isFullScreen: Bool { SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

    /// Fills the display without changing its mode, or no longer; false when the desktop does not let it.
    func setFullScreen(_ isFullScreen: Bool) -> Bool {
        SDL_SetWindowFullscreen(pointer, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) == 0
    }

    func center() {
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        SDL_SetWindowPosition(pointer, centered, centered)
    }

    /// Moves the window system's events into SDL's queue.
    package func gatherEvents() { SDL_PumpEvents() }

    /// Puts the window on the screen.
    package func show() { SDL_ShowWindow(pointer) }

    /// The window's memory; SDL makes it anew after a change of size.
    var surface: UnsafeMutablePointer<SDL_Surface>? { SDL_GetWindowSurface(pointer) }
}
