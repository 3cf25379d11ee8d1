import Foundation

/// A subject with its questions; `Topics.json` has the keys of their texts, `Topics.strings` the texts in each language.
struct Topic: Decodable {
    let title: LocalizedText
    let symbol: String
    let questions: [Question]

    static let all: [Topic] = {
        guard let url = Bundle.main.url(forResource: "Topics", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let topics = try? JSONDecoder().decode([Topic].self, from: data)
        else { fatalError("Topics.json is missing or damaged.") }
        return topics
    }()
}

struct Question: Decodable {
    let text: LocalizedText
    let answers: [LocalizedText]
    let correct: Int
}

/// A text in the user's language, decoded from its key.
struct LocalizedText: Decodable {
    let string: String

    init(from decoder: Decoder) throws {
        let key = try decoder.singleValueContainer().decode(String.self)
        string = NSLocalizedString(key, tableName: "Topics", comment: "")
    }
}
