import CoreGraphics
import ResourceFiles
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ValueReportTests {
    @Test func `a number that is none is reported with its line, and the default stays`() throws {
        let file = try InterfaceFile("\n<view alpha=\"half\"/>")

        let view = try file.first(UIView.self)

        #expect(view.alpha == 1)
        #expect(file.reports == ["4: a number"])
        #expect(file.faults.first?.found == "alpha=\"half\" in <view>")
    }

    @Test func `a word that is unknown is reported with those that are known`() throws {
        let file = try InterfaceFile("<view tintAdjustmentMode=\"grey\"/>")

        let view = try file.first(UIView.self)

        #expect(view.tintAdjustmentMode == .normal)
        #expect(file.reports == ["3: one of automatic, normal, dimmed"])
    }

    @Test func `a flag is only YES or NO`() throws {
        let file = try InterfaceFile("<view hidden=\"true\"/>")

        let view = try file.first(UIView.self)

        #expect(!view.isHidden)
        #expect(file.reports == ["3: YES or NO"])
    }

    @Test func `a number that is not whole is no tag`() throws {
        let file = try InterfaceFile("<view tag=\"1.5\"/>")

        let view = try file.first(UIView.self)

        #expect(view.tag == 0)
        #expect(file.reports == ["3: a whole number"])
    }

    @Test func `an unknown colour is reported, and the view has none`() throws {
        let file = try InterfaceFile("<view>\n<color key=\"backgroundColor\" name=\"Brand\"/></view>")

        let view = try file.first(UIView.self)

        #expect(view.backgroundColor == nil)
        #expect(file.reports == ["4: a colour of the app's, of the system's or of the file's resources"])
    }

    @Test func `a colour of the app's is found by its name`() throws {
        let file = try InterfaceFile("<view><color key=\"backgroundColor\" name=\"Brand\"/></view>")
        file.colors = ["Brand": .magenta]

        let view = try file.first(UIView.self)

        #expect(view.backgroundColor == .magenta)
        #expect(file.faults.isEmpty)
    }

    @Test func `attributes and elements that no class reads are reported as unread`() throws {
        let file = try InterfaceFile("<view glow=\"YES\" alpha=\"1\"><sparks/></view>")

        _ = try file.first(UIView.self)

        #expect(file.unread == ["glow", "sparks"])
    }
}
