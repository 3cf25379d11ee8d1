import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct ProjectFileTests {
    private func fault(in text: String) -> ProjectFault? {
        do {
            _ = try ProjectFile(path: "p", data: Data(text.utf8))
            return nil
        } catch { return error as? ProjectFault }
    }

    @Test func `a list that is not closed is a fault at the line where the parser stops`() throws {
        let text = "{\n\tobjects = {\n\t\tA = (\n\t\t\t1,\n\t\t\t2;\n\t};\n}\n"

        let fault = try #require(self.fault(in: text))

        #expect(fault.line == 5)
        #expect(fault.found == "\"2;\"")
        #expect(fault.expected.hasPrefix("a property list: Expected terminating ')'"))
    }

    @Test func `a merge that is not finished is a fault at its mark`() {
        let text = ProjectText.app.replacingOccurrences(
            of: "\tobjectVersion", with: "<<<<<<< HEAD\n\tobjectVersion")

        #expect(
            self.fault(in: text)
                == ProjectFault(
                    path: "p", line: 4, found: "the mark of a merge that is not finished", expected: "a project file"))
    }

    @Test(arguments: [
        ("", "an empty line"), ("{}", "\"{}\""), ("{ objects = 3; }", "\"{ objects = 3; }\""), ("()", "\"()\""),
    ])
    func `a list that is no project is a fault`(text: String, found: String) throws {
        let fault = try #require(self.fault(in: text))

        #expect(fault.line == 1)
        #expect(fault.found == found)
    }

    @Test func `an entry without a kind is a fault at its line`() throws {
        let text = ProjectText.app.replacingOccurrences(
            of: "isa = PBXGroup;\n\t\t\tchildren = (BB0000000000000000000002)", with: "x = 1")

        let fault = try #require(self.fault(in: text))

        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("/* Views */ =")
        }
        #expect(fault.line == (line ?? 0) + 1)
        #expect(fault.expected == "a dictionary with isa")
    }

    @Test func `a root that is no project is a fault at its line`() throws {
        let text = ProjectText.app.replacingOccurrences(
            of: "rootObject = EE0000000000000000000009", with: "rootObject = XX")

        let fault = try #require(self.fault(in: text))

        #expect(fault.found == "\"rootObject = XX /* Project */;\"")
        #expect(fault.expected == "rootObject with the identifier of a PBXProject")
    }

    @Test func `a project that is cut off anywhere is a fault, never a trap`() {
        let bytes = Array(ProjectText.app.utf8)
        let end = ProjectText.app.utf8.count - 2

        let whole = stride(from: 0, to: end, by: 37).filter { length in
            (try? ProjectFile(path: "p", data: Data(bytes.prefix(length)))) != nil
        }

        #expect(whole == [])
    }

    @Test func `a project with changed bytes is read or is a fault, never a trap`() {
        let bytes = Array(ProjectText.app.utf8)

        for seed in 0..<200 {
            var damaged = bytes
            damaged[seed * 7919 % bytes.count] = UInt8(truncatingIfNeeded: seed * 31)
            let folder = ProjectText.folder(String(decoding: damaged, as: UTF8.self))
            do { _ = try Adoption(of: folder, name: "App", anolePath: "/") } catch {
                #expect(error is ProjectFault || error is Adoption.Refusal)
            }
        }
    }

    @Test func `a group without a path here that contains itself ends`() throws {
        let text = ProjectText.app.replacingOccurrences(
            of: "children = (BB0000000000000000000002);\n\t\t\tpath = Views;\n\t\t\tsourceTree = \"<group>\"",
            with: "children = (CC0000000000000000000003);\n\t\t\tpath = /Views;\n\t\t\tsourceTree = \"<absolute>\"")

        let adoption = try Adoption(of: ProjectText.folder(text), name: "App", anolePath: "/")

        #expect(text.contains("<absolute>"))
        #expect(adoption.package.files[1].text.contains("// sources: My App\n"))
    }

    @Test func `groups that contain each other end`() throws {
        let text = ProjectText.app.replacingOccurrences(
            of: "children = (BB0000000000000000000002)",
            with: "children = (BB0000000000000000000002, CC0000000000000000000001)")

        let adoption = try Adoption(of: ProjectText.folder(text), name: "App", anolePath: "/")

        #expect(adoption.package.files[1].text.contains("// sources: My App\n"))
    }
}
