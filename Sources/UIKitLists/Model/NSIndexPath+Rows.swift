public import Foundation

extension NSIndexPath {
    /// Makes the path of a row in a section.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item in a section.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item]) }

    /// The first of two numbers; a path of another length stops the program.
    public var section: Int { (self as IndexPath).section }

    /// The second of two numbers, for tables; a path of another length stops the program.
    public var row: Int { (self as IndexPath).row }

    /// The second of two numbers, for collections; a path of another length stops the program.
    public var item: Int { (self as IndexPath).item }

    private convenience init(indexes: [Int]) { self.init(indexes: indexes, length: indexes.count) }
}
