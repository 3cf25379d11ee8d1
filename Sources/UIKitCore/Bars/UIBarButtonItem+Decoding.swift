import CoreGraphics
import Foundation
import UIFoundation

extension UIBarButtonItem {
    /// Reads the button's kind and look.
    func decodeBarButtonItem(from coder: InterfaceCoder) {
        if let item = coder.choice("systemItem", Self.systemItems) ?? nil {
            systemItem = item
            if item.finishes { style = .done }
        }
        if let style = coder.choice("style", Self.styles) ?? nil { self.style = style }
        if let width = coder.number("width") { self.width = width }
        if let isOn = coder.flag("selected") { isSelected = isOn }
        if let hides = coder.flag("hidden") { isHidden = hides }
        if let color = coder.color("tintColor") { tintColor = color }
        if let isToggled = coder.flag("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = isToggled }
        if let image = coder.image("backgroundImage") { setBackgroundImage(image, for: .normal, barMetrics: .default) }
        if let view = coder.object("customView", as: UIView.self) { customView = view }
    }

    // A deprecated style is made from its number, since its name may not be used.
    private static let styles: KeyValuePairs<String, Style?> = [
        "plain": .plain, "bordered": Style(rawValue: 1), "done": .done,
    ]

    private static let systemItems: KeyValuePairs<String, SystemItem?> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": SystemItem(rawValue: 23),
        "close": .close,
    ]
}
