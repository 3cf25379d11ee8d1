import Foundation
import Testing

@testable import SourceRewriting

@Suite struct ModuleIndexTests {
    private let index = ModuleIndex(of: [
        SourceFile(
            path: "A.swift", copyName: "A~1",
            data: Data(
                """
                class AppDelegate {}
                class Sound {}
                typealias Delegate = AppDelegate
                class Player {
                    typealias Source = Sound
                    @objc protocol Delegate {}
                    class Row {}
                }
                """.utf8))
    ])

    @Test func `a nested type is nearer than a typealias of the module`() {
        #expect(index.lookUp("Delegate", from: "Player")?.name == "Player.Delegate")
        #expect(index.lookUp("Delegate?", from: "Player.Row")?.name == "Player.Delegate")
        #expect(index.lookUp("Delegate", from: "Sound")?.name == "AppDelegate")
        #expect(index.lookUp("Delegate")?.name == "AppDelegate")
    }

    @Test func `a typealias of a type around means its class`() {
        #expect(index.lookUp("Source", from: "Player.Row")?.name == "Sound")
    }
}
