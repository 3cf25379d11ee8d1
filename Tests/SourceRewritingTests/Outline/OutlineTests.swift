import Foundation
import Testing

@testable import SourceRewriting

@Suite struct OutlineTests {
    /// The text of a file as it is parsed, with the runs of blanks shortened to one.
    private func parsed(_ text: String, with others: [String] = []) -> String {
        let texts = ([text] + others).map { SourceText(path: "A.swift", copyName: "A~1", data: Data($0.utf8)) }
        let module = ModuleOutline(of: texts.map(\.outline))
        let bytes = module.map { texts[0].outline.blankedBytes(texts[0].bytes, in: $0) } ?? texts[0].bytes
        #expect(bytes.count == texts[0].bytes.count)
        #expect(bytes.count { $0 == 10 } == texts[0].bytes.count { $0 == 10 })
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ")
    }

    private func isCertain(_ text: String) -> Bool {
        SourceText(path: "A.swift", copyName: "A~1", data: Data(text.utf8)).outline.isCertain
    }

    @Test(arguments: [
        ("func f(a: Int) -> Int { a + 1 }", "func f(a: Int) -> Int { }"),
        ("class C { init?() { g() } deinit { h() } }", "class C { init?() { } deinit { } }"),
        ("class C { var x: Int { 1 } }", "class C { var x: Int {0 } }"),
        ("class C { var x: Int {\n f() } }", "class C { var x: Int { 0 } }"),
        (
            "struct S { var x: Int { get { a } set { b } } var y = 0 { didSet { f() } } }",
            "struct S { var x: Int { get { } set { } } var y = 0 { didSet { } } }"
        ),
        (
            "class C { lazy var v: V = { let v = V(); return v }() }", "class C { lazy var v: V = { }() }"
        ),
        ("class C { subscript(i: Int) -> Int { a[i] } }", "class C { subscript(i: Int) -> Int {0 } }"),
        ("extension E { enum N { case a, b; func f() { x } } }", "extension E { enum N { case a, b; func f() { } } }"),
        ("class C { class func f() { x } }", "class C { class func f() { } }"),
        ("func f(g: () -> Void = { h() }) { x }", "func f(g: () -> Void = { h() }) { }"),
        (
            "struct S { var x: Int { @storageRestrictions(initializes: y) init { f() } get { y } } }",
            "struct S { var x: Int { @storageRestrictions(initializes: y) init { } get { } } }"
        ),
        (
            "struct S { var x: Int { init(new) { f() } get { y } set { y = newValue } } }",
            "struct S { var x: Int { init(new) { } get { } set { } } }"
        ),
        (
            "struct S { var x: Int { nonisolated get { y } } var z: Int { consuming get { y } } }",
            "struct S { var x: Int { nonisolated get { } } var z: Int { consuming get { } } }"
        ),
        (
            "struct S { subscript<T>(t: T) -> Int where T == Int { a[t] } }",
            "struct S { subscript<T>(t: T) -> Int where T == Int {0 } }"
        ),
    ])
    func `bodies of functions, accessors and closures are not parsed`(text: String, expected: String) {
        #expect(parsed(text) == expected)
    }

    @Test(arguments: [
        "x = #selector(y)", "#if os(iOS)", "x = #keyPath(a.b)", "delegate?.f?(1, at: 2)", "a.scrollViewDidScroll?(b)",
        "a.f!(x: 1)", "NSAttributedString()", "Timer.init()", "(x as AnyObject).doubleValue", "Darwin.sqrt(2)",
        "type(of: self).description()", "@objc func g() {}", "class D {}", "let t = \"\\(#selector(y))\"",
        "imp_implementationWithBlock(b)", "let f: @convention(block) () -> Void = g",
        "a(#\"\"\"#); b(#selector(c)); d(#\"\"\"#)",
    ])
    func `bodies with a construct are parsed`(statement: String) {
        let text = "func f() { \(statement)\n}"
        #expect(parsed(text) == text.replacing("\n", with: " "))
    }

    @Test(arguments: [
        "completion?()", "completion?(1)", "a.f?()", "a.f?(b)", "if !(a && b) { c }", "NSAttributedString(string: a)",
        "if #available(iOS 13, *) { x }", "let f: @Sendable () -> Void = g", "let a = \"#selector(b) @objc\"",
        "// #selector(b)", "/* @objc /* class */ */", "let a = #\"\\(#selector(b))\"#", "a.description",
        "let a = \"\"\"\n \"quotes\" { @objc\n \"\"\"", "let a = b / c", "a /= b", "f(`default`)",
        "a(#\"\"\"#); b(#\"\"\"#)", "let a = #\"\"\"\n \"#selector(b)\" {\n \"\"\"#", "let a = ##\"\"\"# \"##",
    ])
    func `other bodies are not`(statement: String) {
        #expect(parsed("func f() { \(statement)\n}") == "func f() { }")
    }

