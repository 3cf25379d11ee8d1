import ConstraintSolver

/// Rows and columns in each other whose contents wish for lengths, changed as apps change them.
struct LayoutWalk {
    /// A constraint by the numbers of its variables.
    struct Relation {
        var terms: [(variable: Int, factor: Double)]
        var relation: ConstraintSystem.Relation
        var constant: Double
        var strength: Float

        func error(_ values: [Double]) -> Double {
            var difference = -constant
            for term in terms { difference += term.factor * values[term.variable] }
            switch relation {
            case .equal: return abs(difference)
            case .lessOrEqual: return max(difference, 0)
            case .greaterOrEqual: return max(-difference, 0)
            }
        }
    }

    private struct Item {
        /// The numbers of the start and the length along each axis.
        let starts, lengths: [Int]
        var container: Int?
        var content: [Int] = []
        var axis = 0
        var distribution = 0
        var alignment = 0
        var gap = 0.0
        var isHidden = false
        /// The constraints of its content's arrangement, of its own wishes, and of its limits.
        var arrangement: [Int] = []
        var wishes: [Int] = []
        var limits: [Int] = []
    }

    private(set) var system = ConstraintSystem()
    private var variables: [ConstraintSystem.Variable?] = []
    private var items: [Int: Item] = [:]
    private var relations: [Int: (relation: Relation, name: ConstraintSystem.Constraint)] = [:]
    /// The constraints of the app itself.
    private var extras: [Int] = []
    private var nextNumber = 0
    private var dice: Dice
    private(set) var refusals = 0

    init(seed: Int) {
        dice = Dice(seed)
        let root = makeItem(in: nil)
        for axis in 0...1 {
            for variable in [items[root]!.starts[axis], items[root]!.lengths[axis]] {
                let length = variable == items[root]!.lengths[axis] ? Double(dice.number(100...400)) : 0
                if let number = add([(variable, 1)], .equal, length) { extras.append(number) }
            }
        }
        for _ in 0..<dice.number(2...6) { addItem() }
    }

    // MARK: Constraints

    @discardableResult
    private mutating func add(
        _ terms: [(variable: Int, factor: Double)], _ relation: ConstraintSystem.Relation, _ constant: Double,
        strength: Float = ConstraintSystem.required
    ) -> Int? {
        var named: [ConstraintSystem.Term] = []
        for term in terms { named.append(.init(variables[term.variable]!, term.factor)) }
        guard let name = try? system.add(named, relation, constant, strength: strength) else {
            refusals += 1
            return nil
        }
        nextNumber += 1
        relations[nextNumber] = (
            Relation(terms: terms, relation: relation, constant: constant, strength: strength), name
        )
        return nextNumber
    }

    private mutating func remove(_ numbers: [Int]) {
        for number in numbers {
            guard let (_, name) = relations.removeValue(forKey: number) else { continue }
            try? system.remove(name)
            extras.removeAll { $0 == number }
        }
    }

    private mutating func setConstant(_ constant: Double, of number: Int) {
        guard let (_, name) = relations[number] else { return }
        if (try? system.setConstant(constant, of: name)) != nil { relations[number]?.relation.constant = constant }
    }

    // MARK: Items

    private mutating func makeItem(in container: Int?) -> Int {
        nextNumber += 1
        let first = variables.count
        for _ in 0..<4 { variables.append(system.makeVariable()) }
        var item = Item(starts: [first, first + 1], lengths: [first + 2, first + 3], container: container)
        (item.axis, item.distribution) = (dice.number(0...1), dice.number(0...4))
        (item.alignment, item.gap) = (dice.number(0...3), Double(dice.number(0...10)))
        let number = nextNumber
        items[number] = item
        for length in item.lengths {
            if let limit = add([(length, 1)], .greaterOrEqual, 0) { items[number]!.limits.append(limit) }
        }
        return number
    }

    private var numbers: [Int] { items.keys.sorted() }
    private var inner: [Int] { numbers.filter { items[$0]!.container != nil } }

    private mutating func addItem() {
        guard items.count < 14 else { return }
        let container = numbers.filter { items[$0]!.wishes.isEmpty }.randomElement(using: &dice)!
        let made = makeItem(in: container)
        items[container]!.content.insert(made, at: dice.number(0...items[container]!.content.count))
        if dice.chance(0.7) { wish(made) }
        arrange(container)
    }

    /// Has an item wish for lengths as contents do: more strongly against compression than against stretching.
    private mutating func wish(_ number: Int) {
        remove(items[number]!.wishes)
        items[number]!.wishes = []
        let bias: Float = dice.chance(0.3) ? 0.001 : 0
        for length in items[number]!.lengths {
            let wanted = Double(dice.number(5...120))
            let resistance: Float = [750, 750, 749, 1000, 251][dice.number(0...4)]
            let hugging: Float = [250, 250, 251, 750, 1000][dice.number(0...4)]
            for (relation, strength) in [
                (ConstraintSystem.Relation.greaterOrEqual, min(1000, resistance + bias)),
                (.lessOrEqual, min(1000, hugging + bias)),
            ] {
                if let made = add([(length, 1)], relation, wanted, strength: strength) {
                    items[number]!.wishes.append(made)
                }
            }
        }
    }

