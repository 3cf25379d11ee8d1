extension Contact {
    /// Contacts of the first launch.
    static let samples = [
        Contact(
            id: 1, firstName: "Ada", lastName: "Lovelace", phone: "+1 (555) 011-8919", email: "ada.lovelace@example.com"
        ),
        Contact(
            id: 2, firstName: "Alan", lastName: "Turing", phone: "+1 (555) 012-7838", email: "alan.turing@example.com"),
        Contact(
            id: 3, firstName: "Alonzo", lastName: "Church", phone: "+1 (555) 013-6757",
            email: "alonzo.church@example.com"),
        Contact(
            id: 4, firstName: "Barbara", lastName: "Liskov", phone: "+1 (555) 014-5676",
            email: "barbara.liskov@example.com"),
        Contact(
            id: 5, firstName: "Blaise", lastName: "Pascal", phone: "+1 (555) 015-4595",
            email: "blaise.pascal@example.com"),
        Contact(
            id: 6, firstName: "Charles", lastName: "Babbage", phone: "+1 (555) 016-3514",
            email: "charles.babbage@example.com"),
        Contact(
            id: 7, firstName: "Claude", lastName: "Shannon", phone: "+1 (555) 017-2433",
            email: "claude.shannon@example.com"),
        Contact(
            id: 8, firstName: "Donald", lastName: "Knuth", phone: "+1 (555) 018-1352", email: "donald.knuth@example.com"
        ),
        Contact(
            id: 9, firstName: "Dorothy", lastName: "Hodgkin", phone: "+1 (555) 019-9271",
            email: "dorothy.hodgkin@example.com"),
        Contact(
            id: 10, firstName: "Edsger", lastName: "Dijkstra", phone: "+1 (555) 010-8190",
            email: "edsger.dijkstra@example.com"),
        Contact(
            id: 11, firstName: "Emmy", lastName: "Noether", phone: "+1 (555) 011-7109",
            email: "emmy.noether@example.com"),
        Contact(id: 12, firstName: "Euclid", email: "euclid@example.com"),
        Contact(
            id: 13, firstName: "Évariste", lastName: "Galois", phone: "+1 (555) 013-4947",
            email: "evariste.galois@example.com"),
        Contact(
            id: 14, firstName: "Frances", lastName: "Allen", phone: "+1 (555) 014-3866",
            email: "frances.allen@example.com"),
        Contact(
            id: 15, firstName: "Grace", lastName: "Hopper", phone: "+1 (555) 015-2785",
            email: "grace.hopper@example.com"),
        Contact(
            id: 16, firstName: "Hedy", lastName: "Lamarr", phone: "+1 (555) 016-1704", email: "hedy.lamarr@example.com"),
        Contact(id: 17, firstName: "Hypatia", email: "hypatia@example.com"),
        Contact(
            id: 18, firstName: "Ida", lastName: "Rhodes", phone: "+1 (555) 018-8542", email: "ida.rhodes@example.com"),
        Contact(
            id: 19, firstName: "Jean", lastName: "Bartik", phone: "+1 (555) 019-7461", email: "jean.bartik@example.com"),
        Contact(
            id: 20, firstName: "Johannes", lastName: "Kepler", phone: "+1 (555) 010-6380",
            email: "johannes.kepler@example.com"),
        Contact(
            id: 21, firstName: "Katherine", lastName: "Johnson", phone: "+1 (555) 011-5299",
            email: "katherine.johnson@example.com"),
        Contact(
            id: 22, firstName: "Kurt", lastName: "Gödel", phone: "+1 (555) 012-4218", email: "kurt.godel@example.com"),
        Contact(
            id: 23, firstName: "Leonhard", lastName: "Euler", phone: "+1 (555) 013-3137",
            email: "leonhard.euler@example.com"),
        Contact(
            id: 24, firstName: "Lise", lastName: "Meitner", phone: "+1 (555) 014-2056",
            email: "lise.meitner@example.com"),
        Contact(
            id: 25, firstName: "Margaret", lastName: "Hamilton", phone: "+1 (555) 015-9975",
            email: "margaret.hamilton@example.com"),
        Contact(
            id: 26, firstName: "Maryam", lastName: "Mirzakhani", phone: "+1 (555) 016-8894",
            email: "maryam.mirzakhani@example.com"),
        Contact(
            id: 27, firstName: "Niklaus", lastName: "Wirth", phone: "+1 (555) 017-7813",
            email: "niklaus.wirth@example.com"),
        Contact(
            id: 28, firstName: "Peter", lastName: "Naur", phone: "+1 (555) 018-6732", email: "peter.naur@example.com"),
        Contact(
            id: 29, firstName: "Radia", lastName: "Perlman", phone: "+1 (555) 019-5651",
            email: "radia.perlman@example.com"),
        Contact(
            id: 30, firstName: "René", lastName: "Descartes", phone: "+1 (555) 010-4570",
            email: "rene.descartes@example.com"),
        Contact(
            id: 31, firstName: "Sofja", lastName: "Kowalewskaja", phone: "+1 (555) 011-3489",
            email: "sofja.kowalewskaja@example.com"),
        Contact(
            id: 32, firstName: "Srinivasa", lastName: "Ramanujan", phone: "+1 (555) 012-2408",
            email: "srinivasa.ramanujan@example.com"),
        Contact(
            id: 33, firstName: "Tony", lastName: "Hoare", phone: "+1 (555) 013-1327", email: "tony.hoare@example.com"),
        Contact(
            id: 34, firstName: "Vera", lastName: "Rubin", phone: "+1 (555) 014-9246", email: "vera.rubin@example.com"),
        Contact(
            id: 35, firstName: "Yutaka", lastName: "Taniyama", phone: "+1 (555) 015-8165",
            email: "yutaka.taniyama@example.com"),
    ]
}
