import Foundation

// The form of events in recordings: names and order of fields are a contract.

extension HostEvent {
    /// The event's name in recordings.
    package nonisolated var name: String {
        switch self {
        case .touch: "touch"
        case .hover: "hover"
        case .scroll: "scroll"
        case .button: "button"
        case .key: "key"
        case .text: "text"
        case .compose: "compose"
        case .paste: "paste"
        case .primary: "primary"
        case .resize: "resize"
        case .display: "display"
        case .rotate: "rotate"
        case .appearance: "appearance"
        case .focus: "focus"
        case .visibility: "visibility"
        case .power: "power"
        case .scheme: "scheme"
        case .opened: "opened"
        case .answer: "answer"
        case .program: "program"
        case .textSize: "textSize"
        case .fullScreen: "fullScreen"
        case .memoryWarning: "memoryWarning"
        case .close: "close"
        case .end: "end"
        }
    }

    /// The name and fields as JSON members, each after a comma: `,"event":"rotate","direction":"left"`.
    package nonisolated var members: String {
        var text = ",\"event\":\"\(name)\""
        if case .answer(let answer) = self { return text + answer.members }
        if case .program(let run) = self { return text + run.members }
        for (key, value) in fields { text += "," + JSONValue.quoted(key) + ":" + value.text }
        return text
    }

    private nonisolated var fields: KeyValuePairs<String, JSONValue> {
        switch self {
        case .touch(let phase, let id, let location, let pointer, let pressure):
            guard let pressure else {
                return [
                    "phase": .string(phase.rawValue), "id": .number(Double(id)), "x": .number(location.x),
                    "y": .number(location.y), "pointer": .string(pointer.rawValue),
                ]
            }
            return [
                "phase": .string(phase.rawValue), "id": .number(Double(id)), "x": .number(location.x),
                "y": .number(location.y), "pointer": .string(pointer.rawValue), "pressure": .number(pressure),
            ]
        case .hover(let phase, let location):
            return ["phase": .string(phase.rawValue), "x": .number(location.x), "y": .number(location.y)]
        case .scroll(let location, let delta, let isPrecise):
            return [
                "x": .number(location.x), "y": .number(location.y), "dx": .number(delta.x), "dy": .number(delta.y),
                "precise": .bool(isPrecise),
            ]
        case .button(let phase, let button, let location):
            return [
                "phase": .string(phase.rawValue), "button": .string(button.rawValue), "x": .number(location.x),
                "y": .number(location.y),
            ]
        case .key(let phase, let code, let characters, let modifiers, let isRepeat):
            return [
                "phase": .string(phase.rawValue), "code": .string(code), "characters": .string(characters),
                "modifiers": .list(modifiers.names.map { .string($0) }), "repeat": .bool(isRepeat),
            ]
        case .text(let text): return ["text": .string(text)]
        case .compose(let text, let selection):
            return ["text": .string(text), "selection": .list(selection.map { .number(Double($0)) })]
        case .paste(let types, let text):
            let list = JSONValue.list(types.map { .string($0) })
            return text.map { ["types": list, "text": .string($0)] } ?? ["types": list]
        case .primary(let text): return text.map { ["text": .string($0)] } ?? [:]
        case .resize(let size): return ["width": .number(size.width), "height": .number(size.height)]
        case .display(let scale): return ["scale": .number(scale)]
        case .rotate(let direction): return ["direction": .string(direction.rawValue)]
        case .appearance(let style): return ["style": .string(style.rawValue)]
        case .focus(let isActive): return ["active": .bool(isActive)]
        case .visibility(let isVisible): return ["visible": .bool(isVisible)]
        case .power(let power):
            let state = JSONValue.string(power.state.rawValue)
            return power.level.map { ["state": state, "level": .number($0)] } ?? ["state": state]
        case .scheme(let scheme, let isHandled): return ["scheme": .string(scheme), "handled": .bool(isHandled)]
        case .opened(let url, let isOpened): return ["url": .string(url), "opened": .bool(isOpened)]
        case .textSize(let size): return ["size": .string(size.rawValue)]
        case .fullScreen(let isActive): return ["active": .bool(isActive)]
        case .answer, .program, .memoryWarning, .close, .end: return [:]
        }
    }
}

