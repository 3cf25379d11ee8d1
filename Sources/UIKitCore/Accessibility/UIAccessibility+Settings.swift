import UIFoundation

extension UIAccessibility {
    // MARK: Settings that traits have

    /// Whether text is shown bold: the legibility weight of the current traits.
    public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }

    /// Whether colours have more contrast: the contrast of the current traits.
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

    // MARK: Settings that no desktop of ours has

    /// Whether a screen reader runs. Always false: none is connected.
    public static var isVoiceOverRunning: Bool { false }

    /// Whether switches control the device. Always false.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether the user wants less motion. Always false: the desktop is not asked.
    public static var isReduceMotionEnabled: Bool { false }

    /// Whether cross-fades take the part of movements where motion is reduced. Always false.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// Whether the user wants opaque backgrounds. Always false: the desktop is not asked.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// Whether shapes carry the same meaning as colours. Always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Whether switches show labels of their states. Always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Whether buttons have shapes around them. Always false.
    public static var buttonShapesEnabled: Bool { false }

    /// Whether colours are inverted. Always false.
    public static var isInvertColorsEnabled: Bool { false }

    /// Whether the screen shows greys only. Always false.
    public static var isGrayscaleEnabled: Bool { false }

    /// Whether both ears hear the same. Always false.
    public static var isMonoAudioEnabled: Bool { false }

    /// Whether films have captions. Always false.
    public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether films in messages begin by themselves. Always true.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Whether a shake undoes the last change. Always true.
    public static var isShakeToUndoEnabled: Bool { true }

    /// Whether the device is bound to one app. Always false.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Whether selected text can be spoken. Always false.
    public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether the screen can be spoken. Always false.
    public static var isSpeakScreenEnabled: Bool { false }

    /// Whether a pointer on the screen is moved by other devices. Always false.
    public static var isAssistiveTouchRunning: Bool { false }
}
