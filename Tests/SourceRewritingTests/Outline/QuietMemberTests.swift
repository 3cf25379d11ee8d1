import Foundation
import Testing

@testable import SourceRewriting

@Suite struct QuietMemberTests {
    private func texts(_ texts: [String]) -> [SourceText] {
        texts.enumerated().map { number, text in
            SourceText(path: "\(number).swift", copyName: "\(number)~1", data: Data(text.utf8))
        }
    }

    /// The text of the first file as it is parsed, with the runs of blanks shortened to one.
    private func parsed(_ text: String, with others: [String] = []) throws -> String {
        let texts = texts([text] + others)
        let module = try #require(ModuleOutline(of: texts.map(\.outline)))
        var reduced = texts.map { ReducedText($0, in: module) }
        let mentioned = reduced.reduce(into: Set<WordHash>()) { $0.formUnion($1.words) }
        _ = reduced[0].leaveOutMembers(except: mentioned)
        #expect(reduced[0].bytes.count == texts[0].bytes.count)
        #expect(reduced[0].bytes.count { $0 == 10 } == texts[0].bytes.count { $0 == 10 })
        return String(decoding: reduced[0].bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// Whether the copies and the table of classes are those of files that are parsed whole.
    private func areEqual(_ files: [String]) -> Bool {
        let texts = texts(files)
        let whole = texts.map { SourceFile(path: $0.path, copyName: $0.copyName, data: Data($0.bytes)) }
        let module = RewrittenModule(rewriting: texts)
        let expected = RewrittenModule(rewriting: whole)
        return module.copies.map(\.bytes) == expected.copies.map(\.bytes) && module.classes == expected.classes
            && module.exports == expected.exports
    }

    @Test(arguments: [
        "func f(_ a: Int, at b: [String: Int] = [:]) -> Int { a }", "var a = 1", "let a: [Int: Int]",
        "private(set) var a: Int { didSet { b() } }", "lazy var a: A = {\n A()\n}()", "static let a = [1, 2]",
        "subscript(a: Int) -> Int { b[a] }", "deinit { a() }", "override func f() { super.f() }",
        "@discardableResult func f<T: A, U>(a: T, _ b: U) -> T where U: B { a }", "var a = b\n .c()\n .d { e }",
    ])
    func `members in which nothing is rewritten are not parsed`(member: String) throws {
        let text = "class C {\n  \(member)\n  @objc func x() {}\n}\n"
        #expect(try parsed(text) == "class C { @objc func x() {} }")
        #expect(areEqual([text]))
    }

    @Test(arguments: [
        "@objc func f() { }", "@available(iOS 13, *) func f() { }", "func f(a: AnyObject) { }", "dynamic var a = 1",
        "var a = #selector(x)", "class func f() { }", "init(a: Int) { }", "func f() throws { }", "func f() async { }",
        "func `in`() { }", "func f(`in` a: Int) { }", "var a = 1, b = 2", "let a = 1; let b = 2",
        "static func == (a: C, b: C) -> Bool { }",
        "override func copy(_ a: Any?) { }", "override func awakeFromNib() { }", "case a",
        "#if DEBUG\n func f() { }\n #endif", "func f() { #if DEBUG\n a()\n #endif\n }",
    ])
    func `other members are parsed`(member: String) throws {
        let text = "class C {\n \(member)\n}"
        #expect(try parsed(text) == text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    @Test func `members of a name that other code has are parsed`() throws {
        let text = "class C {\nfunc f() { }\nvar a = 1\nvar b = 2\n}"
        #expect(try parsed(text) == "class C { }")
        #expect(
            try parsed(text, with: ["class D { func g() { h(#selector(C.f), a) } }"])
                == "class C { func f() { } var a = 1 }")
        #expect(try parsed(text, with: ["@objc protocol P { func b() }"]) == "class C { var b = 2 }")
    }

    @Test func `members of classes that expose them are parsed`() throws {
        let text = "class C: B {\nfunc f() { }\n}\nextension C {\nfunc g() { }\n}\nstruct S {\nfunc h() { }\n}"
        #expect(try parsed(text) == "class C: B { } extension C { } struct S { }")
        #expect(
            try parsed(text, with: ["typealias B = A\n@objcMembers class A {}"])
                == "class C: B { func f() { } } extension C { func g() { } } struct S { }")
        #expect(try parsed("@objc extension C {\nfunc f() { }\n}") == "@objc extension C { func f() { } }")
    }

    @Test func `comments between declarations are not parsed`() throws {
        #expect(try parsed("// a\n/* b */ @objc class C { // c\n}") == "@objc class C { }")
    }

    @Test func `an override in an extension is parsed with its body`() throws {
        let text = "class A {\nvar f = 1\n}\nextension A {\noverride func f() { x }\nfunc g() { y }\n}"
        #expect(try parsed(text) == "class A { var f = 1 } extension A { override func f() { x } }")
    }

    @Test(arguments: [
        [
            "class A: UIView {\n func f(a: Int, by b: Int) {}\n private var b = 1\n static let c = 1\n override var d: Int { 1 }\n}"
        ],
        [
            "class A {\n struct B {\n  func f() {}\n }\n #if os(macOS)\n func g() {}\n #endif\n}\nextension A {\n func h() {}\n}"
        ],
        ["class A {\n func f() {}\n}", "class B: A {\n @objc override func f() {}\n}"],
        ["@objc protocol P {\n @objc optional func f()\n}", "class A: P {\n func f() {}\n func g() {}\n}"],
        ["class A {\n func f() {\n  a(#selector(g))\n }\n func g(b: Int) {}\n}", "class B {\n func g() {}\n}"],
        ["class A: UIView {\n}\nextension A {\n override func sizeToFit() { f() }\n private func f() {}\n}"],
        [
            "extension UIView {\n func f() {}\n}",
            "class A: UIView {\n override func f() { super.f() }\n func g() {}\n}",
        ],
    ])
    func `copies are those of files that are parsed whole`(files: [String]) { #expect(areEqual(files)) }
}