    private mutating func removeItem(_ number: Int) {
        for inside in items[number]!.content { removeItem(inside) }
        let container = items[number]!.container!
        items[container]!.content.removeAll { $0 == number }
        remove(items[number]!.arrangement + items[number]!.wishes + items[number]!.limits)
        let own = Set(items[number]!.starts + items[number]!.lengths)
        let touching = relations.keys.sorted().filter {
            relations[$0]!.relation.terms.contains { own.contains($0.variable) }
        }
        remove(touching)
        items[number] = nil
        for variable in own.sorted() {
            try? system.remove(variables[variable]!)
            variables[variable] = nil
        }
        arrange(container)
    }

    /// Lays the content of an item out anew.
    private mutating func arrange(_ number: Int) {
        remove(items[number]!.arrangement)
        let item = items[number]!
        let (along, across) = (item.axis, 1 - item.axis)
        let shown = item.content.filter { !items[$0]!.isHidden }
        var made: [Int?] = []
        func start(_ number: Int, _ axis: Int) -> Int { items[number]!.starts[axis] }
        func length(_ number: Int, _ axis: Int) -> Int { items[number]!.lengths[axis] }
        let places = shown.map { (start($0, along), length($0, along), start($0, across), length($0, across)) }
        let spreads = item.distribution > 2
        for (index, view) in places.enumerated() {
            if index == 0 {
                made.append(add([(view.0, 1)], .equal, 0))
            } else {
                let former = places[index - 1]
                let gap = [(view.0, 1.0), (former.0, -1), (former.1, -1)]
                made.append(add(gap, spreads ? .greaterOrEqual : .equal, item.gap))
                if spreads { made.append(add(gap, .equal, item.gap, strength: 51)) }
                switch item.distribution {
                case 1: made.append(add([(view.1, 1), (places[0].1, -1)], .equal, 0))
                case 2:
                    let part = Double(1 + index % 3)
                    made.append(add([(view.1, 1), (places[0].1, -part)], .equal, 0, strength: Float(999 - index)))
                case 4 where index > 1:
                    let first = places[index - 2]
                    made.append(
                        add(
                            [
                                (view.0, 1), (view.1, 0.5), (former.0, -2), (former.1, -1), (first.0, 1),
                                (first.1, 0.5),
                            ], .equal, 0, strength: 149))
                default: break
                }
            }
            if index == places.count - 1 {
                made.append(add([(view.0, 1), (view.1, 1), (item.lengths[along], -1)], .equal, 0))
            }
            let end = [(view.2, 1.0), (view.3, 1), (item.lengths[across], -1)]
            switch item.alignment {
            case 0: made += [add([(view.2, 1)], .equal, 0), add(end, .equal, 0)]
            case 1:
                made += [
                    add([(view.2, 1)], .equal, 0), add(end, .lessOrEqual, 0), add(end, .equal, 0, strength: 51),
                ]
            case 2:
                made += [
                    add([(view.2, 2), (view.3, 1), (item.lengths[across], -1)], .equal, 0),
                    add([(view.2, 1)], .greaterOrEqual, 0), add(end, .lessOrEqual, 0),
                    add(end, .equal, 0, strength: 51),
                ]
            default:
                made += [
                    add(end, .equal, 0), add([(view.2, 1)], .greaterOrEqual, 0),
                    add([(view.2, 1)], .equal, 0, strength: 51),
                ]
            }
        }
        for hidden in item.content where items[hidden]!.isHidden {
            made += [
                add([(length(hidden, along), 1)], .equal, 0), add([(start(hidden, across), 1)], .equal, 0),
            ]
        }
        items[number]!.arrangement = made.compactMap { $0 }
    }

    private mutating func addExtra() {
        guard extras.count < 24, let first = inner.randomElement(using: &dice) else { return }
        let second = inner.randomElement(using: &dice)!
        let (axis, other) = (dice.number(0...1), dice.number(0...1))
        let strength: Float =
            dice.chance(0.3) ? ConstraintSystem.required : [999, 998, 750, 500, 250, 50, 24][dice.number(0...6)]
        let relation: ConstraintSystem.Relation =
            dice.chance(0.4) ? .equal : dice.chance(0.5) ? .lessOrEqual : .greaterOrEqual
        let (one, two) = (items[first]!, items[second]!)
        let made: Int?
        switch dice.number(0...5) {
        case 0 where first != second:
            made = add(
                [(one.lengths[axis], 1), (two.lengths[axis], -1)], relation, Double(dice.number(-10...10)),
                strength: strength)
        case 1:
            made = add(
                [(one.lengths[0], 1), (one.lengths[1], [-1, -1.5, -0.75][dice.number(0...2)])], .equal, 0,
                strength: strength)
        case 2 where first != second:
            made = add(
                [(one.starts[axis], 1), (one.lengths[axis], 0.5), (two.starts[axis], -1), (two.lengths[axis], -0.5)],
                .equal, 0, strength: strength)
        case 3 where first != second:
            made = add(
                [(one.starts[axis], 1), (two.starts[axis], -1), (two.lengths[axis], -1)], .greaterOrEqual, 8,
                strength: strength)
        case 4 where first != second:
            made = add(
                [(one.lengths[axis], 1), (two.lengths[other], -0.5)], relation, Double(dice.number(0...20)),
                strength: strength)
        default: made = add([(one.lengths[axis], 1)], relation, Double(dice.number(0...150)), strength: strength)
        }
        if let made { extras.append(made) }
    }

