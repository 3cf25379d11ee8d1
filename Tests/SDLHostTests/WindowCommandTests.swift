import HostInterface
import SDLHost
import Testing

@Suite struct WindowCommandTests {
    private func command(
        _ code: String, _ modifiers: HostEvent.KeyModifiers, phase: HostEvent.ButtonPhase = .down,
        isRepeat: Bool = false
    ) -> WindowCommand? {
        WindowCommand(
            .key(phase: phase, code: code, characters: "", modifiers: modifiers, isRepeat: isRepeat))
    }

    nonisolated static let keys: [(String, HostEvent.KeyModifiers, WindowCommand)] = [
        ("keyboardLeftArrow", .control, .rotate(.left)),
        ("keyboardRightArrow", .control, .rotate(.right)), ("keyboardM", [.control, .shift], .memoryWarning),
        ("keyboardT", .control, .toggleSlowAnimations), ("keyboardA", [.control, .shift], .toggleAppearance),
        ("keyboardS", .control, .saveScreenshot), ("keyboard1", .control, .zoom(percent: 100)),
        ("keyboard2", .control, .zoom(percent: 75)), ("keyboard3", .control, .zoom(percent: 50)),
        ("keyboardQ", .control, .quit), ("keyboardF11", [], .toggleFullScreen),
        ("keyboardEqualSign", [.control, .alternate], .changeTextSize(by: 1)),
        ("keyboardHyphen", [.control, .alternate], .changeTextSize(by: -1)),
    ]

    @Test(arguments: keys) func `the contract's keys are commands`(
        _ code: String, _ modifiers: HostEvent.KeyModifiers, _ expected: WindowCommand
    ) {
        #expect(command(code, modifiers) == expected)
        #expect(command(code, modifiers.union(.capsLock)) == expected)
    }

    @Test func `other modifiers, releases and repeats are none`() {
        #expect(command("keyboardQ", []) == nil)
        #expect(command("keyboardQ", [.control, .alternate]) == nil)
        #expect(command("keyboardM", .control) == nil)
        #expect(command("keyboardQ", .control, phase: .up) == nil)
        #expect(command("keyboardLeftArrow", .control, isRepeat: true) == nil)
        #expect(WindowCommand(.close) == nil)
    }
}
