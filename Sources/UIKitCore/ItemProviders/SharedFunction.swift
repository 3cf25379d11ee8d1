/// A function that any thread may call, since all that it holds is a class.
nonisolated struct SharedFunction<Input, Output>: @unchecked Sendable {
    private let function: (Input) throws -> Output

    init(_ function: @escaping (Input) throws -> Output) { self.function = function }

    func call(_ input: Input) throws -> Output { try function(input) }
}
