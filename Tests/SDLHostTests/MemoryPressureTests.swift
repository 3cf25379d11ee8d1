import CSDL2
import Foundation
import HostInterface
import Testing

@testable import SDLHost

@Suite struct MemoryPressureTests {
    @Test func `the program's own group is asked before the machine`() {
        let groups = "1:cpuacct:/\n0::/user.slice/user-1000.slice/app-Contacts.scope\n"

        let files = MemoryPressure.files(groups: groups)

        #expect(
            files == [
                "/sys/fs/cgroup/user.slice/user-1000.slice/app-Contacts.scope/memory.pressure",
                "/proc/pressure/memory",
            ])
    }

    @Test(arguments: ["", "0::/\n", "4:memory:/group\n"])
    func `without a group of its own only the machine is asked`(groups: String) {
        #expect(MemoryPressure.files(groups: groups) == ["/proc/pressure/memory"])
    }

    @Test func `the kernel accepts the request where it reports pressure at all`() {
        let tells = access("/proc/pressure/memory", W_OK) == 0

        let descriptor = MemoryPressure.openTrigger()

        #expect((descriptor != nil) == tells)
        if let descriptor { close(descriptor) }
    }

    @Test func `each urgent word is passed on`() throws {
        let connection = try UrgentConnection()
        let receiver = connection.receiver
        let heard = DispatchSemaphore(value: 0)
        MemoryPressureWatcher(descriptor: receiver, pause: 0) {
            UrgentConnection.consumeUrgentByte(receiver)
            heard.signal()
        }

        connection.sendUrgentByte()
        let first = heard.wait(timeout: .now() + 10)
        connection.sendUrgentByte()
        let second = heard.wait(timeout: .now() + 10)

        #expect(first == .success)
        #expect(second == .success)
    }

    @Test func `an urgent word wakes a loop that waits for events, and is a memory warning for the app`() throws {
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        try #require(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
        defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
        let connection = try UrgentConnection()
        var translator = SDLEventTranslator(unitsPerPoint: 1, size: CGSize(width: 375, height: 667))
        translator.memoryEventType = MemoryPressure.events(from: connection.receiver)

        connection.sendUrgentByte()
        var (heard, event): ([HostEvent], SDL_Event) = ([], SDL_Event())
        while heard.isEmpty, SDL_WaitEventTimeout(&event, 10_000) != 0 { heard = translator.translate(event) }
        UrgentConnection.consumeUrgentByte(connection.receiver)

        #expect(heard == [.memoryWarning])
    }
}
