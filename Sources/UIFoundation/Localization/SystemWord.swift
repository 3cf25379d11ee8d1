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
        ],
        "es": [
            "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Más", "Eliminar", "Cortar",
            "Copiar",
            "Pegar", "Seleccionar", "Seleccionar todo",
        ],
        "fr": [
            "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Autres", "Supprimer",
            "Couper",
            "Copier", "Coller", "Sélectionner", "Tout sélectionner",
        ],
        "it": [
            "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Altro", "Elimina", "Taglia",
            "Copia", "Incolla", "Seleziona", "Seleziona tutto",
        ],
        "ja": [
            "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "その他", "削除", "カット", "コピー", "ペースト", "選択",
            "すべてを選択",
        ],
        "nl": [
            "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Meer", "Verwijder", "Knip",
            "Kopieer",
            "Plak", "Selecteer", "Selecteer alles",
        ],
        "pt": [
            "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Mais", "Apagar", "Cortar", "Copiar",
            "Colar", "Selecionar", "Selecionar Tudo",
        ],
        "zh-Hans": [
            "完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "更多", "删除", "剪切", "拷贝", "粘贴", "选择", "全选",
        ],
    ]
}
