extension Set<UITouch> {
    /// The touches in the order in which they began: the order of a set differs between runs.
    package var inOrder: [UITouch] {
        // Hash order: sorted by numbers of which no two are the same.
        sorted { $0.number < $1.number }
    }

    /// The touch that began first.
    package var earliest: UITouch? {
        // Hash order: the least of numbers of which no two are the same.
        count == 1 ? first : self.min { $0.number < $1.number }
    }
}
