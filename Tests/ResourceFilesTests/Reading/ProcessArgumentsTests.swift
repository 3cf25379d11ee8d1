import ResourceFiles
import Testing

@Suite struct ProcessArgumentsTests {
    @Test func `the words of the command line are those that Swift finds`() {
        #expect(ProcessArguments.all == CommandLine.arguments)
        #expect(!ProcessArguments.all.isEmpty)
    }
}
