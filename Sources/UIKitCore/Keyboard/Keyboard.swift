import CoreGraphics
import Foundation
import HostInterface

/// Takes what comes from the keyboard to its receivers: key commands, the responder with the keyboard, focus, typed text.
///
/// A key that goes down is first compared with the commands of the responder chain. If none is performed, it travels the chain as
/// a press; if all of it passes the press on, it types, moves the focus or presses the focused control. A held key repeats
/// commands, typing and focus moves, not presses.
final class Keyboard: LayoutObserver {
    private unowned let runtime: ApplicationRuntime
    private let event = UIPressesEvent()
    private var held: [UIKeyboardHIDUsage: UIPress] = [:]
    /// Set while the text of the last key is not to be typed.
    private var isTextConsumed = false
    /// The place of text input that the host was told last.
    private var reportedInputArea: CGRect?
    private(set) lazy var inputMethod = InputMethodSession(runtime: runtime)

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// The first to hear of a key: an open menu, the first responder, else what is focused, else the controller on screen.
    var receiver: UIResponder {
        if let menu = runtime.openMenu, !menu.leavesKeys { return menu.overlay }
        guard let window = runtime.application.keyWindow else { return runtime.application }
        let focused = runtime.focusSystem.focusedView.flatMap { $0.window === window ? $0 : nil }
        guard let first = window.storedFirstResponder else {
            return focused ?? window.rootViewController?.frontControllers.first ?? window
        }
        // What is focused inside the first responder comes first.
        if let focused, focused.chain.holds(first) { return focused }
        return first
    }

    /// Those who may have a command for a key: the receiver and the chain above it. While there is no first responder, all that
    /// is in front is as near as the receiver, such as the columns of a split view: each comes before what holds them all.
    private var commandChain: [UIResponder] {
        let receiver = receiver
        var chain = receiver.chain
        guard let front = runtime.application.keyWindow?.rootViewController?.frontControllers, front.first === receiver
        else { return chain }
        for other in front.dropFirst() {
            let branch = other.chain.prefix { responder in !chain.holds(responder) }
            let fork = branch.last?.next.flatMap { next in chain.firstIndex { $0 === next } }
            chain.insert(contentsOf: branch, at: fork ?? chain.endIndex)
        }
        return chain
    }

    /// The responder that takes text now.
    var textInput: (any UIKeyInput)? {
        guard runtime.openMenu?.leavesKeys != false else { return nil }
        let responder = runtime.application.keyWindow?.storedFirstResponder
        guard let input = responder as? any UIKeyInput else { return nil }
        return responder?.textKeys?.acceptsKeys == false ? nil : input
    }

    /// The use of keys in the text of the responder that takes text.
    private var textKeys: (any TextKeyInput)? { (textInput as? UIResponder)?.textKeys }

    // MARK: Keys

    /// A key went down or up; true when a key command or the like used it up, so that the host has no use for it.
    func key(_ phase: HostEvent.ButtonPhase, _ key: UIKey, isRepeat: Bool, time: TimeInterval) -> Bool {
        guard phase == .down else {
            end(key.keyCode, .ended, time: time)
            isTextConsumed = false
            return false
        }
        if let drag = runtime.drag, key.keyCode == .keyboardEscape {
            drag.cancel()
            return true
        }
        if runtime.openMenu?.keyWillBegin(key.keyCode) == true { return true }
        let stroke = KeyStroke(key)
        let search = KeyCommandSearch(chain: commandChain)
        prepare(time: time, flags: key.modifierFlags)
        isTextConsumed = true
        // What the system does with a key comes before commands that leave it the right of way.
        let isSystems = stroke.isSystemKey && hasUse(for: stroke)
        if search.perform(stroke, onlyWithPriority: isSystems, for: event) { return true }
        guard isRepeat ? held[key.keyCode]?.isKept != true : begin(key, time: time) else { return false }
        isTextConsumed = false
        if act(on: stroke, isRepeat: isRepeat) { return true }
        return isSystems && search.perform(stroke, onlyWithPriority: false, for: event)
    }

