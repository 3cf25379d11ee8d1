import Foundation
import Testing

@testable import SourceRewriting

@Suite struct ClassTableTests {
    /// The line of a class in the table of a module with one file.
    private func line(of name: String, in text: String) throws -> [String: Any] {
        let source = SourceFile(path: "/A.swift", copyName: "A", data: Data(text.utf8))
        let table = ClassTable(of: ModuleIndex(of: [source])).text
        let lines = table.split(separator: "\n").dropFirst().map { $0.dropFirst(3) }
        let entries = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
        return try #require(entries.first { $0["name"] as? String == name })
    }

    @Test func `outlets and actions are distinguished from other members by their attributes`() throws {
        let page = try line(
            of: "Page",
            in: """
                class Page: UIKit.UIViewController {
                    @IBOutlet private weak var label: UILabel!
                    @objc(other) var renamed = 1
                    var count = 0
                    @IBOutlet static var nobody: UILabel!
                    @IBAction func go(_ sender: Any, forEvent event: UIEvent) {}
                    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
                    @objc(odd:) func renamed(_ x: Any) {}
                    func plain() {}
                    private func hidden() {}
                    static func ofClass() {}
                    override func viewDidLoad() {}
                }
                extension Page { @IBAction func more() {} }
                """)

        #expect(page["superclass"] as? String == "UIKit.UIViewController")
        #expect(page["outlets"] as? [String] == ["label", "other"])
        #expect(page["properties"] as? [String] == ["count", "nobody"])
        #expect(page["actions"] as? [String] == ["go:forEvent:", "make:", "more", "odd:", "viewDidLoad"])
        #expect(page["methods"] as? [String] == ["hidden", "plain"])
        #expect(page["isForeign"] as? Bool == false)
    }

    @Test func `a class that exposes all members does so for its subclasses, but for private members`() throws {
        let text = """
            @objcMembers class Base: UIView {}
            class Deep: Base { var a = 1; private var b = 2; func f() {}; @nonobjc func g() {} }
            """

        let deep = try line(of: "Deep", in: text)

        #expect(deep["outlets"] as? [String] == ["a"])
        #expect(deep["properties"] as? [String] == ["b"])
        #expect(deep["actions"] as? [String] == ["f"])
        #expect(deep["methods"] as? [String] == ["g"])
    }

    @Test func `classes of other modules are listed with their added members and Objective-C names`() throws {
        let text = """
            extension UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
            @objc(XYOld) class Old: UIView {
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
                class Inner: NSObject {}
            }
            class Box<T>: UIView {}
            """

        #expect(try line(of: "UIViewController", in: text)["isForeign"] as? Bool == true)
        #expect(try line(of: "UIViewController", in: text)["actions"] as? [String] == ["unwind:"])
        #expect(try line(of: "Old", in: text)["objectiveCName"] as? String == "XYOld")
        #expect(try line(of: "Old", in: text)["answersAnyKey"] as? Bool == true)
        #expect(try line(of: "Old.Inner", in: text)["superclass"] as? String == "NSObject")
        #expect(try line(of: "Box", in: text)["isGeneric"] as? Bool == true)
    }

    @Test func `a method that a protocol of Objective-C requires is an action`() throws {
        let text = """
            @objc protocol Doing { func act(_ sender: Any); func rest() }
            class Doer: UIView, Doing { func act(_ sender: Any) {}; func rest() {}; func other() {} }
            """

        #expect(try line(of: "Doer", in: text)["actions"] as? [String] == ["act:", "rest"])
    }
}
