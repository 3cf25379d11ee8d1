public import Foundation

extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first of two numbers; a path of another length stops the program.
    public var section: Int {
        get { number(0, "section") }
        set { setNumber(newValue, 0, "section") }
    }

    /// The second of two numbers, for tables; a path of another length stops the program.
    public var row: Int {
        get { number(1, "row") }
        set { setNumber(newValue, 1, "row") }
    }

    /// The second of two numbers, for collections; a path of another length stops the program.
    public var item: Int {
        get { number(1, "item") }
        set { setNumber(newValue, 1, "item") }
    }

    private func number(_ index: Int, _ name: String) -> Int {
        expectPair(name)
        return self[index]
    }

    private mutating func setNumber(_ value: Int, _ index: Int, _ name: String) {
        expectPair(name)
        self[index] = value
    }

    private func expectPair(_ name: String) {
        guard count == 2 else {
            fatalError(
                "The \(name) of an index path with \(count) numbers was used. Paths of lists have two, a section and a row or "
                    + "an item: make them with IndexPath(row:section:) or IndexPath(item:section:).")
        }
    }
}
