/// A batch of updates that contradicts itself or the data: the sentence that stops the program.
nonisolated struct UpdateFault: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
