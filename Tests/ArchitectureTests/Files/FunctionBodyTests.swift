import Testing

@testable import SourceScanning

@Suite struct FunctionBodyTests {
    @Test func `bodies are those of functions, getters and observers, and not of initializers`() {
        let source = SwiftSource(
            path: "Sources/House/Door.swift",
            text: """
                class Door {
                    var width = 1
                    var height: Int { 2 }
                    var color: Int {
                        get { 1 }
                        set {
                            first()
                            second()
                        }
                    }
                    var state = Set<Int>([1]) { didSet { open() } }
                    init() {
                        open()
                    }
                    func open(with key: () -> Void = {}) -> Int {
                        if true {
                            return 1
                        }
                        return 2
                    }
                    func shut() {}
                }
                """)

        let bodies = FunctionBodies(in: source).bodies

        #expect(bodies.map(\.name) == ["height", "color", "color", "state", "open", "shut"])
        #expect(bodies.map(\.lines.count) == [1, 1, 2, 1, 4, 1])
    }
}