extension HostEvent {
    nonisolated init(_ line: RecordingLine) throws {
        func point(_ x: String, _ y: String) throws -> CGPoint {
            CGPoint(
                x: try line.number(x, in: LaunchLimits.coordinate), y: try line.number(y, in: LaunchLimits.coordinate))
        }
        func location() throws -> CGPoint { try point("x", "y") }
        switch try line.string("event") {
        case "touch":
            self = .touch(
                phase: try line.choice("phase"), id: try line.integer("id", in: LaunchLimits.finger),
                location: try location(), pointer: try line.choice("pointer"),
                pressure: line.has("pressure") ? try line.number("pressure", in: LaunchLimits.pressure) : nil)
        case "hover": self = .hover(phase: try line.choice("phase"), location: try location())
        case "scroll":
            self = .scroll(
                location: try location(), delta: try point("dx", "dy"),
                isPrecise: try line.bool("precise"))
        case "button":
            self = .button(phase: try line.choice("phase"), button: try line.choice("button"), location: try location())
        case "key":
            self = .key(
                phase: try line.choice("phase"), code: try line.string("code"),
                characters: try line.string("characters"), modifiers: try KeyModifiers(line),
                isRepeat: try line.bool("repeat"))
        case "text": self = .text(try line.string("text"))
        case "compose":
            let selection = try line.numbers(
                "selection", count: 2,
                expected: "[location, length] in whole numbers \(LaunchLimits.text(LaunchLimits.selection))"
            ) { LaunchLimits.selection.contains($0) && $0 == $0.rounded() }
            self = .compose(text: try line.string("text"), selection: selection.map { Int($0) })
        case "paste":
            self = .paste(
                types: try line.strings("types"), text: line.has("text") ? try line.string("text") : nil)
        case "primary": self = .primary(text: line.has("text") ? try line.string("text") : nil)
        case "resize":
            self = .resize(
                CGSize(
                    width: try line.number("width", in: LaunchLimits.windowSide),
                    height: try line.number("height", in: LaunchLimits.windowSide)))
        case "display": self = .display(scale: try line.number("scale", in: LaunchLimits.recordedScale))
        case "rotate": self = .rotate(try line.choice("direction"))
        case "appearance": self = .appearance(try line.choice("style"))
        case "focus": self = .focus(isActive: try line.bool("active"))
        case "visibility": self = .visibility(isVisible: try line.bool("visible"))
        case "power":
            self = .power(
                Power(
                    state: try line.choice("state"),
                    level: line.has("level") ? try line.number("level", in: LaunchLimits.powerLevel) : nil))
        case "scheme": self = .scheme(try line.string("scheme"), isHandled: try line.bool("handled"))
        case "opened": self = .opened(url: try line.string("url"), isOpened: try line.bool("opened"))
        case "answer": self = .answer(try NetworkAnswer(line))
        case "program": self = .program(try ProgramRun(line))
        case "textSize": self = .textSize(try line.choice("size"))
        case "fullScreen": self = .fullScreen(isActive: try line.bool("active"))
        case "memoryWarning": self = .memoryWarning
        case "close": self = .close
        case "end": self = .end
        default: throw line.mismatch("event", "the name of an event such as \"touch\"")
        }
    }
}

extension HostEvent.KeyModifiers {
    private nonisolated static let named: KeyValuePairs<String, Self> = [
        "capsLock": .capsLock, "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
        "numericPad": .numericPad,
    ]

    nonisolated var names: [String] { Self.named.filter { contains($0.value) }.map(\.key) }

    nonisolated init(_ line: RecordingLine) throws {
        self = []
        for name in try line.strings("modifiers") {
            guard let modifier = Self.named.first(where: { $0.key == name })?.value else {
                throw line.mismatch("modifiers", "a list of " + RecordingLine.enumeration(Self.named.map(\.key)))
            }
            insert(modifier)
        }
    }
}
