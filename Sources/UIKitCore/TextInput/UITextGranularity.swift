/// The units of text by which a tokenizer finds boundaries.
public nonisolated enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
