/// A story in one language.
struct Article {
    let language: String
    let isRightToLeft: Bool
    let title: String
    let author: String
    let date: String
    let caption: String
    let paragraphs: [String]
    let quote: String

    static let all = [english, german, arabic]

    private static let english = Article(
        language: "English", isRightToLeft: false,
        title: "The light that learned to rest",
        author: "Nora Whitfield", date: "1 January 2026 · 4 minutes",
        caption: "The tower at Gull Point, seen from the ferry.",
        paragraphs: [
            """
            For a hundred and twelve years the lamp at Gull Point turned every night, and somebody climbed the ninety-one \
            steps to look after it. Last autumn the lamp was given a clock, a sensor and a small window onto the weather.
            """,
            """
            Now it shines when ships are near and rests when the sea is empty. The birds that used to circle it until dawn \
            sleep on the rocks again, and the village sees stars that only the oldest had remembered.
            """,
            """
            The last keeper still comes on Sundays. She brings a cloth for the brass, a flask of tea, and a logbook that \
            nobody asks for any more. Every page ends with the same two words: all well.
            """,
        ],
        quote: "A lighthouse is a promise, and a promise need not shout.")

    private static let german = Article(
        language: "Deutsch", isRightToLeft: false,
        title: "Das Licht, das schlafen lernte",
        author: "Henrike Petersen", date: "1. Januar 2026 · 4 Minuten",
        caption: "Der Turm an der Möwenspitze, von der Fähre aus gesehen.",
        paragraphs: [
            """
            Hundertzwölf Jahre lang drehte sich die Lampe an der Möwenspitze in jeder Nacht, und jemand stieg die \
            einundneunzig Stufen hinauf, um nach ihr zu sehen. Im letzten Herbst bekam sie eine Uhr, einen Fühler und ein \
            kleines Fenster zum Wetter.
            """,
            """
            Seither leuchtet sie, wenn Schiffe in der Nähe sind, und ruht, wenn das Meer leer ist. Die Vögel, die sie bis \
            zum Morgengrauen umkreisten, schlafen wieder auf den Felsen, und über dem Dorf stehen Sterne, an die sich nur \
            noch die Ältesten erinnerten.
            """,
            """
            Die letzte Leuchtturmwärterin kommt noch immer am Sonntag. Sie bringt ein Tuch für das Messing mit, eine Kanne \
            Tee und ein Wachbuch, nach dem niemand mehr fragt. Jede Seite endet mit denselben zwei Wörtern: alles wohl.
            """,
        ],
        quote: "Ein Leuchtturm ist ein Versprechen, und ein Versprechen muss nicht schreien.")

    private static let arabic = Article(
        language: "العربية", isRightToLeft: true,
        title: "الضوء الذي تعلّم أن يستريح",
        author: "ليلى منصور", date: "١ يناير ٢٠٢٦ · ٤ دقائق",
        caption: "المنارة عند رأس النورس كما تُرى من العبّارة.",
        paragraphs: [
            """
            ظلّ المصباح عند رأس النورس يدور كل ليلة مئة واثنتي عشرة سنة، وكان هناك دائمًا من يصعد الدرجات الإحدى والتسعين \
            ليعتني به. وفي الخريف الماضي صارت له ساعة ومجسّ ونافذة صغيرة على الطقس.
            """,
            """
            وهو الآن يضيء حين تقترب السفن، ويستريح حين يخلو البحر. عادت الطيور التي كانت تحوم حوله حتى الفجر لتنام على \
            الصخور، وعادت القرية ترى نجومًا لم يكن يذكرها إلا كبارها.
            """,
            """
            وما زالت آخر حارسة للمنارة تأتي كل يوم أحد، ومعها قطعة قماش للنحاس وإبريق شاي وسجلّ لم يعد أحد يسأل عنه. وتنتهي \
            كل صفحة فيه بالكلمتين نفسيهما: كل شيء بخير.
            """,
        ],
        quote: "المنارة وعد، والوعد لا يحتاج إلى صراخ.")
}
