import Testing

@testable import SourceRewriting

@Suite struct IncrementalBuildTests {
    /// A page with constructs of each kind, and one with the protocol that all of them know of.
    private static func page(_ number: Int, body: String = "", members: String = "") -> String {
        """
        import UIKit

        class Page\(number): UIViewController, PageDelegate {
            @IBOutlet weak var label: UIView!
            @objc dynamic var count = 0
            weak var delegate: PageDelegate?
            @objc func tap(_ sender: UIView) {
                use(#selector(tap), #selector(Page\((number + 1) % 5).tap(_:)))
                delegate?.pageDidEnd?(\(number))
                \(body)
            }
            func pageDidEnd(_ number: Int) {}
            \(members)
        }
        """
    }

    private func build() throws -> CopyBuild {
        let build = try CopyBuild()
        for number in 0..<5 { try build.write(Self.page(number), to: "Page\(number)") }
        let delegate =
            "import UIKit\n@MainActor @objc protocol PageDelegate { @objc optional func pageDidEnd(_ number: Int) }\n"
        try build.write(delegate, to: "PageDelegate")
        return build
    }

    private static let all = [
        "AnoleClasses", "AnoleModule", "Page0", "Page1", "Page2", "Page3", "Page4", "PageDelegate",
    ]

    @Test func `the first build writes and compiles all files, and the next one none`() throws {
        let build = try build()

        let first = try build.build()
        let second = try build.build()

        #expect(first == CopyBuild.Work(written: Self.all, compiled: Self.all))
        #expect(second == CopyBuild.Work(written: [], compiled: []), "\(build.messages)")
    }

    @Test func `one edit writes and compiles one file`() throws {
        let build = try build()
        _ = try build.build()

        try build.write(Self.page(2, body: "print(1)"), to: "Page2")

        let edited = try build.build()
        let messages = build.messages
        let unchanged = try build.build()

        #expect(edited == CopyBuild.Work(written: ["Page2"], compiled: ["Page2"]), "\(messages)")
        #expect(unchanged == CopyBuild.Work(written: [], compiled: []), "\(build.messages)")
    }

    @Test func `an edit that adds lines before others does not reach their files either`() throws {
        let build = try build()
        _ = try build.build()

        try build.write("// A comment.\n\n" + Self.page(0), to: "Page0")

        let edited = try build.build()

        #expect(edited == CopyBuild.Work(written: ["Page0"], compiled: ["Page0"]), "\(build.messages)")
    }

    @Test func `a file saved without a change is neither written nor compiled`() throws {
        let build = try build()
        _ = try build.build()

        try build.write(Self.page(3), to: "Page3")

        let saved = try build.build()

        #expect(saved == CopyBuild.Work(written: [], compiled: []), "\(build.messages)")
    }

    @Test func `a new action changes the file of its class and the one of the classes' names`() throws {
        let build = try build()
        _ = try build.build()

        try build.write(Self.page(4, members: "@IBAction func send(_ sender: UIView) {}"), to: "Page4")

        let edited = try build.build()

        #expect(edited.written == ["AnoleClasses", "Page4"])
    }
}