    /// Whether the system does something with a key: it types, or there is a focus that it is for.
    private func hasUse(for stroke: KeyStroke) -> Bool {
        typedText(for: stroke) != nil || textCommand(for: stroke) != nil
            || (runtime.focusSystem.focusedView != nil
                && runtime.focusSystem.use(of: stroke, isTyping: textInput != nil) != nil)
    }

    /// Sends a press; false when a responder in the chain did not pass it on.
    private func begin(_ key: UIKey, time: TimeInterval) -> Bool {
        if held[key.keyCode] != nil { end(key.keyCode, .cancelled, time: time) }
        let press = UIPress(key: key, timestamp: time)
        (press.window, press.responder) = (runtime.application.keyWindow, receiver)
        held[key.keyCode] = press
        event.presses.insert(press)
        send(press)
        press.isKept = press.device != nil || !event.unhandledPresses.contains(press)
        return !press.isKept
    }

    private func end(_ code: UIKeyboardHIDUsage, _ phase: UIPress.Phase, time: TimeInterval) {
        guard let press = held.removeValue(forKey: code) else { return }
        press.phase = phase
        press.timestamp = time
        prepare(time: time, flags: runtime.modifierFlags)
        send(press)
        event.presses.remove(press)
        runtime.focusSystem.keyDidEnd(code, phase)
    }

    /// Revokes every key from its responder, as when the window loses the keyboard.
    func cancelAll() {
        cancel { _ in true }
        isTextConsumed = false
    }

    /// Revokes keys from responders in a view that goes.
    func cancelPresses(in view: UIView) {
        guard !held.isEmpty else { return }
        cancel { ($0.responder as? UIView)?.isDescendant(of: view) == true }
    }

    private func cancel(where predicate: (UIPress) -> Bool) {
        // Hash order: sorted by the keys' numbers.
        let codes = held.filter { predicate($0.value) }.keys.sorted { $0.rawValue < $1.rawValue }
        for code in codes { end(code, .cancelled, time: runtime.now) }
    }

    private func prepare(time: TimeInterval, flags: UIKeyModifierFlags) {
        event.timestamp = time
        event.modifierFlags = flags
        event.buttonMask = []
    }

    private func send(_ press: UIPress) {
        event.changedPresses = [press]
        runtime.application.sendEvent(event)
        event.changedPresses = []
        runtime.trace(press, isHandled: !event.unhandledPresses.contains(press))
        if press.phase == .began { press.phase = .stationary }
    }

    // MARK: Text

