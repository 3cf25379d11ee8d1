import Foundation
import Testing

@testable import SourceRewriting

@Suite struct RewritingCommandTests {
    private let folder = SourceFolder()

    @Test func `only copies that change are written`() throws {
        try folder.write("class A {}\n", to: "A")
        try folder.write("class B {}\n", to: "B")
        try folder.rewrite("A", "B")
        let before = Date(timeIntervalSince1970: 1_000_000)
        try folder.setDate(before, of: "A")
        try folder.setDate(before, of: "B")

        try folder.write("class B { let b = 1 }\n", to: "B")
        try folder.rewrite("A", "B")

        #expect(try folder.date(of: "A") == before)
        #expect(try folder.date(of: "B") != before)
        #expect(try folder.text(of: "B").contains("let b = 1"))
    }

    @Test func `a requirement that becomes optional changes the copies of those who call it`() throws {
        try folder.write("@objc protocol P { func f() }\n", to: "P")
        try folder.write("func call(p: P) { p.f?() }\n", to: "Caller")
        try folder.rewrite("P", "Caller")
        let before = try folder.text(of: "Caller")

        try folder.write("@objc protocol P { @objc optional func f() }\n", to: "P")
        try folder.rewrite("P", "Caller")

        #expect(before.contains("p.f?()"))
        #expect(try folder.text(of: "Caller").contains("p.__optional_f()"))
    }

    @Test func `a superclass of another module is known from its original`() throws {
        try folder.write("open class Base: UIViewController { @objc open func go(to x: Int) {} }\n", to: "Base")
        try folder.write("class C: Base { let s = #selector(go) }\n", to: "C")

        let diagnostics = try folder.rewrite("C", references: ["Base"])

        #expect(diagnostics == [])
        #expect(try folder.text(of: "C").contains("Selector(C.go, name: \"goTo:\")"))
        #expect(try !String(contentsOf: folder.exports, encoding: .utf8).contains("__anole_"))
    }

    @Test func `an extension cannot override a member of another module's class, even when its original is known`()
        throws
    {
        try folder.write("open class Base: UIViewController {}\n", to: "Base")
        try folder.write("extension Base {\n    override func viewDidLoad() {}\n}\n", to: "E")

        let diagnostics = try folder.rewrite("E", references: ["Base"])

        #expect(diagnostics.map(\.line) == [2])
        #expect(diagnostics.map(\.column) == [5])
        #expect(diagnostics.first?.severity == .error)
    }

    @Test func `a path with quotes and backslashes is one for the compiler too`() throws {
        let name = #"A "quoted\" name"#
        try folder.write("let a = 1\n", to: name)

        try folder.rewrite(name)

        #expect(try folder.text(of: name).contains(#"A \"quoted\\\" name.swift", line: 1)"#))
    }

    @Test func `a file that is not there is an error at its first line`() throws {
        let diagnostics = try folder.rewrite("Missing")

        #expect(diagnostics.map(\.file) == [folder.original("Missing").path])
        #expect(diagnostics.map(\.line) == [1])
    }

    @Test(arguments: [[], ["--exports"], ["--exports", "a", "--source", "b"], ["--what"]])
    func `a command line that is not understood says why`(arguments: [String]) {
        #expect(throws: RewritingCommand.UsageError.self) { try RewritingCommand(arguments: arguments) }
    }
}
