import Testing

@testable import SourceScanning

@Suite struct SwiftDeclarationParserTests {
    private func declarations(_ text: String) -> [SwiftDeclaration] {
        SwiftSource(path: "Sources/A/B/C.swift", text: text).declarations
    }

    @Test func `members know the types around them`() {
        let found = declarations(
            "struct A { enum B { case c(Int), d }; func e<T>(_ t: T) {} }\nextension A.B { var f: Int { 1 } }")

        #expect(found.map(\.qualifiedName) == ["A", "A.B", "A.B.c", "A.e", "A.B", "A.B.f"])
        #expect(found.map(\.kind) == [.struct, .enum, .case, .func, .extension, .var])
    }

    @Test func `a condition of an extension is no type that it inherits from`() {
        let found = declarations("extension A where Self: B { init() {} }\nextension A: C where Self: B {}")

        #expect(found.filter { $0.kind == .extension }.map(\.inherited) == [[], ["C"]])
    }

    @Test func `declarations in bodies, closures and arguments are left out`() {
        let text = """
            class A {
                var b: Int { let c = 1; return c }
                var d = { (e: Int) in let f = e; return f }(1)
                func g(for h: Int = { let i = 1; return i }()) { func j() {} ; switch h { case 1: break; default: break } }
                init() { self.init(k: 1) }
            }
            """

        #expect(declarations(text).map(\.qualifiedName) == ["A", "A.b", "A.d", "A.g", "A.init"])
    }

    @Test func `modifiers and attributes are collected, with their arguments left out`() throws {
        let found = try #require(
            declarations("@available(*, deprecated)\n@MainActor public private(set) static var a = 1").first)

        #expect(found.modifiers == ["@available", "@MainActor", "public", "private", "static"])
        #expect(found.line == 1)
    }

    @Test func `parameters have labels, names and the words of their types`() throws {
        let found = try #require(declarations("func a<T>(_ b: T, c d: (Int, Int) = (1, 2), e: [Int: Int]) {}").first)

        #expect(found.parameters.map(\.label) == ["_", "c", "e"])
        #expect(found.parameters.map(\.name) == ["b", "d", "e"])
        #expect(found.parameters.map(\.type) == [["T"], ["Int", "Int"], ["Int", "Int"]])
    }

    @Test func `a type's inherited types are listed, its generic constraints are not`() throws {
        let found = try #require(declarations("class A<T: B>: @MainActor C, D where T: E { var f: G? }").first)

        #expect(found.inherited.filter { !$0.hasPrefix("@") } == ["C", "D"])
    }

    @Test func `class before a member is a modifier`() {
        let found = declarations("class A { class func b() {}; class var c: Int { 1 } }")

        #expect(found.map(\.kind) == [.class, .func, .var])
    }

    @Test func `operators have their marks as names`() {
        #expect(declarations("struct A { static func == (a: A, b: A) -> Bool { true } }").map(\.name) == ["A", "=="])
    }

    @Test func `the doc comment above the first attribute belongs to the declaration`() throws {
        let found = try #require(declarations("/// One.\n/// Two.\n@MainActor\npublic func a() {}").first)

        #expect(found.documentation == ["One.", "Two."])
    }

    @Test func `the abstract is the first sentence, over several lines`() throws {
        let text = "/// Says i.e. this\n/// and that. Then more.\n///\n/// Else.\nfunc a() {}"

        #expect(try #require(declarations(text).first).abstract == "Says i.e. this and that.")
    }

    @Test func `imports have their access level`() {
        let source = SwiftSource(
            path: "A.swift", text: "import A\npackage import B\nimport struct C.D\n@testable import E")

        #expect(source.imports.map(\.module) == ["A", "B", "C", "E"])
        #expect(source.imports.map(\.modifiers) == [[], ["package"], [], ["@testable"]])
    }
}
