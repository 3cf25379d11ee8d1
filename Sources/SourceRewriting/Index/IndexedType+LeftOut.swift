extension IndexedType {
    /// Adds the members of a declaration that were left out of the tree, whose names only the table of classes needs.
    mutating func add(_ members: [QuietMember], of bytes: [UInt8], isExtension: Bool) {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        for member in members where !member.nameRange.isEmpty {
            let name = text(member.nameRange)
            let exposure: Exposure = member.isStatic || member.isPrivate ? .hidden : .byClass
            guard let labels = member.labels?.map(text) else {
                properties[name] = IndexedProperty(
                    name: name, key: name, typeName: nil, isOverride: member.isOverride, isInExtension: isExtension,
                    exposure: exposure)
                continue
            }
            methods[name, default: []].append(
                IndexedMethod(
                    baseName: name, fullName: name + "(" + labels.map { $0 + ":" }.joined() + ")",
                    selector: ObjectiveCName.selector(base: name, labels: labels), parameters: [],
                    isStatic: member.isStatic, isOverride: member.isOverride, isInExtension: isExtension,
                    isPlain: false, exposure: exposure))
        }
    }
}
