import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ControlAppearanceTests {
    private func shown<View: UIView>(_ view: View, in tester: ViewTester) -> View {
        tester.show(view)
        return view
    }

    private var picture: UIImage { UIImage(systemName: "plus") ?? UIImage() }

    @Test func `labels take font, colours and shadow, and keep those that they were given`() {
        let tester = ViewTester()
        let proxy = UILabel.appearance()
        (proxy.font, proxy.textColor) = (.systemFont(ofSize: 30), .red)
        (proxy.shadowColor, proxy.shadowOffset) = (.green, CGSize(width: 2, height: 3))
        let own = UILabel()
        own.font = .systemFont(ofSize: 12)

        let label = shown(UILabel(), in: tester)
        tester.show(own)

        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.textColor == .red)
        #expect(label.shadowColor == .green)
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(own.font == .systemFont(ofSize: 12))
    }

    @Test func `buttons take colours and pictures by state, each apart from the others`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UIButton.appearance()
        proxy.setTitleColor(.red, for: .normal)
        proxy.setTitleColor(.blue, for: .highlighted)
        proxy.setTitleShadowColor(.green, for: .normal)
        proxy.setBackgroundImage(picture, for: .normal)
        let configuration = UIImage.SymbolConfiguration(scale: .large)
        proxy.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
        proxy.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let button = UIButton(type: .custom)
        button.setTitleColor(.yellow, for: .normal)

        tester.show(button)

        #expect(button.titleColor(for: .normal) == .yellow)
        #expect(button.titleColor(for: .highlighted) == .blue)
        #expect(button.titleShadowColor(for: .normal) == .green)
        #expect(button.backgroundImage(for: .normal) === picture)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) === configuration)
        #expect(button.contentEdgeInsets.right == 4)
    }

    @Test func `switches and sliders take their colours and pictures`() {
        let tester = ViewTester()
        let picture = picture
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance().thumbTintColor = .blue
        UISwitch.appearance().onImage = picture
        UISwitch.appearance().offImage = picture
        let proxy = UISlider.appearance()
        (proxy.minimumTrackTintColor, proxy.maximumTrackTintColor, proxy.thumbTintColor) = (.red, .green, .blue)
        (proxy.minimumValueImage, proxy.maximumValueImage) = (picture, picture)
        proxy.setThumbImage(picture, for: .normal)
        proxy.setMinimumTrackImage(picture, for: .highlighted)
        proxy.setMaximumTrackImage(picture, for: .disabled)

        let control = shown(UISwitch(), in: tester)
        let slider = shown(UISlider(), in: tester)

        #expect([control.onTintColor, control.thumbTintColor] == [.red, .blue])
        #expect(control.onImage === picture && control.offImage === picture)
        #expect(
            [slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor] == [
                .red, .green, .blue,
            ])
        #expect(slider.minimumValueImage === picture && slider.maximumValueImage === picture)
        #expect(slider.thumbImage(for: .normal) === picture)
        #expect(slider.minimumTrackImage(for: .highlighted) === picture)
        #expect(slider.minimumTrackImage(for: .normal) == nil)
        #expect(slider.maximumTrackImage(for: .disabled) === picture)
    }

    @Test func `steppers take pictures, and a background that changes of their state leave alone`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UIStepper.appearance()
        proxy.backgroundColor = .red
        proxy.setIncrementImage(picture, for: .normal)
        proxy.setDecrementImage(picture, for: .normal)
        proxy.setDividerImage(picture, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        proxy.setBackgroundImage(picture, for: .highlighted)

        let stepper = shown(UIStepper(), in: tester)
        stepper.value = 100
        stepper.isEnabled = false

        #expect(stepper.backgroundColor == .red)
        #expect(stepper.incrementImage(for: .normal) === picture)
        #expect(stepper.decrementImage(for: .normal) === picture)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === picture)
        #expect(stepper.backgroundImage(for: .highlighted) === picture)
    }

    @Test func `segments take colours, titles, pictures and offsets`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UISegmentedControl.appearance()
        (proxy.backgroundColor, proxy.selectedSegmentTintColor) = (.red, .blue)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        proxy.setContentPositionAdjustment(
            UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
        proxy.setDividerImage(
            picture, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        proxy.setBackgroundImage(picture, for: .selected, barMetrics: .default)

        let control = shown(UISegmentedControl(items: ["A", "B"]), in: tester)

        #expect(control.backgroundColor == .red)
        #expect(control.selectedSegmentTintColor == .blue)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
                === picture)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === picture)
    }

    @Test func `progress views and indicators take their proxies' colours and pictures`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UIProgressView.appearance()
        (proxy.progressTintColor, proxy.trackTintColor) = (.red, .blue)
        (proxy.progressImage, proxy.trackImage) = (picture, picture)
        UIActivityIndicatorView.appearance().color = .green
        UIPageControl.appearance().pageIndicatorTintColor = .red
        UIPageControl.appearance().currentPageIndicatorTintColor = .blue
        let title = NSAttributedString(string: "Pull")
        UIRefreshControl.appearance().attributedTitle = title
        UIRefreshControl.appearance().tintColor = .brown

        let progress = shown(UIProgressView(progressViewStyle: .default), in: tester)
        let activity = shown(UIActivityIndicatorView(style: .medium), in: tester)
        let pages = shown(UIPageControl(), in: tester)
        let refresh = shown(UIRefreshControl(), in: tester)

        #expect([progress.progressTintColor, progress.trackTintColor] == [.red, .blue])
        #expect(progress.progressImage === picture && progress.trackImage === picture)
        #expect(activity.color == .green)
        #expect([pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor] == [.red, .blue])
        #expect(refresh.attributedTitle === title)
        #expect(refresh.tintColor == .brown)
    }

    @Test func `a stepper without a proxy keeps the background that the app gave it`() {
        let tester = ViewTester()
        let stepper = shown(UIStepper(), in: tester)
        let usual = stepper.backgroundColor

        stepper.backgroundColor = .red
        stepper.value = 100

        #expect(usual == .tertiarySystemFill)
        #expect(stepper.backgroundColor == .red)
    }
}
