public import Foundation

/// A function that call-backs compute, of numbers in a domain, with results in a range.
public final class CGFunction {
    private let callbacks: CGFunctionCallbacks
    private let info: UnsafeMutableRawPointer?
    let domain: [ClosedRange<CGFloat>]
    /// The number of results.
    let rangeDimension: Int
    private let range: [ClosedRange<CGFloat>]?

    /// Makes a function of `domainDimension` numbers with `rangeDimension` results.
    ///
    /// Domain and range have a lowest and a highest value for each; numbers are cut to them. Without a domain numbers lie from
    /// 0 to 1, without a range results are not cut. Nil without a function that evaluates, for dimensions below 1, and for a
    /// highest value below the lowest one.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else { return nil }
        func pairs(_ values: UnsafePointer<CGFloat>, _ count: Int) -> [ClosedRange<CGFloat>]? {
            let pairs = (0..<count).map { (values[2 * $0], values[2 * $0 + 1]) }
            return pairs.allSatisfy { $0.0 <= $0.1 } ? pairs.map { $0.0...$0.1 } : nil
        }
        guard let domain = domain.map({ pairs($0, domainDimension) }) ?? Array(repeating: 0...1, count: domainDimension)
        else { return nil }
        let limits = range.map { pairs($0, rangeDimension) }
        if case .some(nil) = limits { return nil }
        self.callbacks = callbacks.pointee
        self.info = info
        self.domain = domain
        self.rangeDimension = rangeDimension
        self.range = limits ?? nil
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The results for as many numbers as the domain has.
    func results(_ numbers: [CGFloat]) -> [CGFloat] {
        let numbers = zip(numbers, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
        var results = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, numbers, &results)
        guard let range else { return results }
        return zip(results, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
    }
}
