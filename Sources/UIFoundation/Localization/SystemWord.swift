import ResourceFiles
import Synchronization

/// A word of the system's that users know from all apps, such as that of the button that ends a task.
///
/// It is shown in the language of the app: that which its own texts are shown in, not the one that the user would like best.
package nonisolated enum SystemWord: String, CaseIterable, Sendable {
    case done = "Done"
    case cancel = "Cancel"
    case edit = "Edit"
    case save = "Save"
    case undo = "Undo"
    case redo = "Redo"
    case back = "Back"
    case more = "More"
    case delete = "Delete"
    case cut = "Cut"
    case copy = "Copy"
    case paste = "Paste"
    case select = "Select"
    case selectAll = "Select All"
    case find = "Find"
    case replace = "Replace"
    /// The title of the button that replaces all matches.
    case all = "All"
    case findOptions = "Find Options"
    case findPrevious = "Find Previous"
    case findNext = "Find Next"
    case findAndReplace = "Find and Replace"
    case matchCase = "Match Case"
    case wholeWords = "Whole Words"
    case notFound = "Not found"
    case oneResult = "1 result"
    /// The number of matches, `%1$d`.
    case results = "%1$d results"
    /// The number of the current match, `%1$d`, and that of all, `%2$d`.
    case indexOfResults = "%1$d of %2$d"
    case openLink = "Open Link"
    case copyLink = "Copy Link"
    case call = "Call"
    case newMessage = "New Message"

    /// The word in the language of the app.
    package var text: String {
        // The app's folders are looked at once for the user's languages: bars ask for words in each transition.
        let languages = InterfaceLanguages.current
        let words = Self.shown.withLock { shown in
            if shown?.languages != languages {
                shown = (languages, Self.words(in: LocalizedFolders.language(of: nil)))
            }
            return shown?.words
        }
        return words?[self] ?? rawValue
    }

    /// The words in the language of the app, with numbers in place of their signs.
    package func text(with numbers: Int...) -> String {
        numbers.indices.reduce(text) { $0.replacing("%\($1 + 1)$d", with: String(numbers[$1])) }
    }

    /// The word in a language, such as `de_AT`; in English where there is no table that fits it.
    package func text(in language: String) -> String { Self.words(in: language)[self] ?? rawValue }

    private static let shown = Mutex<(languages: [String], words: [SystemWord: String])?>(nil)

    private static func words(in language: String?) -> [SystemWord: String] {
        let known = LanguageChoice.best(of: tables.map(\.key) + ["en"], for: language.map { [$0] } ?? [])
        guard let table = tables.first(where: { $0.key == known })?.value else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(allCases, table))
    }

    /// By languages, in the order of the cases.
    private static let tables: KeyValuePairs<String, [String]> = [
        "de": [
            "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück", "Mehr", "Löschen",
            "Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen",
            "Suchen", "Ersetzen", "Alle", "Suchoptionen", "Rückwärts suchen", "Weitersuchen", "Suchen und ersetzen",
            "Groß-/Kleinschreibung beachten", "Ganze Wörter", "Nicht gefunden", "1 Ergebnis", "%1$d Ergebnisse",
            "%1$d von %2$d", "Link öffnen", "Link kopieren", "Anrufen", "Neue E-Mail",
        ],
        "es": [
            "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Más", "Eliminar", "Cortar",
            "Copiar",
            "Pegar", "Seleccionar", "Seleccionar todo",
            "Buscar", "Reemplazar", "Todo", "Opciones de búsqueda", "Buscar anterior", "Buscar siguiente",
            "Buscar y reemplazar", "Distinguir mayúsculas y minúsculas", "Palabras completas", "No encontrado",
            "1 resultado", "%1$d resultados", "%1$d de %2$d", "Abrir enlace", "Copiar enlace", "Llamar",
            "Nuevo mensaje",
        ],
        "fr": [
            "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Autres", "Supprimer",
            "Couper",
            "Copier", "Coller", "Sélectionner", "Tout sélectionner",
            "Rechercher", "Remplacer", "Tout", "Options de recherche", "Rechercher le précédent",
            "Rechercher le suivant", "Rechercher et remplacer", "Respecter la casse", "Mots entiers", "Introuvable",
            "1 résultat", "%1$d résultats", "%1$d sur %2$d", "Ouvrir le lien", "Copier le lien", "Appeler",
            "Nouveau message",
        ],
        "it": [
            "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Altro", "Elimina", "Taglia",
            "Copia", "Incolla", "Seleziona", "Seleziona tutto",
            "Trova", "Sostituisci", "Tutto", "Opzioni di ricerca", "Trova precedente", "Trova successivo",
            "Trova e sostituisci", "Maiuscole/minuscole", "Parole intere", "Non trovato", "1 risultato",
            "%1$d risultati", "%1$d di %2$d", "Apri link", "Copia link", "Chiama", "Nuovo messaggio",
        ],
        "ja": [
            "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "その他", "削除", "カット", "コピー", "ペースト", "選択",
            "すべてを選択",
            "検索", "置換", "すべて", "検索オプション", "前を検索", "次を検索", "検索と置換", "大文字/小文字を区別", "単語全体", "見つかりません", "1件", "%1$d件",
            "%2$d件中%1$d件目", "リンクを開く", "リンクをコピー", "発信", "新規メッセージ",
        ],
        "nl": [
            "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Meer", "Verwijder", "Knip",
            "Kopieer",
            "Plak", "Selecteer", "Selecteer alles",
            "Zoek", "Vervang", "Alles", "Zoekopties", "Zoek vorige", "Zoek volgende", "Zoek en vervang",
            "Hoofdlettergevoelig", "Hele woorden", "Niet gevonden", "1 resultaat", "%1$d resultaten", "%1$d van %2$d",
            "Open link", "Kopieer link", "Bel", "Nieuw bericht",
        ],
        "pt": [
            "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Mais", "Apagar", "Cortar", "Copiar",
            "Colar", "Selecionar", "Selecionar Tudo",
            "Buscar", "Substituir", "Tudo", "Opções de Busca", "Buscar Anterior", "Buscar Seguinte",
            "Buscar e Substituir", "Maiúsculas/Minúsculas", "Palavras Inteiras", "Não encontrado", "1 resultado",
            "%1$d resultados", "%1$d de %2$d", "Abrir Link", "Copiar Link", "Ligar", "Nova Mensagem",
        ],
        "zh-Hans": [
            "完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "更多", "删除", "剪切", "拷贝", "粘贴", "选择", "全选",
            "查找", "替换", "全部", "查找选项", "查找上一个", "查找下一个", "查找与替换", "区分大小写", "全字匹配", "未找到", "1 个结果", "%1$d 个结果",
            "第 %1$d 个，共 %2$d 个", "打开链接", "拷贝链接", "呼叫", "新建邮件",
        ],
    ]
}
