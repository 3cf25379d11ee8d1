public import Foundation

/// The names of notifications. No assistive technology is connected yet, so that none is posted.
extension UIAccessibility {
    /// Posted after an announcement was spoken, or not.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted after `isAssistiveTouchRunning` changed.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted after `isBoldTextEnabled` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after `buttonShapesEnabled` changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted after `isClosedCaptioningEnabled` changed.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted after `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after `shouldDifferentiateWithoutColor` changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    /// Posted after an assistive technology moved its cursor.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// Posted after `isGrayscaleEnabled` changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted after `isGuidedAccessEnabled` changed.
    public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted after `isInvertColorsEnabled` changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted after `isMonoAudioEnabled` changed.
    public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted after `isOnOffSwitchLabelsEnabled` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted after `prefersCrossFadeTransitions` changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted after `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after `isReduceTransparencyEnabled` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after `isShakeToUndoEnabled` changed.
    public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted after `isSpeakScreenEnabled` changed.
    public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted after `isSpeakSelectionEnabled` changed.
    public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted after `isSwitchControlRunning` changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted after `isVideoAutoplayEnabled` changed.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted after `isVoiceOverRunning` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// The text that was announced.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether the text was spoken to its end.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The technology whose cursor moved.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// The element on which the cursor is.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element on which the cursor was.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
