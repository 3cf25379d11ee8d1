/// The longest ascending subsequence of a list of numbers: the elements that keep their order while the rest is moved.
///
/// The numbers are visited once. For each length the subsequence with the smallest end is known, and binary search finds the
/// longest one that a number continues; from the last number the subsequence is followed back. This is known as patience sorting.
nonisolated enum AscendingPart {
    /// Whether each of the numbers belongs to the part. Negative numbers never do; others must not repeat.
    ///
    /// - Complexity: O(n log n) for n numbers, and linear where they ascend already.
    static func members(of numbers: [Int]) -> [Bool] {
        // By length less one: the smallest number that a part of this length ends with, and its index.
        var ends: [Int] = []
        var endIndices: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for index in 0..<numbers.count {
            let number = numbers[index]
            if number < 0 { continue }
            let length = Self.length(of: ends, below: number)
            if length > 0 { previous[index] = endIndices[length - 1] }
            if length == ends.count {
                ends.append(number)
                endIndices.append(index)
            } else {
                ends[length] = number
                endIndices[length] = index
            }
        }
        var members = [Bool](repeating: false, count: numbers.count)
        var index = endIndices.last ?? -1
        while index >= 0 {
            members[index] = true
            index = previous[index]
        }
        return members
    }

    /// The number of ends that are smaller than a number.
    private static func length(of ends: [Int], below number: Int) -> Int {
        guard let last = ends.last, last >= number else { return ends.count }
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
