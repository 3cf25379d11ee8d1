import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ValueControlDecodingTests {
    private func read<Made>(_ elements: String, as type: Made.Type = Made.self) throws -> Made {
        try InterfaceFile(elements).first()
    }

    // MARK: Switches

    @Test func `a switch without attributes is off in its own size`() throws {
        let control = try read("<switch/>", as: UISwitch.self)

        #expect(!control.isOn && control.bounds.size == CGSize(width: 51, height: 31))
        #expect(control.onTintColor == nil && control.thumbTintColor == nil)
    }

    @Test func `a switch is on with the colours of the file`() throws {
        let control = try read(
            """
            <switch opaque="NO" on="YES"><rect key="frame" x="20" y="30" width="49" height="31"/>
            <color key="onTintColor" systemColor="systemRedColor"/><color key="thumbTintColor" white="0" alpha="1"/></switch>
            """, as: UISwitch.self)

        #expect(control.isOn && !control.isOpaque)
        #expect(control.frame == CGRect(x: 20, y: 30, width: 51, height: 31))
        #expect(control.onTintColor == .systemRed && control.thumbTintColor == UIColor(white: 0, alpha: 1))
    }

    // MARK: Sliders

    @Test func `a control has the tool tip of the file, in the user's language`() throws {
        let file = try InterfaceFile("<switch toolTip=\"Night\" id=\"s1\"/>")
        file.texts = ["s1.toolTip": "Nacht"]

        #expect(try file.first(UISwitch.self).toolTip == "Nacht" && file.unread == [])
        #expect(try read("<switch/>", as: UISwitch.self).toolTip == nil)
    }

    @Test func `a slider without attributes ranges from 0 to 1 and is at 0`() throws {
        let slider = try read("<slider/>", as: UISlider.self)

        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    }

    @Test func `a slider has the range, the value and the look of the file`() throws {
        let file = try InterfaceFile(
            """
            <slider value="150" minValue="100" maxValue="200" continuous="NO" minimumValueImage="low" maximumValueImage="high">
            <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
            <color key="maximumTrackTintColor" systemColor="systemBlueColor"/>
            <color key="thumbTintColor" systemColor="systemGreenColor"/></slider>
            """)
        let low = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let high = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
        file.images = ["low": low, "high": high]

        let slider = try file.first(UISlider.self)

        #expect(slider.minimumValue == 100 && slider.maximumValue == 200 && slider.value == 150)
        #expect(!slider.isContinuous)
        #expect(slider.minimumTrackTintColor == .systemRed && slider.maximumTrackTintColor == .systemBlue)
        #expect(slider.thumbTintColor == .systemGreen)
        #expect(slider.minimumValueImage === low && slider.maximumValueImage === high)
    }

    // MARK: Steppers

    @Test func `a stepper without attributes ranges from 0 to 100 by 1`() throws {
        let stepper = try read("<stepper/>", as: UIStepper.self)

        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.value == 0 && stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    }

    @Test(arguments: [(-20.0, -10.0), (150.0, 200.0), (-5.0, 5.0)])
    func `a stepper has any range of the file`(least: Double, greatest: Double) throws {
        let stepper = try read(
            """
            <stepper minimumValue="\(least)" maximumValue="\(greatest)" value="\(greatest)" stepValue="2.5" wraps="YES"
                autorepeat="NO" continuous="NO"/>
            """, as: UIStepper.self)

        #expect(stepper.minimumValue == least && stepper.maximumValue == greatest && stepper.value == greatest)
        #expect(stepper.stepValue == 2.5 && stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
    }

    @Test func `a range or a step that no stepper can have is reported and not used`() throws {
        let file = try InterfaceFile("<stepper minimumValue=\"10\" maximumValue=\"5\" stepValue=\"0\"/>")

        let stepper = try file.first(UIStepper.self)

        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(file.reports == ["3: at most the maximumValue, 5.0", "3: a step above 0"])
    }

    // MARK: Progress

    @Test func `a progress view has the progress and the look of the file`() throws {
        let view = try read(
            """
            <progressView opaque="NO" progress="0.5" progressViewStyle="bar">
            <color key="progressTintColor" systemColor="systemRedColor"/><color key="trackTintColor" white="0" alpha="0"/>
            </progressView>
            """, as: UIProgressView.self)

        #expect(view.progress == 0.5 && view.progressViewStyle == .bar)
        #expect(view.progressTintColor == .systemRed && view.trackTintColor == UIColor(white: 0, alpha: 0))
        #expect(view.isUserInteractionEnabled)
    }

    // MARK: Pages

    @Test func `a page control has the pages and the look of the file`() throws {
        let control = try read(
            """
            <pageControl numberOfPages="5" currentPage="3" hidesForSinglePage="YES" backgroundStyle="prominent"
                allowsContinuousInteraction="NO" direction="topToBottom">
            <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
            <color key="currentPageIndicatorTintColor" systemColor="systemBlueColor"/></pageControl>
            """, as: UIPageControl.self)

        #expect(control.numberOfPages == 5 && control.currentPage == 3 && control.hidesForSinglePage)
        #expect(control.backgroundStyle == .prominent && !control.allowsContinuousInteraction)
        #expect(control.direction == .topToBottom)
        #expect(control.pageIndicatorTintColor == .systemRed && control.currentPageIndicatorTintColor == .systemBlue)
    }

    // MARK: Activity indicators

    @Test func `an indicator at rest shows, unless the file hides it`() throws {
        let shown = try read("<activityIndicatorView style=\"large\"/>", as: UIActivityIndicatorView.self)
        let hidden = try read("<activityIndicatorView hidesWhenStopped=\"YES\"/>", as: UIActivityIndicatorView.self)

        #expect(shown.style == .large && !shown.hidesWhenStopped && !shown.isHidden && !shown.isAnimating)
        #expect(hidden.hidesWhenStopped && hidden.isHidden)
    }

    @Test func `an indicator turns in the colour of the file`() throws {
        let view = try read(
            """
            <activityIndicatorView animating="YES" hidesWhenStopped="YES" style="medium">
            <color key="color" systemColor="systemRedColor"/></activityIndicatorView>
            """, as: UIActivityIndicatorView.self)

        #expect(view.isAnimating && !view.isHidden && view.color == .systemRed)
    }

    @Test func `an indicator that the file hides is hidden`() throws {
        let view = try read("<activityIndicatorView hidden=\"YES\"/>", as: UIActivityIndicatorView.self)

        #expect(view.isHidden)
    }

    @Test(arguments: [("whiteLarge", 0), ("white", 1), ("gray", 2), ("medium", 100), ("large", 101)])
    func `each word for an indicator's style means it, the older ones too`(word: String, number: Int) throws {
        let view = try read("<activityIndicatorView style=\"\(word)\"/>", as: UIActivityIndicatorView.self)

        #expect(view.style.rawValue == number)
    }
}
