import Testing

@Suite struct TargetGraphTests {
    @Test func `lines keep the layer above them and share arrows`() {
        let graph = TargetGraph(
            "4  Host  → Core, CWindow\n   Other → Core\n3  Core → Base\n0  Base, CWindow → system headers\n| a → b |")

        #expect(graph.rows["Other"]?.layer == 4)
        #expect(graph.rows["Host"]?.dependencies == ["Core", "CWindow"])
        #expect(graph.rows["CWindow"]?.layer == 0)
        #expect(graph.rows["Base"]?.dependencies == [])
        #expect(graph.rows.count == 5)
    }
}
