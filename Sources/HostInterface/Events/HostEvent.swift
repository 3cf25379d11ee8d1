package import Foundation

/// Every kind of event that arrives from outside: one line of a recording without its time.
///
/// Positions and sizes are points in the host's window, origin at the top left. The names of cases and fields are those of
/// the recording format.
package nonisolated enum HostEvent: Hashable, Sendable {
    /// A finger, a pen or the primary mouse button. `id` distinguishes fingers while they are down.
    case touch(phase: TouchPhase, id: Int, location: CGPoint, pointer: Pointer, pressure: CGFloat?)
    /// The pointer moved with no button down.
    case hover(phase: HoverPhase, location: CGPoint)
    /// A wheel or touchpad scrolled; `delta` is how far the content is to move. Precise means a touchpad's fine steps.
    case scroll(location: CGPoint, delta: CGPoint, isPrecise: Bool)
    /// A mouse button other than the primary one.
    case button(phase: ButtonPhase, button: Button, location: CGPoint)
    /// A key was pressed or released; `code` is the name of a `UIKeyboardHIDUsage` case such as `keyboardA`.
    case key(phase: ButtonPhase, code: String, characters: String, modifiers: KeyModifiers, isRepeat: Bool)
    /// Text committed by the keyboard or an input method.
    case text(String)
    /// Text being composed by an input method; the selection is a location and a length in UTF-16 code units.
    case compose(text: String, selection: [Int])
    /// Another program has copied content of these types; they are uniform type identifiers. With a text: the app has read it.
    case paste(types: [String], text: String?)
    /// The primary selection as the app has read it; nil if there was none.
    case primary(text: String?)
    /// The window has a new size.
    case resize(CGSize)
    /// The window is on a display with another number of pixels per point.
    case display(scale: CGFloat)
    /// The user turns the device.
    case rotate(RotationDirection)
    case appearance(InterfaceStyle)
    /// The window gained or lost the keyboard.
    case focus(isActive: Bool)
    /// The window was minimised or restored.
    case visibility(isVisible: Bool)
    /// The battery's charge and whether it is filled, while the app watches them.
    case power(Power)
    /// An answer of the desktop: whether a program opens addresses with a scheme.
    case scheme(String, isHandled: Bool)
    /// An answer of the desktop: whether a program was given an address to open.
    case opened(url: String, isOpened: Bool)
    /// An answer of the network to a request of the app, which the app receives from its `URLSession`.
    indirect case answer(NetworkAnswer)
    /// A program that the app has started, whose output and end the app receives from it.
    indirect case program(ProgramRun)
    /// The size of text that the user prefers.
    case textSize(TextSize)
    /// The window fills its display, or no longer does.
    case fullScreen(isActive: Bool)
    case memoryWarning
    /// The user closed the window.
    case close
    /// The end of a recording.
    case end

    package nonisolated enum TouchPhase: String, CaseIterable, Hashable, Sendable {
        case began, moved, ended, cancelled
    }
    package nonisolated enum HoverPhase: String, CaseIterable, Hashable, Sendable { case entered, moved, exited }
    package nonisolated enum ButtonPhase: String, CaseIterable, Hashable, Sendable { case down, up }
    package nonisolated enum Pointer: String, CaseIterable, Hashable, Sendable { case mouse, finger, pen }
    package nonisolated enum Button: String, CaseIterable, Hashable, Sendable { case secondary, middle }
    package nonisolated enum RotationDirection: String, CaseIterable, Hashable, Sendable { case left, right }
    package nonisolated enum InterfaceStyle: String, CaseIterable, Hashable, Sendable { case light, dark }

    /// The state of a battery.
    package nonisolated enum PowerState: String, CaseIterable, Hashable, Sendable {
        case unknown, unplugged, charging, full
    }
    /// From the smallest text to the largest.
    package nonisolated enum TextSize: String, CaseIterable, Hashable, Sendable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge

        /// The size some steps further; nil beyond the smallest and the largest.
        package func changed(by steps: Int) -> TextSize? {
            let sizes = Self.allCases
            guard let index = sizes.firstIndex(of: self), sizes.indices.contains(index + steps) else { return nil }
            return sizes[index + steps]
        }
    }

    /// A battery at a moment.
    package nonisolated struct Power: Hashable, Sendable {
        package var state: PowerState
        /// The charge from 0 to 1; nil when it is not known.
        package var level: Double?

        package init(state: PowerState, level: Double? = nil) { (self.state, self.level) = (state, level) }
    }

    /// The modifier keys held; in recordings a list of the case names.
    package nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let capsLock = KeyModifiers(rawValue: 1)
        package static let shift = KeyModifiers(rawValue: 2)
        package static let control = KeyModifiers(rawValue: 4)
        package static let alternate = KeyModifiers(rawValue: 8)
        package static let command = KeyModifiers(rawValue: 16)
        package static let numericPad = KeyModifiers(rawValue: 32)
    }
}
