import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitStacks
import UIKitTesting

@testable import UIKitCore

/// Stacks read themselves from interface files.
@Suite(.application) struct StackDecodingTests {
    private func stack(_ attributes: String, _ children: String = "") throws -> UIStackView {
        let objects = try StagedObjects(
            "<stackView \(attributes) id=\"s\">\(children)</stackView>", ["stackView": UIStackView.self])
        let stack: UIStackView = try #require(objects.makeFirst())
        #expect(objects.faults == [])
        #expect(objects.unread(of: "s").filter { $0 != "id" } == [])
        return stack
    }

    @Test func `a stack without attributes is an empty row`() throws {
        let stack = try stack("")

        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews == [])
    }

    @Test func `the subviews of the file are arranged, in its order`() throws {
        let stack = try stack(
            "axis=\"vertical\" spacing=\"8\"",
            "<subviews><label text=\"a\" id=\"a\"/><view hidden=\"YES\" id=\"b\"/><view id=\"c\"/></subviews>")

        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 8)
        #expect((stack.arrangedSubviews.first as? UILabel)?.text == "a")
        #expect(stack.arrangedSubviews.count == 3)
        #expect(stack.subviews == stack.arrangedSubviews)
        #expect(stack.arrangedSubviews[1].isHidden)
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test func `views of a file are laid out as those of code are`() throws {
        let stack = try stack(
            "distribution=\"fillEqually\" spacing=\"10\"",
            "<subviews><view id=\"a\"/><view id=\"b\"/></subviews>")
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        tester.show(stack, at: .zero)
        tester.pump()

        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 50, height: 20),
            ])
    }

    @Test(arguments: [
        ("fill", UIStackView.Distribution.fill), ("fillEqually", .fillEqually),
        ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering),
    ])
    func `the distribution is that of the file`(_ word: String, _ distribution: UIStackView.Distribution) throws {
        #expect(try stack("distribution=\"\(word)\"").distribution == distribution)
    }

    @Test(arguments: [
        ("fill", UIStackView.Alignment.fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
        ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ])
    func `the alignment is that of the file`(_ word: String, _ alignment: UIStackView.Alignment) throws {
        #expect(try stack("alignment=\"\(word)\"").alignment == alignment)
    }

    @Test func `the space of the system is known by its name`() throws {
        let stack = try stack("spacingType=\"standard\"")

        #expect(stack.spacing == UIStackView.spacingUseSystem)
    }

    @Test func `baselines and margins count where the file says so`() throws {
        let stack = try stack("baselineRelativeArrangement=\"YES\" layoutMarginsRelativeArrangement=\"YES\"")

        #expect(stack.isBaselineRelativeArrangement)
        #expect(stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func `files find the class by its name`() {
        ExposedClasses.shared.registerModule("UIKitStacks")

        #expect(ExposedClasses.shared.aliased("UIStackView") == UIStackView.self)
    }
}
