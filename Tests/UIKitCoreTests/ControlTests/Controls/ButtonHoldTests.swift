import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct ButtonHoldTests {
    @Test func `a button reports when the pointer is over it, and updates its configuration`() {
        let tester = ViewTester()
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 100, y: 300, width: 60, height: 40)
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isHovered) }
        tester.show(button)
        states = []

        tester.hover(at: CGPoint(x: 130, y: 320))
        tester.pump()
        let isHovered = button.isHovered
        tester.hover(at: CGPoint(x: 20, y: 20))
        tester.pump()

        #expect(isHovered)
        #expect(!button.isHovered)
        #expect(states == [true, false])
    }

    @Test func `a button is held while its menu is open`() throws {
        let stage = MenuStage()

        try stage.openMenu()
        let isHeld = stage.button.isHeld
        stage.choose("One")

        #expect(isHeld)
        #expect(!stage.button.isHeld)
    }

    @Test func `devices other than the Mac have the pad's behavioral style, with every preference`() {
        let (button, slider, bar) = (UIButton(), UISlider(), UINavigationBar())
        var configuration = UIButton.Configuration.filled()
        configuration.macIdiomStyle = .borderless

        for style in [UIBehavioralStyle.mac, .automatic] {
            (button.preferredBehavioralStyle, slider.preferredBehavioralStyle) = (style, style)
            bar.preferredBehavioralStyle = style
            #expect([button.behavioralStyle, slider.behavioralStyle, bar.behavioralStyle] == [.pad, .pad, .pad])
            #expect(button.preferredBehavioralStyle == style)
        }
        #expect(configuration.macIdiomStyle == .borderless)
    }
}
