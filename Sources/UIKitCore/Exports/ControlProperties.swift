/// The properties of controls that interface files and apps reach by key.
enum ControlProperties {
    static func expose(to x: AnoleExports) {
        exposeControl(to: x)
        exposeButton(to: x)
        exposeSwitch(to: x)
        exposeSlider(to: x)
        exposeStepper(to: x)
        exposeSegmentedControl(to: x)
        exposePageControl(to: x)
        exposeProgressView(to: x)
        exposeActivityIndicatorView(to: x)
    }

    private static func exposeControl(to x: AnoleExports) {
        x.property("enabled", \UIControl.isEnabled)
        x.property("selected", \UIControl.isSelected)
        x.property("highlighted", \UIControl.isHighlighted)
        x.property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        x.property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        x.property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
        x.property("state", \UIControl.state)
        x.property("tracking", \UIControl.isTracking)
    }

    private static func exposeButton(to x: AnoleExports) {
        x.property("titleLabel", \UIButton.titleLabel)
        x.property("imageView", \UIButton.imageView)
        x.property("currentTitle", \UIButton.currentTitle)
        x.property("currentImage", \UIButton.currentImage)
        x.property("configuration", \UIButton.configuration)
        x.property("contentEdgeInsets", \UIButton.contentEdgeInsets)
        x.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
        x.property("imageEdgeInsets", \UIButton.imageEdgeInsets)
        x.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        x.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    }

    private static func exposeSwitch(to x: AnoleExports) {
        x.property("on", \UISwitch.isOn)
        x.property("onTintColor", \UISwitch.onTintColor)
        x.property("thumbTintColor", \UISwitch.thumbTintColor)
    }

    private static func exposeSlider(to x: AnoleExports) {
        x.property("value", \UISlider.value)
        x.property("minimumValue", \UISlider.minimumValue)
        x.property("maximumValue", \UISlider.maximumValue)
        x.property("continuous", \UISlider.isContinuous)
        x.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        x.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        x.property("thumbTintColor", \UISlider.thumbTintColor)
        x.property("minimumValueImage", \UISlider.minimumValueImage)
        x.property("maximumValueImage", \UISlider.maximumValueImage)
    }

    private static func exposeStepper(to x: AnoleExports) {
        x.property("value", \UIStepper.value)
        x.property("minimumValue", \UIStepper.minimumValue)
        x.property("maximumValue", \UIStepper.maximumValue)
        x.property("stepValue", \UIStepper.stepValue)
        x.property("wraps", \UIStepper.wraps)
        x.property("autorepeat", \UIStepper.autorepeat)
        x.property("continuous", \UIStepper.isContinuous)
    }

    private static func exposeSegmentedControl(to x: AnoleExports) {
        x.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        x.property("momentary", \UISegmentedControl.isMomentary)
        x.property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        x.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }

    private static func exposePageControl(to x: AnoleExports) {
        x.property("currentPage", \UIPageControl.currentPage)
        x.property("numberOfPages", \UIPageControl.numberOfPages)
        x.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        x.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        x.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    }

    private static func exposeProgressView(to x: AnoleExports) {
        x.property("progress", \UIProgressView.progress)
        x.property("progressTintColor", \UIProgressView.progressTintColor)
        x.property("trackTintColor", \UIProgressView.trackTintColor)
    }

    private static func exposeActivityIndicatorView(to x: AnoleExports) {
        x.property("color", \UIActivityIndicatorView.color)
        x.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        x.property("style", \UIActivityIndicatorView.style)
        x.property("animating", \UIActivityIndicatorView.isAnimating)
    }
}