    @Test func `parts without a construct are not parsed in a body with one`() {
        let text = parsed("func f() { if a { b } else { c(#selector(d)) { e } } }")
        #expect(text == "func f() { if a { } else { c(#selector(d)) { } } }")
    }

    @Test func `bodies with the name of an optional requirement of another file are parsed`() {
        let text = "func f() { if d.done != nil { x } }"
        #expect(parsed(text) == "func f() { }")
        #expect(parsed(text, with: ["@objc protocol P { @objc optional func done() }"]) == text)
    }

    @Test func `bodies of members that extensions declare and others override are parsed`() {
        let text = "class A {} extension A { func f() { x } func g() { y } }"
        #expect(
            parsed(text, with: ["class B: A { override func f() { super.f() } }"])
                == "class A {} extension A { func f() { x } func g() { } }")
    }

    @Test func `files that may hold regular expressions are parsed whole`() {
        #expect(!isCertain("func f() { let a = /\"{/ }"))
        #expect(!isCertain("func f() { let a = #/[{\"]/# }"))
        #expect(isCertain("func f() { let a = b / c; let d = (e + 1)/2 }"))
    }

    @Test(arguments: [
        "a(/b/)", "a(b,/c/)", "a=/b/", "[/b/]", "[a:/b/]", "a {/b/}", "!/a/", "a ?/b/ : c", "a;/b/", "a &/b/",
        "a ||/b/", "a </b/", "a >/b/", "a /b/",
    ])
    func `a slash behind a sign may begin a regular expression`(statement: String) {
        #expect(!isCertain("func f() { \(statement) }"))
    }

    @Test func `bodies of all files are parsed if one file may hold regular expressions`() {
        let text = "func f() { if d.done != nil { x } }"
        let other = "func g() { s.firstMatch(of: /\\{/) }\n@objc protocol P { @objc optional func done() }"
        #expect(parsed(text, with: ["func g() { a / b }"]) == "func f() { }")
        #expect(parsed(text, with: [other]) == text)
    }

    @Test func `copies are the same if another file's declarations are behind a regular expression`() {
        let texts = [
            "func g() { s.firstMatch(of: /\\{/) }\n@objc protocol P { @objc optional func done() }\n",
            "func f(d: P) { d.done?() }\n",
        ].enumerated().map { number, text in
            SourceText(path: "\(number).swift", copyName: "\(number)~1", data: Data(text.utf8))
        }
        let whole = texts.map { SourceFile(path: $0.path, copyName: $0.copyName, data: Data($0.bytes)) }
        let copies = RewrittenModule(rewriting: texts).copies.map { String(decoding: $0.bytes, as: UTF8.self) }
        let expected = RewrittenModule(rewriting: whole).copies.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(copies == expected)
        #expect(!copies[1].contains("d.done?()"))
    }

    @Test(arguments: ["let a = #/\"\"\"/#", "let a = #/[/*]/#", "let a = /\"\"\"/"])
    func `parts of Foundation are imported that are named behind a regular expression`(statement: String) {
        let texts = ["import UIKit\n\(statement)\nlet b = URLSession.shared\n", "import UIKit\nlet c = 1\n"].map {
            SourceText(path: "A.swift", copyName: "A~1", data: Data($0.utf8))
        }
        let copies = RewrittenModule(rewriting: texts).copies.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(copies.map { $0.contains("import FoundationNetworking") } == [true, false])
    }

    @Test(arguments: [
        "extension A { var a: Int { 1 }, b: Int { 2 } }",
        "class A: B { override var a: Int { get { 1 } }, b: Int { 2 } }",
        "@objc protocol P { @objc optional var a: Int { get } /* and */ , b: Int { get } }",
    ])
    func `files with two computed variables in one declaration are parsed whole`(text: String) {
        #expect(!isCertain(text))
        #expect(isCertain("extension A { var a: [Int: Int] { 1 } var b: Int { 2 } }"))
    }

    @Test(arguments: ["func f() {", "func f() } }", "let a = \"b", "func f() { a(\"\\(b) }"])
    func `damaged files are parsed whole`(text: String) {
        #expect(!isCertain(text))
    }

    @Test func `a file with an error outside of functions stays as it is`() {
        let text = SourceText(path: "A.swift", copyName: "A~1", data: Data("func f() { x }\nclass {\n}\n".utf8))
        let copy = RewrittenModule(rewriting: [text]).copies[0]
        #expect(String(decoding: copy.bytes, as: UTF8.self).hasSuffix("\nfunc f() { x }\nclass {\n}\n"))
    }
}
