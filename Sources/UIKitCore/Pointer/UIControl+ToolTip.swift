extension UIControl {
    /// The interaction that shows `toolTip`; nil while there is none.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// A short explanation that is shown while the pointer rests on the control; nil for none.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue {
                if toolTipInteraction == nil { addInteraction(UIToolTipInteraction()) }
                toolTipInteraction?.defaultToolTip = newValue
            } else if let toolTipInteraction {
                removeInteraction(toolTipInteraction)
            }
        }
    }
}
