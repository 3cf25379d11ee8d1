import Foundation
import Synchronization
import Testing

@testable import UnifiedLogging

/// Lines that a log has written.
final class WrittenLines: Sendable {
    private let lines = Mutex<[String]>([])

    /// The texts that were written, each from the log's name on.
    var texts: [String] {
        lines.withLock { $0 }.map { line in
            line.dropLast().split(separator: "] ", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
                ?? ""
        }
    }

    var whole: [String] { lines.withLock { $0 } }

    /// Runs work whose messages are written here.
    func collect(mode: String? = nil, showsPrivateParts: Bool = false, _ work: () -> Void) {
        let output = LogOutput(mode: mode, showsPrivateParts: showsPrivateParts) { line in
            self.lines.withLock { $0.append(line) }
        }
        LogOutput.$shared.withValue(output) { work() }
    }
}

@Suite struct LoggerTests {
    private let logger = Logger(subsystem: "org.example.app", category: "net")

    @Test func `a line has the date, the level, the program, the log and the text`() throws {
        let lines = WrittenLines()

        lines.collect { logger.error("It failed.") }

        let line = try #require(lines.whole.first)
        let program = "\(ProcessInfo.processInfo.processName)[\(ProcessInfo.processInfo.processIdentifier)]"
        #expect(line.hasSuffix(" E  \(program) [org.example.app:net] It failed.\n"))
        #expect(line.prefix(23).wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/) != nil)
    }

    @Test func `messages below the default level are written on request`() {
        let usual = WrittenLines()
        let info = WrittenLines()
        let debug = WrittenLines()
        let none = WrittenLines()
        let all = { [logger] in
            logger.debug("debug")
            logger.trace("trace")
            logger.info("info")
            logger.notice("notice")
            logger.log("log")
            logger.log(level: .info, "level")
            logger.warning("warning")
            logger.error("error")
            logger.critical("critical")
            logger.fault("fault")
        }
        let written = ["notice", "log", "warning", "error", "critical", "fault"]

        usual.collect(all)
        info.collect(mode: "info", all)
        debug.collect(mode: "debug", all)
        none.collect(mode: "disable", all)

        let name = "[org.example.app:net] "
        #expect(usual.texts.map { $0.replacingOccurrences(of: name, with: "") } == written)
        #expect(info.texts.count == written.count + 2)
        #expect(debug.texts.count == 10)
        #expect(none.texts.isEmpty)
    }

    @Test func `a message that is not written is not put together`() {
        let lines = WrittenLines()
        nonisolated(unsafe) var readings = 0
        func reading() -> Int {
            readings += 1
            return readings
        }

        lines.collect {
            logger.debug("\(reading())")
            logger.notice("\(reading())")
        }

        #expect(readings == 1)
    }

    @Test func `the default log has no name, and the disabled one is silent`() {
        let lines = WrittenLines()

        lines.collect {
            Logger().notice("one")
            Logger(.disabled).fault("two")
            os_log("three", log: .disabled, type: .fault)
        }

        #expect(lines.texts == ["one"])
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `a known category is written by its name`() {
        let lines = WrittenLines()

        lines.collect { Logger(OSLog(subsystem: "app", category: .pointsOfInterest)).notice("here") }

        #expect(lines.texts == ["[app:PointsOfInterest] here"])
    }
}
