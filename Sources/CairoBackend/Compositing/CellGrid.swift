import CoreGraphics
import Foundation

/// Mean colours of square cells of pixels, premultiplied, 255 being stored as 65280 so that blurs do not lose small steps.
struct CellGrid {
    private let columns: Int
    private let rows: Int
    /// Blue, green, red and alpha of each cell, row by row.
    private var values: [UInt32]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        values = [UInt32](repeating: 0, count: columns * rows * 4)
    }

    /// The mask of two channels of a pixel, each in 16 bits.
    private static let lanes: UInt32 = 0x00FF_00FF

    /// Calls a closure with the four channels of each cell.
    mutating func changeColors(_ body: (inout UInt32, inout UInt32, inout UInt32, inout UInt32) -> Void) {
        values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for index in stride(from: 0, to: values.count, by: 4) {
                var (blue, green, red, alpha) = (base[index], base[index + 1], base[index + 2], base[index + 3])
                body(&blue, &green, &red, &alpha)
                (base[index], base[index + 1], base[index + 2], base[index + 3]) = (blue, green, red, alpha)
            }
        }
    }

    // MARK: Averaging

    /// Sets the cells to the means of pixels; cells at the far edges may have fewer pixels.
    mutating func join(_ base: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, shift: Int) {
        let side = 1 << shift
        values.withUnsafeMutableBufferPointer { values in
            guard let target = values.baseAddress else { return }
            // Sums of at most 256 channels of 8 bits fit the 16 bits that each has.
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { sums in
                guard let even = sums.baseAddress else { return }
                let odd = even + width
                for row in 0..<rows {
                    let top = row << shift
                    let count = min(side, height - top)
                    for y in top..<top + count {
                        let line = UnsafeRawPointer(base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                        Self.add(line, to: even, odd, count: width, isFirst: y == top)
                    }
                    var cell = target + row * columns * 4
                    for column in 0..<columns {
                        let left = column << shift
                        let across = min(side, width - left)
                        var (evenSum, oddSum) = (even[left], odd[left])
                        var x = left + 1
                        while x < left + across {
                            evenSum &+= even[x]
                            oddSum &+= odd[x]
                            x += 1
                        }
                        Self.store(evenSum, oddSum, of: UInt32(truncatingIfNeeded: across * count), in: cell)
                        cell += 4
                    }
                }
            }
        }
    }

    private static func add(
        _ line: UnsafePointer<UInt32>, to even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>,
        count: Int, isFirst: Bool
    ) {
        var x = 0
        if isFirst {
            while x < count {
                let pixel = line[x]
                even[x] = pixel & lanes
                odd[x] = (pixel &>> 8) & lanes
                x &+= 1
            }
        } else {
            while x < count {
                let pixel = line[x]
                even[x] &+= pixel & lanes
                odd[x] &+= (pixel &>> 8) & lanes
                x &+= 1
            }
        }
    }

    private static func store(_ even: UInt32, _ odd: UInt32, of count: UInt32, in cell: UnsafeMutablePointer<UInt32>) {
        let half = count / 2
        cell[0] = ((even & 0xFFFF) &<< 8 &+ half) / count
        cell[1] = ((odd & 0xFFFF) &<< 8 &+ half) / count
        cell[2] = ((even &>> 16) &<< 8 &+ half) / count
        cell[3] = ((odd &>> 16) &<< 8 &+ half) / count
    }

    // MARK: Blurring

    /// Runs box blurs of some radii, in cells, one after the other.
    mutating func blur(radii: [Int]) {
        let (columns, rows) = (columns, rows)
        let radii = radii.filter { $0 > 0 }
        guard !radii.isEmpty else { return }
        let count = values.count
        values.withUnsafeMutableBufferPointer { values in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { copy in
                guard var source = values.baseAddress, var target = copy.baseAddress else { return }
                let first = source
                for radius in radii {
                    for row in 0..<rows {
                        let start = row * columns * 4
                        Self.blur(source + start, target + start, count: columns, step: 4, lanes: 4, radius: radius)
                    }
                    swap(&source, &target)
                    Self.blur(source, target, count: rows, step: columns * 4, lanes: columns * 4, radius: radius)
                    swap(&source, &target)
                }
                if source != first { first.update(from: source, count: count) }
            }
        }
    }

    /// Computes means over the neighbours within a radius, of as many lines at once as there are lanes, each of `count` values
    /// that are `step` apart.
    private static func blur(
        _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int, step: Int, lanes: Int,
        radius: Int
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: lanes) { buffer in
            guard let sums = buffer.baseAddress else { return }
            sums.initialize(repeating: 0, count: lanes)
            var inside: UInt32 = 0
            for index in -radius..<count {
                if index + radius < count {
                    let entering = source + (index + radius) * step
                    var lane = 0
                    while lane < lanes {
                        sums[lane] &+= entering[lane]
                        lane &+= 1
                    }
                    inside &+= 1
                }
                guard index >= 0 else { continue }
                if index > radius {
                    let leaving = source + (index - radius - 1) * step
                    var lane = 0
                    while lane < lanes {
                        sums[lane] &-= leaving[lane]
                        lane &+= 1
                    }
                    inside &-= 1
                }
                // A division as a product and a shift; 65280 times 2¹⁶ still fits 32 bits.
                let factor = ((1 &<< 16) &+ inside / 2) / inside
                let line = target + index * step
                var lane = 0
                while lane < lanes {
                    line[lane] = min(65280, (sums[lane] &* factor &+ (1 &<< 15)) &>> 16)
                    lane &+= 1
                }
            }
        }
    }

    // MARK: Interpolating

    /// Writes pixels interpolated between the centres of cells.
    func spread(to base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, shift: Int) {
        let side = 1 << shift
        // Two interpolated rows of cells, the sums of the present pixels, and their changes from line to line.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8 * width) { buffer in
            guard let start = buffer.baseAddress else { return }
            var upper = (even: start, odd: start + width)
            var lower = (even: start + 2 * width, odd: start + 3 * width)
            let sums = (even: start + 4 * width, odd: start + 5 * width)
            let steps = (even: start + 6 * width, odd: start + 7 * width)
            spread(row: 0, to: upper, width: width, shift: shift)
            spread(row: 0, to: lower, width: width, shift: shift)
            var row = -1
            for y in 0..<height {
                // In units of half a pixel from the centre of a cell: negative above the first one.
                let place = 2 * y + 1 - side
                if y == 0 || place >> (shift + 1) != row {
                    row = place >> (shift + 1)
                    swap(&upper, &lower)
                    spread(row: min(row + 1, rows - 1), to: lower, width: width, shift: shift)
                    Self.begin(upper, lower, weight: place & (2 * side - 1), side: side, width: width, sums, steps)
                }
                Self.write(
                    UnsafeMutableRawPointer(base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self), sums, steps,
                    width: width)
            }
        }
    }

    private typealias Lines = (even: UnsafeMutablePointer<UInt32>, odd: UnsafeMutablePointer<UInt32>)

    /// Packed sums stay exact although steps may be negative: whole words are linear, and every sum's halves fit.
    private static func begin(
        _ upper: Lines, _ lower: Lines, weight: Int, side: Int, width: Int, _ sums: Lines, _ steps: Lines
    ) {
        let (low, high) = (UInt32(2 * side - weight), UInt32(weight))
        for (upper, lower, sum, step) in [
            (upper.even, lower.even, sums.even, steps.even), (upper.odd, lower.odd, sums.odd, steps.odd),
        ] {
            var x = 0
            while x < width {
                sum[x] = upper[x] &* low &+ lower[x] &* high &+ 0x0080_0080
                step[x] = (lower[x] &- upper[x]) &* 2
                x &+= 1
            }
        }
    }

    private static func write(_ line: UnsafeMutablePointer<UInt32>, _ sums: Lines, _ steps: Lines, width: Int) {
        let (even, odd, evenSteps, oddSteps) = (sums.even, sums.odd, steps.even, steps.odd)
        var x = 0
        while x < width {
            line[x] = ((even[x] &>> 8) & lanes) | (odd[x] & ~lanes)
            even[x] &+= evenSteps[x]
            odd[x] &+= oddSteps[x]
            x &+= 1
        }
    }

    /// Spreads one row over the width, two channels to a word, with as many bits below one as leave room for the weights of
    /// the rows.
    private func spread(row: Int, to lines: Lines, width: Int, shift: Int) {
        let side = 1 << shift
        let cut = UInt32(1 + shift)
        let mask: UInt32 = ((1 << (15 - UInt32(shift))) - 1) &* 0x0001_0001
        let half: UInt32 = (1 << UInt32(shift)) &* 0x0001_0001
        values.withUnsafeBufferPointer { values in
            guard let cells = values.baseAddress.map({ $0 + row * columns * 4 }) else { return }
            func packed(_ column: Int) -> (even: UInt32, odd: UInt32) {
                let cell = cells + max(0, min(column, columns - 1)) * 4
                return (
                    (cell[0] &>> cut) | (cell[2] &>> cut) &<< 16, (cell[1] &>> cut) | (cell[3] &>> cut) &<< 16
                )
            }
            var column = -1
            var (left, right) = (packed(-1), packed(0))
            var x = 0
            while x < width {
                let place = 2 * x + 1 - side
                if place >> (shift + 1) != column || x == 0 {
                    column = place >> (shift + 1)
                    (left, right) = (packed(column), packed(column + 1))
                }
                let end = min(width, ((column + 1) << shift) + side / 2)
                let weight = UInt32(place & (2 * side - 1))
                var even = left.even &* (UInt32(2 * side) - weight) &+ right.even &* weight &+ half
                var odd = left.odd &* (UInt32(2 * side) - weight) &+ right.odd &* weight &+ half
                let (evenStep, oddStep) = ((right.even &- left.even) &* 2, (right.odd &- left.odd) &* 2)
                repeat {
                    lines.even[x] = (even &>> cut) & mask
                    lines.odd[x] = (odd &>> cut) & mask
                    even &+= evenStep
                    odd &+= oddStep
                    x &+= 1
                } while x < end
            }
        }
    }
}
