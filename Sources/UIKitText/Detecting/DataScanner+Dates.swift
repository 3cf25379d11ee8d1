import Foundation

/// Dates of a day, a month and a year, with or without a time.
extension DataScanner {
    /// The most letters of a month's name.
    private static let longestName = 24
    /// Words between a date and its time.
    private static let timeWords: [StaticString] = ["at ", "um ", "om ", "alle "]
    private static let endings: [StaticString] = ["st", "nd", "rd", "th", "er"]
    /// The units of ideographs for year, month and day.
    private static let (year, month, day): (UInt16, UInt16, UInt16) = (0x5E74, 0x6708, 0x65E5)

    func dates(in text: ScannedText) -> [DetectedData] {
        var (finds, index): ([DetectedData], Int) = ([], 0)
        while index < text.count {
            guard text.isWordPart(index) else {
                index += 1
                continue
            }
            var end = text.isDigit(index) ? text.digitsEnd(index) : text.lettersEnd(index)
            if !text.isWordPart(index - 1), text[index - 1] != 0x2E || !text.isDigit(index - 2),
                let dateEnd = dateEnd(from: index, of: end, in: text)
            {
                end = timeEnd(behind: dateEnd, in: text)
                finds.append(DetectedData(range: index..<end, value: .quantity))
            }
            index = end
        }
        return finds
    }

    /// The end of a date whose first digits or letters end at a place; nil where there is none.
    private func dateEnd(from start: Int, of end: Int, in text: ScannedText) -> Int? {
        guard text.isDigit(start) else {
            return end - start <= Self.longestName ? dateEnd(fromMonth: start..<end, in: text) : nil
        }
        let found: Int?
        switch end - start {
        case 4: found = dateEnd(fromYear: start..<end, in: text)
        case 1, 2: found = dateEnd(fromDay: start..<end, in: text) ?? numericEnd(from: start..<end, in: text)
        default: found = nil
        }
        return found.flatMap { text.isDigit($0) || text.isLetter($0) && text[$0] != 0x54 ? nil : $0 }
    }

    // MARK: Forms

    /// A year before month and day, as in 2024-05-12.
    private func dateEnd(fromYear year: Range<Int>, in text: ScannedText) -> Int? {
        let isIdeographic = text[year.upperBound] == Self.year
        guard isIdeographic || text[year.upperBound] == 0x2D else { return nil }
        let month = digits(from: year.upperBound + 1, in: text)
        guard text[month.upperBound] == (isIdeographic ? Self.month : 0x2D) else { return nil }
        let day = digits(from: month.upperBound + 1, in: text)
        guard isDate(text.number(year), text.number(month), text.number(day)) else { return nil }
        if isIdeographic { return text[day.upperBound] == Self.day ? day.upperBound + 1 : nil }
        return month.count == 2 && day.count == 2 ? day.upperBound : nil
    }

    /// A day before the name of a month, as in 12 May 2024.
    private func dateEnd(fromDay day: Range<Int>, in text: ScannedText) -> Int? {
        var place = day.upperBound
        if text[place] == 0x2E { place += 1 }
        if let ending = Self.endings.first(where: { text.has($0, at: place) }) { place += ending.utf8CodeUnitCount }
        place = spaceEnd(place, in: text)
        if text.has("de ", at: place) { place += 3 }
        let name = place..<min(text.lettersEnd(place), place + Self.longestName)
        guard let month = dates.month(named: text.string(name)) else { return nil }
        return yearEnd(behind: name.upperBound, text.number(day), month, in: text)
    }

    /// The name of a month before the day, as in May 12, 2024.
    private func dateEnd(fromMonth name: Range<Int>, in text: ScannedText) -> Int? {
        guard let month = dates.month(named: text.string(name)) else { return nil }
        var place = name.upperBound
        if text[place] == 0x2E { place += 1 }
        let day = digits(from: spaceEnd(place, in: text), in: text)
        guard 1...2 ~= day.count, day.lowerBound > name.upperBound else { return nil }
        place = day.upperBound
        if let ending = Self.endings.first(where: { text.has($0, at: place) }) { place += ending.utf8CodeUnitCount }
        let end = yearEnd(behind: place, text.number(day), month, in: text)
        return end.flatMap { text.isWordPart($0) ? nil : $0 }
    }