    // MARK: Steps

    /// Changes something.
    mutating func step() {
        let chosen = inner.randomElement(using: &dice)
        switch dice.number(0...17) {
        case 0, 1: addItem()
        case 2: if let chosen, dice.chance(0.5) { removeItem(chosen) }
        case 3...5:
            guard let chosen, items[chosen]!.content.isEmpty, !items[chosen]!.wishes.isEmpty else { return }
            // Text grows or shrinks in both wishes.
            let wanted = Double(dice.number(5...160))
            let wishes = items[chosen]!.wishes
            for number in dice.chance(0.5) ? wishes : wishes.reversed() { setConstant(wanted, of: number) }
        case 6, 7:
            guard let chosen else { return }
            items[chosen]!.isHidden.toggle()
            arrange(items[chosen]!.container!)
        case 8:
            guard let container = numbers.filter({ !items[$0]!.content.isEmpty }).randomElement(using: &dice) else {
                return
            }
            items[container]!.axis = dice.number(0...1)
            items[container]!.distribution = dice.number(0...4)
            items[container]!.alignment = dice.number(0...3)
            items[container]!.gap = Double(dice.number(-3...12))
            arrange(container)
        case 9...11: addExtra()
        case 12: if let number = extras.dropFirst(4).randomElement(using: &dice) { remove([number]) }
        case 13:
            guard let number = relations.keys.sorted().randomElement(using: &dice) else { return }
            setConstant(relations[number]!.relation.constant + Double(dice.number(-30...30)), of: number)
        case 14:
            guard let number = extras.dropFirst(4).randomElement(using: &dice) else { return }
            let strength: Float = [999, 750, 500, 250, 50][dice.number(0...4)]
            if (try? system.setStrength(strength, of: relations[number]!.name)) != nil {
                relations[number]!.relation.strength = strength
            }
        case 15: setConstant(Double(dice.number(20...400)), of: extras[dice.chance(0.5) ? 1 : 3])
        case 16:
            if let chosen, !items[chosen]!.wishes.isEmpty { wish(chosen) }
        default:
            // A measurement is made on a copy.
            guard let chosen else { return }
            var copy = system
            for length in items[chosen]!.lengths {
                _ = try? copy.add([.init(variables[length]!)], .equal, 0, strength: 50)
            }
            copy.solve()
        }
    }

    mutating func solve() { system.solve() }

    // MARK: Comparing

    /// Whether the next time is one for solving.
    mutating func chance(_ part: Double) -> Bool { dice.chance(part) }

    private func errors(_ values: [Double]) -> [Float: Double] {
        var errors: [Float: Double] = [:]
        for (relation, _) in relations.values { errors[relation.strength, default: 0] += relation.error(values) }
        return errors
    }

    private func values(_ system: ConstraintSystem, _ variables: [ConstraintSystem.Variable?]) -> [Double] {
        var values: [Double] = []
        for variable in variables { values.append(variable.map(system.value) ?? 0) }
        return values
    }

    /// The first level, from the strongest, at which the errors are other ones than those of a system built afresh; nil for none.
    mutating func fault() -> String? {
        var fresh = ConstraintSystem()
        var made: [ConstraintSystem.Variable?] = []
        for variable in variables { made.append(variable == nil ? nil : fresh.makeVariable()) }
        for number in relations.keys.sorted().shuffled(using: &dice) {
            let relation = relations[number]!.relation
            var terms: [ConstraintSystem.Term] = []
            for term in relation.terms { terms.append(.init(made[term.variable]!, term.factor)) }
            do {
                try fresh.add(terms, relation.relation, relation.constant, strength: relation.strength)
            } catch {
                return "the fresh system refuses \(relation): \(error)"
            }
        }
        fresh.solve()
        if let broken = fresh.brokenInvariants().first { return "fresh: \(broken)" }
        let (own, other) = (errors(values(system, variables)), errors(values(fresh, made)))
        for strength in own.keys.sorted(by: >)
        where abs(own[strength]! - other[strength]!) > 1e-5 * (1 + own[strength]!) {
            return "errors at \(strength) are \(own[strength]!), and \(other[strength]!) of a fresh system"
        }
        return nil
    }
}
