@testable import SourceScanning

/// The arrows among the folders of one target, found in the text of its sources.
///
/// Files of one module need no imports, so the compiler does not see these arrows. A file mentions another folder when it uses a
/// type or a function at file level that only that folder declares, or a member that only that folder declares: one that it adds
/// to a type of another folder, or one of its own types, which a chain of properties reaches without a mention of the type.
/// Ambiguous names are left out: those declared in two folders, and those that another target or Swift itself declares too.
struct RoomMap {
    /// The causes of each arrow: the files, by name mentioned.
    private(set) var causes: [RoomArrow: [String: Set<String>]] = [:]

    /// Members of Swift's and Foundation's types that some folder declares too.
    private static let common: Set<String> = [
        "about", "commit", "decode", "decodeObject", "element", "encode", "index", "isCancelled", "joined", "keys",
        "lowerBound", "map", "override", "prefix", "removeObject", "repeat", "sorted", "split", "suffix", "upperBound",
    ]

    private var typeRooms: [String: Set<String>] = [:]
    private var memberRooms: [String: Set<String>] = [:]
    /// The folders whose own types have a member.
    private var ownMemberRooms: [String: Set<String>] = [:]
    /// The types inside which a name is declared: there it is not the one at file level.
    private var nestings: [String: Set<String>] = [:]
    private var foreignNames: Set<String>

    /// Looks at the sources of a target; `others` are those of the targets that it can see.
    init(_ sources: [SwiftSource], others: [SwiftSource] = []) {
        foreignNames = Self.common.union(others.flatMap(\.declarations).map(\.name))
        for source in sources { collectTypes(of: source) }
        for source in sources { collectMembers(of: source) }
        for source in sources { collectMentions(in: source) }
    }

    /// The folder of a file below its target; nil when it lies in the target itself.
    static func room(of source: SwiftSource) -> String? {
        let components = source.path.split(separator: "/")
        return components.count > 3 ? String(components[2]) : nil
    }

    // MARK: Declarations

    private mutating func collectTypes(of source: SwiftSource) {
        guard let room = Self.room(of: source) else { return }
        for declaration in source.declarations where declaration.kind != .extension && !declaration.isPrivate {
            if declaration.isTopLevel {
                typeRooms[declaration.name, default: []].insert(room)
            } else if declaration.kind.isType, let outer = declaration.containers.last {
                nestings[declaration.name, default: []].insert(outer.name)
            }
        }
    }

    private mutating func collectMembers(of source: SwiftSource) {
        guard let room = Self.room(of: source) else { return }
        for declaration in source.declarations where !declaration.isTopLevel && !declaration.kind.isType {
            let outer = declaration.containers[0]
            let isAddition = outer.kind == .extension && typeRooms[Self.outermost(outer.name)] != [room]
            if isAddition, !declaration.isPrivate {
                memberRooms[declaration.name, default: []].insert(room)
            } else {
                ownMemberRooms[declaration.name, default: []].insert(room)
            }
        }
    }

    private static func outermost(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    // MARK: Mentions

    private mutating func collectMentions(in source: SwiftSource) {
        guard let room = Self.room(of: source) else { return }
        let file = String(source.path.split(separator: "/").dropFirst(2).joined(separator: "/"))
        let own = Set(source.declarations.flatMap { [$0.name] + $0.containers.map(\.name) }.map(Self.outermost))
        let locals = Self.locals(of: source)
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            let before = index > 0 ? source.tokens[index - 1] : nil
            let after = index + 1 < source.tokens.count ? source.tokens[index + 1] : nil
            let follows = before?.isMark(".") == true
            let isCalled = after?.isMark("(") == true || follows
            var target: String?
            if let rooms = typeRooms[token.text] {
                let isNested = !nestings[token.text, default: []].isDisjoint(with: own)
                let isMention = follows ? false : token.text.first?.isUppercase == true || isCalled
                if isMention, !isNested { target = Self.only(rooms) }
            } else if isCalled || !locals.contains(token.text), !foreignNames.contains(token.text) {
                let isReached = follows && index > 1 && Self.endsValue(source.tokens[index - 2])
                target = memberRoom(token.text, isReached: isReached)
            }
            guard let target, target != room else { continue }
            causes[RoomArrow(from: room, to: target), default: [:]][token.text, default: []].insert(file)
        }
    }

    /// The only folder that declares a member; one of a folder's own types counts where a value in front of the dot has it.
    private func memberRoom(_ name: String, isReached: Bool) -> String? {
        guard let rooms = ownMemberRooms[name] else { return memberRooms[name].flatMap(Self.only) }
        return isReached && memberRooms[name] == nil ? Self.only(rooms) : nil
    }

    /// Whether a value may end with a token, so that a dot behind it leads to a member.
    private static func endsValue(_ token: SwiftToken) -> Bool {
        token.kind == .word || [")", "]", "?", "!", "}"].contains { token.isMark($0) }
    }

    private static func only(_ rooms: Set<String>) -> String? { rooms.count == 1 ? rooms.first : nil }

    /// The variables, parameters and labels of a file, which may have a member's name.
    private static func locals(of source: SwiftSource) -> Set<String> {
        var locals: Set<String> = []
        for (token, next) in zip(source.tokens, source.tokens.dropFirst()) where next.kind == .word {
            if ["let", "var", "func", "case", "for"].contains(token.text) { locals.insert(next.text) }
        }
        for (token, next) in zip(source.tokens, source.tokens.dropFirst()) where token.kind == .word {
            if next.isMark(":") { locals.insert(token.text) }
        }
        return locals
    }
}