    private func yearEnd(behind end: Int, _ day: Int?, _ month: Int, in text: ScannedText) -> Int? {
        var place = end
        if text[place] == 0x2E || text[place] == 0x2C { place += 1 }
        place = spaceEnd(place, in: text)
        if text.has("de ", at: place) { place += 3 }
        let year = digits(from: place, in: text)
        return year.count == 4 && place > end && isDate(text.number(year), month, day) ? year.upperBound : nil
    }

    /// Day, month and year in digits, in the order of the locale; with dots the day is the first.
    private func numericEnd(from first: Range<Int>, in text: ScannedText) -> Int? {
        let sign = text[first.upperBound]
        guard sign == 0x2E || sign == 0x2F || sign == 0x2D else { return nil }
        let second = digits(from: first.upperBound + 1, in: text)
        guard 1...2 ~= second.count, text[second.upperBound] == sign else { return nil }
        let year = digits(from: second.upperBound + 1, in: text)
        guard year.count == 4 || year.count == 2 && sign == 0x2F, text[year.upperBound] != sign else { return nil }
        let isDayFirst = sign == 0x2E || dates.beginsWithDay
        let (day, month) = isDayFirst ? (first, second) : (second, first)
        let number = text.number(year).map { year.count == 2 ? 2000 + $0 : $0 }
        return isDate(number, text.number(month), text.number(day)) ? year.upperBound : nil
    }

    // MARK: Parts

    private func isDate(_ year: Int?, _ month: Int?, _ day: Int?) -> Bool {
        guard let year, let month, let day, 1000...2999 ~= year, 1...12 ~= month else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        return 1...length ~= day
    }

    /// Up to four digits from a place on.
    private func digits(from start: Int, in text: ScannedText) -> Range<Int> {
        let end = text.digitsEnd(start)
        return start..<(end - start <= 4 ? end : start)
    }

    private func spaceEnd(_ place: Int, in text: ScannedText) -> Int { text.isSpace(place) ? place + 1 : place }

    /// The end of the time that follows a date, else the date's own.
    private func timeEnd(behind end: Int, in text: ScannedText) -> Int {
        var place = end
        if text[place] == 0x54 {
            place += 1
        } else {
            if text[place] == 0x2C { place += 1 }
            place = spaceEnd(place, in: text)
            guard place > end else { return end }
            if let word = Self.timeWords.first(where: { text.has($0, at: place) }) { place += word.utf8CodeUnitCount }
        }
        let hour = digits(from: place, in: text)
        guard 1...2 ~= hour.count, let hours = text.number(hour), hours < 25, text[hour.upperBound] == 0x3A else {
            return end
        }
        let minute = digits(from: hour.upperBound + 1, in: text)
        guard minute.count == 2, text[minute.lowerBound] < 54, !text.isDigit(minute.upperBound) else { return end }
        place = minute.upperBound
        if text[place] == 0x3A, digits(from: place + 1, in: text).count == 2 { place += 3 }
        return zoneEnd(behind: place, in: text)
    }

    /// The end of the half of the day or the zone of a time.
    private func zoneEnd(behind end: Int, in text: ScannedText) -> Int {
        let place = spaceEnd(end, in: text)
        for half: StaticString in ["AM", "PM", "am", "pm"]
        where text.has(half, at: place) && !text.isWordPart(place + 2) { return place + 2 }
        if text[end] == 0x5A, !text.isWordPart(end + 1) { return end + 1 }
        guard text[end] == 0x2B || text[end] == 0x2D else { return end }
        let hour = digits(from: end + 1, in: text)
        guard hour.count == 2, text[hour.upperBound] == 0x3A else { return hour.count == 4 ? hour.upperBound : end }
        let minute = digits(from: hour.upperBound + 1, in: text)
        return minute.count == 2 ? minute.upperBound : end
    }
}
