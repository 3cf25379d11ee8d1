import Foundation

/// A display without a screen, with a window manager, for one job.
struct VirtualDesktop {
    /// The programs that have to be installed.
    static let tools = ["Xvfb", "openbox", "xdotool"]

    /// The value of `DISPLAY`.
    let name: String
    private let folder: String
    private let environment: [String: String]
    private var processes: [pid_t] = []

    /// Starts it with files in a folder.
    init(folder: String, environment: [String: String]) throws {
        self.folder = folder
        let server = Child(
            program: "Xvfb", arguments: ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            environment: environment, folder: folder, errorsName: "server.txt", outputName: "display.txt")
        processes.append(try server.spawn())
        var number = ""
        for _ in 0..<500 where !number.hasSuffix("\n") {
            Thread.sleep(forTimeInterval: 0.02)
            number = (try? String(contentsOfFile: folder + "/display.txt", encoding: .utf8)) ?? ""
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        self.environment = environment.merging(["DISPLAY": name]) { $1 }
        guard name != ":" else {
            stop()
            throw Child.Failure(ETIMEDOUT, "Xvfb")
        }
        let windows = Child(
            program: "openbox", arguments: ["--sm-disable"], environment: self.environment, folder: folder,
            errorsName: "windows.txt")
        processes.append(try windows.spawn())
        // A window that is shown before the window manager runs may never show.
        for _ in 0..<200 where Int(tool(["get_num_desktops"], outputName: "desktops.txt").dropLast()) == nil {
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Ends the window manager and the display.
    func stop() {
        for process in processes.reversed() {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }

    /// The number of the window that bears a name; nil before it shows.
    func window(named name: String) -> String? {
        let answer = tool(["search", "--onlyvisible", "--name", "^\(name)$"], outputName: "window.txt")
        return answer.split(separator: "\n").first.map(String.init)
    }

    /// Acts on the windows.
    func act(_ words: [String]) { _ = tool(words, outputName: nil) }

    private func tool(_ words: [String], outputName: String?) -> String {
        let child = Child(
            program: "xdotool", arguments: words, environment: environment, folder: folder, wallLimit: 5,
            errorsName: "actions.txt", outputName: outputName)
        // A window that was closed meanwhile is no fault.
        _ = try? child.run()
        return outputName.flatMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) } ?? ""
    }
}
