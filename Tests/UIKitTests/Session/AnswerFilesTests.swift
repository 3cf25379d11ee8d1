import Foundation
import HostInterface
import Testing

@testable import UIKit

@Suite struct AnswerFilesTests {
    private let folder = TemporaryFolder()

    @Test func `files have their names when the recording is complete`() {
        let files = AnswerFiles(recording: folder.file("a.jsonl"))
        let names = [files.keep(Data("one".utf8)), files.keep(Data("two".utf8))]
        let before = folder.text("a.jsonl.body-1")
        files.finish()

        #expect(names == ["a.jsonl.body-1", "a.jsonl.body-2"])
        #expect(before == nil)
        #expect(folder.text("a.jsonl.body-2") == "two")
        #expect(folder.names == ["a.jsonl.body-1", "a.jsonl.body-2"])
        #expect(files.failure == nil)
    }

    @Test func `a recording that fails leaves the former one its files`() {
        folder.write("former", to: "a.jsonl.body-1")
        let files = AnswerFiles(recording: folder.file("a.jsonl"))
        _ = files.keep(Data("new".utf8))
        files.discard()

        #expect(folder.names == ["a.jsonl.body-1"])
        #expect(folder.text("a.jsonl.body-1") == "former")
    }

    @Test func `files that were finished are not discarded`() {
        let files = AnswerFiles(recording: folder.file("a.jsonl"))
        _ = files.keep(Data("one".utf8))
        files.finish()
        files.discard()

        #expect(folder.text("a.jsonl.body-1") == "one")
    }

    @Test func `a folder that is gone is reported with the file's name`() {
        let files = AnswerFiles(recording: folder.file("none/a.jsonl"))

        #expect(files.keep(Data("one".utf8)) == nil)
        #expect(files.failure?.description.contains("none/a.jsonl.body-1") == true)
    }
}
