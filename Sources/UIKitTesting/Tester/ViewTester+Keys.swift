// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
public import Foundation
import HeadlessHost
package import HostInterface
import Testing
public import UIKitCore

/// Key strokes of users.
extension ViewTester {
    /// Presses a key, repeats it as often as a held one does, and releases it.
    ///
    /// - Parameter key: The key.
    /// - Parameter characters: The text that the key types; nil for the usual one of letters and digits.
    /// - Parameter modifiers: The modifier keys that are held.
    /// - Parameter repeats: How often the key repeats before it is released.
    /// - Returns: true when the app has used the first press.
    @discardableResult
    public func press(
        _ key: UIKeyboardHIDUsage, _ characters: String? = nil, modifiers: UIKeyModifierFlags = [], repeats: Int = 0
    ) -> Bool {
        let isUsedUp = keyDown(key, characters, modifiers: modifiers)
        for _ in 0..<repeats { keyDown(key, characters, modifiers: modifiers, isRepeat: true) }
        keyUp(key, modifiers: modifiers)
        pump()
        return isUsedUp
    }

    /// Presses a key with its characters and holds it.
    ///
    /// - Parameter key: The key.
    /// - Parameter characters: The text that the key types; nil for the usual one of letters and digits.
    /// - Parameter modifiers: The modifier keys that are held.
    /// - Parameter isRepeat: Whether this is a repetition by a held key.
    /// - Returns: true when the app has used the key.
    @discardableResult
    public func keyDown(
        _ key: UIKeyboardHIDUsage, _ characters: String? = nil, modifiers: UIKeyModifierFlags = [],
        isRepeat: Bool = false
    ) -> Bool {
        send(
            .key(
                phase: .down, code: "\(key)", characters: characters ?? Self.character(of: key, modifiers),
                modifiers: HostEvent.KeyModifiers(modifiers), isRepeat: isRepeat))
    }

    /// Releases a key.
    ///
    /// - Parameter key: The key.
    /// - Parameter modifiers: The modifier keys that are still held.
    public func keyUp(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        send(
            .key(
                phase: .up, code: "\(key)", characters: "", modifiers: HostEvent.KeyModifiers(modifiers),
                isRepeat: false))
    }

    /// Types text, letter by letter: each as a key and as the text that the key produces.
    public func type(_ text: String) {
        for character in text {
            let key = character.isASCII && character.isLetter ? "keyboard\(character.uppercased())" : "keyboardSpacebar"
            send(.key(phase: .down, code: key, characters: String(character), modifiers: [], isRepeat: false))
            send(.text(String(character)))
            send(.key(phase: .up, code: key, characters: "", modifiers: [], isRepeat: false))
        }
        pump()
    }

    /// The text on the desktop's clipboard.
    public var clipboardText: String? {
        get { host.clipboardText }
        set { host.clipboardText = newValue }
    }

    /// The primary selection of the desktop: the text selected last in any program, which a middle click pastes.
    public var primaryText: String? {
        get { host.primaryText }
        set { host.primaryText = newValue }
    }

    /// The area in which the app takes text now, in points of the host's window; nil while it takes none.
    public var textInputArea: CGRect? { host.textInputArea }

    /// The texts that an input method was composing when the app reset it, in order.
    package var keptCompositions: [String] { host.keptCompositions }

    /// The shape of the pointer over the host's window.
    package var cursor: HostCursor { host.cursor }

    private static func character(of key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> String {
        let name = "\(key)"
        guard name.count == 9, let last = name.last else { return "" }
        return modifiers.contains(.shift) ? last.uppercased() : last.lowercased()
    }
}

extension HostEvent.KeyModifiers {
    /// The host's form of modifier flags.
    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.alphaShift) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
        if flags.contains(.numericPad) { insert(.numericPad) }
    }
}
#endif
