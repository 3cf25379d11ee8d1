extension UIControl {
    /// Events of a control, as bits.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began again as part of a series of taps.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved and stayed inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved and stayed outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger moved in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user triggered the control's main action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Free for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Free for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The event's name, or the bits of a set of several.
        var name: String {
            switch self {
            case .touchDown: "touchDown"
            case .touchDownRepeat: "touchDownRepeat"
            case .touchDragInside: "touchDragInside"
            case .touchDragOutside: "touchDragOutside"
            case .touchDragEnter: "touchDragEnter"
            case .touchDragExit: "touchDragExit"
            case .touchUpInside: "touchUpInside"
            case .touchUpOutside: "touchUpOutside"
            case .touchCancel: "touchCancel"
            case .valueChanged: "valueChanged"
            case .primaryActionTriggered: "primaryActionTriggered"
            case .menuActionTriggered: "menuActionTriggered"
            case .editingDidBegin: "editingDidBegin"
            case .editingChanged: "editingChanged"
            case .editingDidEnd: "editingDidEnd"
            case .editingDidEndOnExit: "editingDidEndOnExit"
            default: "events \(rawValue)"
            }
        }
    }

    /// The present state of a control, as bits; `normal` is none of them.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enabled, without any other state.
        public static let normal = State([])
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Not enabled.
        public static let disabled = State(rawValue: 2)
        /// On, as a switch or a chosen segment is.
        public static let selected = State(rawValue: 4)
        /// Focused by the keyboard.
        public static let focused = State(rawValue: 8)
        /// Free for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Free for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal alignment of content in a control.
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of content in a control.
    public nonisolated enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