    /// The text that a key without text of its own types into the responder that takes text; nil for none.
    private func typedText(for stroke: KeyStroke) -> String? {
        guard stroke.modifierFlags.isSubset(of: .shift), textInput != nil else { return nil }
        return switch stroke.key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: "\n"
        case .keyboardTab where textKeys?.acceptsTabs != false:
            stroke.modifierFlags.isEmpty ? "\t" : nil
        default: nil
        }
    }

    /// The command of a key, besides typing, in the text of the first responder.
    private func textCommand(for stroke: KeyStroke) -> (input: any TextKeyInput, command: TextCommand)? {
        guard let input = textKeys,
            let command = TextCommand(stroke, hasParagraphs: input.acceptsTabs)
        else { return nil }
        return (input, command)
    }

    /// Does what the framework has a key for.
    private func act(on stroke: KeyStroke, isRepeat: Bool) -> Bool {
        if let (input, command) = textCommand(for: stroke) {
            byUser { input.perform(command) }
            return true
        }
        if let textInput {
            if let text = typedText(for: stroke) {
                if mayType(text, into: textInput) { byUser { textInput.insertText(text) } }
                return true
            }
            if stroke.key.keyCode == .keyboardDeleteOrBackspace, stroke.modifierFlags.isSubset(of: .shift) {
                deleteBackward()
                return true
            }
        }
        if let use = runtime.focusSystem.use(of: stroke, isTyping: textInput != nil),
            runtime.focusSystem.perform(use, of: stroke, isRepeat: isRepeat)
        {
            return true
        }
        guard textInput == nil, let scroll = KeyScroll(stroke) else { return false }
        return scroll.perform(from: receiver, in: runtime.application.keyWindow)
    }

    /// Text was committed by a key or by an input method.
    func type(_ text: String) {
        inputMethod.compositionDidEnd()
        if !isTextConsumed { enter(text) }
    }

    /// Types text, whatever it comes from.
    func enter(_ text: String) {
        guard let textInput else { return }
        // The caret may have moved, which the host is told with the next frame.
        runtime.setNeedsFrame()
        if textKeys?.replacesMarkedText != true { endComposing() }
        if mayType(text, into: textInput) { byUser { textInput.insertText(text) } }
    }

    /// Has the responder that takes text know that the user is at work.
    private func byUser(_ deed: () -> Void) {
        guard let input = textKeys else { return deed() }
        input.performByUser(deed)
    }

    /// Deletes the selection, else the character before the caret.
    func deleteBackward() {
        guard let textInput, mayDelete(from: textInput) else { return }
        runtime.setNeedsFrame()
        byUser { textInput.deleteBackward() }
    }

    /// Whether a view of an app's lets text take the place of its selection; the framework's own views ask their delegates.
    private func mayType(_ text: String, into input: any UIKeyInput) -> Bool {
        guard !(input is any TextKeyInput), let input = input as? any UITextInput, let range = input.selectedTextRange
        else {
            return true
        }
        return input.shouldChangeText(in: range, replacementText: text)
    }

    /// Whether such a view lets its selection, else the character before the caret, go.
    private func mayDelete(from input: any UIKeyInput) -> Bool {
        guard !(input is any TextKeyInput), let input = input as? any UITextInput, var range = input.selectedTextRange
        else {
            return true
        }
        if range.isEmpty {
            guard let start = input.position(from: range.start, offset: -1),
                let character = input.textRange(from: start, to: range.start)
            else { return true }
            range = character
        }
        return input.shouldChangeText(in: range, replacementText: "")
    }

    /// Marks text that is being composed in the responder that takes text; empty text ends composing.
    func compose(_ text: String, selection: NSRange) {
        guard let input = textInput as? any UITextInput else { return }
        runtime.setNeedsFrame()
        guard !text.isEmpty else { return endComposing() }
        // Hosts may count on a text that has changed meanwhile.
        let length = text.utf16.count
        let location = min(selection.location, length)
        let range = NSRange(location: location, length: min(selection.length, length - location))
        byUser { input.setMarkedText(text, selectedRange: range) }
    }

    /// Takes away what is being composed.
    private func endComposing() {
        guard let input = textInput as? any UITextInput, input.markedTextRange != nil else { return }
        input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    }

    /// Notifies the host whether text is wanted and where it goes, if that has changed.
    func layoutDidEnd() {
        inputMethod.resetIfInterrupted()
        let area = textInput.flatMap { inputArea(of: $0) }
        guard area != reportedInputArea else { return }
        reportedInputArea = area
        runtime.host?.setTextInput(area)
    }

    /// The area of the text being composed, else of the caret, else of the whole view, in points of the host's window.
    private func inputArea(of input: any UIKeyInput) -> CGRect? {
        let textInput = input as? any UITextInput
        let responder = (input as? UIResponder)?.firstResponderView
        guard let view = textInput?.textInputView ?? responder, let window = view.window else { return nil }
        let area = view.convert(textInput?.candidateRect ?? view.bounds, to: nil)
        return runtime.orientation.windowRect(window.convertToCanvas(area))
    }
}
