/// The actions of a user with little patience on a window, as words for xdotool.
struct DesktopActions {
    private static let keys = [
        "Tab", "shift+Tab", "Return", "Escape", "space", "Up", "Down", "Left", "Right", "BackSpace", "ctrl+Left",
        "ctrl+Right", "ctrl+shift+m", "ctrl+t", "ctrl+shift+a", "ctrl+1", "ctrl+2", "ctrl+3", "ctrl+a", "ctrl+z",
        "ctrl+f",
        "ctrl+n", "F10", "Home", "End",
    ]

    var dice: Dice

    init(dice: Dice) { self.dice = dice }

    /// The next action.
    mutating func next(in window: String) -> [String] {
        switch dice.below(24) {
        case 0, 1: return ["windowsize", window, String(40 + dice.below(1300)), String(40 + dice.below(1100))]
        case 2: return ["windowstate", "--toggle", "MAXIMIZED_VERT", "--toggle", "MAXIMIZED_HORZ", window]
        case 3: return ["windowstate", "--toggle", "FULLSCREEN", window]
        case 4: return ["windowminimize", window, "sleep", "0.1", "windowmap", window, "windowactivate", window]
        case 5: return ["windowmove", window, String(dice.below(1200) - 100), String(dice.below(900) - 100)]
        case 6:
            // The window loses the keyboard while a button is held.
            return place(in: window) + ["mousedown", "1"] + place(in: window)
                + ["set_desktop", "1", "sleep", "0.1", "mouseup", "1", "set_desktop", "0", "windowactivate", window]
        case 7:
            return place(in: window) + ["mousedown", "1", "windowsize", window] + side() + place(in: window) + [
                "mouseup", "1",
            ]
        case 8, 9, 10: return drag(in: window, isLeaving: true)
        case 11, 12, 13: return drag(in: window, isLeaving: false)
        case 14, 15, 16, 17: return place(in: window) + ["click", "1"]
        case 18: return place(in: window) + ["click", dice.pick(["2", "3"])]
        case 19:
            return place(in: window) + [
                "click", "--repeat", String(1 + dice.below(8)), dice.pick(["4", "5", "6", "7"]),
            ]
        case 20: return ["type", dice.pick(["hello", "Größe", "a b c", "12:30", "日本"])]
        case 21: return place(in: window) + ["click", "--repeat", "2", "--delay", "30", "1"]
        default: return ["key", dice.pick(Self.keys)]
        }
    }

    private mutating func side() -> [String] { [String(100 + dice.below(900)), String(100 + dice.below(900))] }

    private mutating func place(in window: String) -> [String] {
        ["mousemove", "--window", window, String(dice.below(375)), String(dice.below(667))]
    }

    private mutating func drag(in window: String, isLeaving: Bool) -> [String] {
        var words = place(in: window) + ["mousedown", "1"]
        for _ in 0..<2 + dice.below(5) {
            words += isLeaving ? ["mousemove", String(dice.below(1280)), String(dice.below(1024))] : place(in: window)
            words += ["sleep", "0.016"]
        }
        return words + ["mouseup", "1"]
    }
}
