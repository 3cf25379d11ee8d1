/// A data source whose items can be below others, which show them or not.
protocol OutlineSource: AnyObject {
    /// Whether an item shows those below it; nil for one of a section without levels.
    func isExpanded(_ item: ItemPosition) -> Bool?

    /// The number of items that an item is below; nil for one of a section without levels.
    func level(_ item: ItemPosition) -> Int?

    /// Has an item show those below it or not, as the user wants it, with motion.
    func setExpanded(_ isExpanded: Bool, _ item: ItemPosition)
}
