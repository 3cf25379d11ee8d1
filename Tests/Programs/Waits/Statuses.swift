import Foundation
import UIKit

/// An app that starts programs without Foundation.
@MainActor enum Statuses {
    /// Starts a program again and again and takes its status by another function each time; notes the length of its output.
    static func take(of path: String) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(getpid())").path
        defer { unlink(output) }
        for name in ["waitpid", "wait4", "wait3", "waitid", "wait"] {
            var (process, status, state): (pid_t, Int32, siginfo_t) = (0, 0, siginfo_t())
            let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(name), nil]
            defer { words.forEach { free($0) } }
            let file = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            posix_spawn_file_actions_adddup2(&actions, file, STDOUT_FILENO)
            defer { posix_spawn_file_actions_destroy(&actions) }
            guard posix_spawn(&process, path, &actions, nil, words, environ) == 0 else { return Diary.say("failed") }
            switch name {
            case "waitpid": while waitpid(process, &status, WNOHANG) == 0 { usleep(1000) }
            case "wait4": wait4(process, &status, 0, nil)
            case "wait3": wait3(&status, 0, nil)
            case "waitid": waitid(P_PID, id_t(process), &state, WEXITED)
            default: wait(&status)
            }
            let length = lseek(file, 0, SEEK_END)
            close(file)
            Diary.note("\(name) \(name == "waitid" ? state._sifields._sigchld.si_status : status >> 8) \(length)")
        }
    }
}
