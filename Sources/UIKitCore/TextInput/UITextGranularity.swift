/// The units that text is gone through in.
public nonisolated enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
