import Foundation

/// Amounts of money, and numbers with units.
extension DataScanner {
    private static let codes: Set<String> = [
        "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD",
        "HUF",
        "IDR", "ILS", "INR", "ISK", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "RUB", "SAR", "SEK",
        "SGD",
        "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
    ]
    private static let measures: Set<String> = [
        "mm", "cm", "dm", "m", "km", "µm", "nm", "mm²", "cm²", "m²", "km²", "cm³", "m³", "ft", "yd", "mi", "mile",
        "miles",
        "inch", "inches", "foot", "feet", "mg", "g", "kg", "lb", "lbs", "oz", "ml", "mL", "cl", "dl", "l", "L", "gal",
        "°C",
        "°F", "km/h", "mph", "m/s", "Wh", "kWh", "W", "kW", "MW", "V", "kV", "mA", "mAh", "Hz", "kHz", "MHz", "GHz",
        "kB", "KB",
        "MB", "GB", "TB", "MiB", "GiB",
    ]
    private static let longestMeasure = 6

    func amounts(in text: ScannedText, ofMoney: Bool, withUnits: Bool) -> [DetectedData] {
        var (finds, index, former): ([DetectedData], Int, Int) = ([], 0, 0)
        while index < text.count {
            guard text.isDigit(index) else {
                index += 1
                continue
            }
            let number = index..<numberEnd(from: index, in: text)
            index = number.upperBound
            let isPart =
                text.isWordPart(number.lowerBound - 1)
                || [0x2C, 0x2E].contains(text[number.lowerBound - 1]) && text.isDigit(number.lowerBound - 2)
            let money = ofMoney ? amount(of: number, isPart: isPart, in: text) : nil
            let measure = withUnits && !isPart ? measureEnd(behind: number, in: text) : nil
            guard let range = money ?? measure, range.lowerBound >= former else { continue }
            finds.append(DetectedData(range: range, value: .quantity))
            (index, former) = (max(index, range.upperBound), range.upperBound)
        }
        return finds
    }

    /// The end of a number with its separators of thousands and of decimals.
    private func numberEnd(from start: Int, in text: ScannedText) -> Int {
        var end = text.digitsEnd(start)
        while true {
            let isSeparator = [0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x202F].contains(text[end])
            let next = text.digitsEnd(end + 1)
            let isGroup = next - end == 4
            guard isSeparator && next > end + 1 && (!text.isSpace(end) || isGroup) || text[end] == 0x20 && isGroup
            else {
                return end
            }
            end = next
        }
    }

    // MARK: Money

    private func amount(of number: Range<Int>, isPart: Bool, in text: ScannedText) -> Range<Int>? {
        let before = text.isSpace(number.lowerBound - 1) ? number.lowerBound - 1 : number.lowerBound
        if text.isCurrencySign(before - 1), !text.isWordPart(number.upperBound) {
            // The letters before a dollar are those of its country.
            var start = before - 1
            while start > 0, before - 1 - start < 3, 65...90 ~= text[start - 1] { start -= 1 }
            if text.isWordPart(start - 1) { start = before - 1 }
            return max(0, start)..<number.upperBound
        }
        if isCode(before - 3, in: text), !text.isWordPart(number.upperBound) { return before - 3..<number.upperBound }
        guard !isPart else { return nil }
        let behind = text.isSpace(number.upperBound) ? number.upperBound + 1 : number.upperBound
        if text.isCurrencySign(behind), behind == number.upperBound || !text.isDigit(behind + 1) {
            return number.lowerBound..<behind + 1
        }
        return isCode(behind, in: text) ? number.lowerBound..<behind + 3 : nil
    }

    private func isCode(_ start: Int, in text: ScannedText) -> Bool {
        guard start >= 0, start + 3 <= text.count, (start..<start + 3).allSatisfy({ 65...90 ~= text[$0] }) else {
            return false
        }
        let isAlone = !text.isLetter(start - 1) && !text.isLetter(start + 3)
        return isAlone && Self.codes.contains(text.string(start..<start + 3))
    }

    // MARK: Units

    private func measureEnd(behind number: Range<Int>, in text: ScannedText) -> Range<Int>? {
        let start = text.isSpace(number.upperBound) ? number.upperBound + 1 : number.upperBound
        var end = start
        while end - start <= Self.longestMeasure, isMeasurePart(end, in: text) { end += 1 }
        guard end > start, end - start <= Self.longestMeasure, !text.isDigit(end),
            Self.measures.contains(text.string(start..<end))
        else { return nil }
        return number.lowerBound..<end
    }

    private func isMeasurePart(_ index: Int, in text: ScannedText) -> Bool {
        text.isLetter(index) || [0x2F, 0xB0, 0xB2, 0xB3, 0xB5].contains(text[index])
    }
}
